"""The colours of the terminal table: below the surface, emergency light."""

from __future__ import annotations

from typing import Final

INK: Final = "#0b0f12"  # behind everything
PANEL: Final = "#12181c"
LINE: Final = "#263038"
TEXT: Final = "#e6edf0"
MUTED: Final = "#8fa1ab"
FAINT: Final = "#5b6b75"

SIGNAL: Final = "#f2b632"  # you can do this now
SIGNAL_DEEP: Final = "#6b5320"
DANGER: Final = "#ff6b6f"
INFO: Final = "#5cbfe0"

WALL: Final = "#2c373f"  # the concrete of a revealed tile
CORRIDOR: Final = "#9fb0ae"
HUB: Final = "#bccac6"
PREVIEW: Final = "#d8b45a"
HATCH: Final = "#141b20"  # a face-down tile
HATCH_LINE: Final = "#3a4953"
GONE: Final = "#3a4750"  # countdown numbers that are past

# By seat: a piece, its number on it, the ground of its start slots, and the same side written as text.
SEAT: Final = ("#e4572e", "#2db184")
SEAT_INK: Final = ("#ffffff", "#04140e")
SEAT_GROUND: Final = ("#3b221b", "#14342a")
SEAT_TEXT: Final = ("#ff8a65", "#4fd1a5")
