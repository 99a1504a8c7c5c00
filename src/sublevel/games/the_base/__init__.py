"""The Base: a race of two teams through a maze of turning tiles (docs/rules/the-base.md)."""
