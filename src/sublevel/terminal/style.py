"""The style sheet of the terminal table."""

from __future__ import annotations

from typing import Final

from sublevel.terminal import palette

CSS: Final = f"""
Screen {{ background: {palette.INK}; color: {palette.TEXT}; overflow: hidden; }}
#title, #track {{ height: 1; display: none; }}
#middle {{ height: 1fr; }}
#left {{ height: 100%; }}
#board {{ background: {palette.INK}; }}
#panel {{ width: 1fr; height: 100%; background: {palette.PANEL}; padding: 0 1; }}
#facts {{ height: auto; }}
#heading {{ height: 1; background: {palette.LINE}; padding: 0 1; }}
#scroll {{ height: 1fr; }}
#log {{ height: auto; }}
#prompt, #message, #buttons, #keys {{ height: 1; }}
#prompt, #message {{ padding: 0 1; }}
#command {{ height: 1; background: {palette.PANEL}; border: none; padding: 0 1; color: {palette.TEXT}; }}
#command:focus {{ background: {palette.LINE}; }}
.-roomy #title, .-roomy #track {{ display: block; }}
.-roomy #message {{ height: 2; }}
.-roomy #title {{ background: {palette.PANEL}; }}
.-roomy #panel {{ padding: 1 2; }}
.-roomy #track {{ width: 100%; text-align: center; }}
ModalScreen {{ align: center middle; background: {palette.INK} 60%; }}
.window {{ width: 78; max-width: 100%; height: auto; max-height: 100%; padding: 0 2; background: {palette.PANEL};
    border: round {palette.SIGNAL}; border-title-color: {palette.SIGNAL}; border-subtitle-color: {palette.MUTED}; }}
.window VerticalScroll {{ height: auto; max-height: 100%; }}
VerticalScroll {{ scrollbar-size-vertical: 1; background: {palette.PANEL};
    scrollbar-background: {palette.PANEL}; scrollbar-color: {palette.LINE}; scrollbar-color-active: {palette.FAINT};
    scrollbar-background-hover: {palette.PANEL}; scrollbar-color-hover: {palette.FAINT};
    scrollbar-background-active: {palette.PANEL}; }}
#reading {{ height: auto; }}
#file {{ margin: 1 0 0 0; }}
#problem {{ height: auto; min-height: 1; }}
#answers {{ height: auto; margin: 1 0 0 0; }}
"""
