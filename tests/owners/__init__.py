"""Owners' components: data folders that replace what comes with the games."""
