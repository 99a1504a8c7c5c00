"""Pointer and keys as WebDriver and WebDriver BiDi both write them down."""

from __future__ import annotations

from typing import Any

KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowRight": "\ue014"}


def move(x: float, y: float) -> list[dict[str, Any]]:
    """Move the mouse to a spot of the window."""
    actions = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0, "origin": "viewport"}]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}]


def click(x: float, y: float) -> list[dict[str, Any]]:
    """Move the mouse to a spot of the window, press and release its button."""
    [mouse] = move(x, y)
    mouse["actions"] += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    return [mouse]


def key(name: str) -> list[dict[str, Any]]:
    """Press and release a key."""
    value = KEYS.get(name, name)
    actions = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
    return [{"type": "key", "id": "keyboard", "actions": actions}]
