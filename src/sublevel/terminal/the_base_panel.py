"""The words beside the board of The Base: who is on turn, the countdown, the pieces, the prompt and the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from sublevel.terminal import palette
from sublevel.terminal.the_base import SIDES, pieces, sign_of
from sublevel.terminal.the_base_hand import Hand

View = Mapping[str, Any]
NAMES: Final = {"X": "Explorers", "M": "Mutants"}
SHAPES: Final = {"D": "╷", "I": "│", "L": "└", "T": "┴", "X": "┼"}
EMBLEMS: Final = {"X": "⬢", "M": "✹"}
KINDS: Final = {
    "move": "Move",
    "rotate": "Turn",
    "orient": "Set up",
    "reveal": "Reveal",
    "return": "Return",
    "bonus_action": "Bonus",
    "bonus_time": "Bonus",
    "pass": "Pass",
    "challenge_accept": "Challenge",
    "challenge_decline": "Challenge",
}
LOW: Final = 5  # from here on the countdown is shown as a danger
TRACK: Final = 20


def colour(side: str) -> str:
    """A side's colour for text."""
    return palette.SEAT_TEXT[SIDES.index(side)]


def pips(full: int, of: int, on: str = "●", off: str = "○") -> str:
    """A row of full and empty pips."""
    return on * full + off * max(0, of - full)


def countdown_track(view: View) -> Text:
    """The countdown board with its token."""
    text = Text(justify="center", no_wrap=True)
    text.append("COUNTDOWN ", style=palette.MUTED)
    for number in range(TRACK, -1, -1):
        low = number <= LOW
        if number == view["countdown"]:
            text.append(f" {number} ", style=f"bold {palette.INK} on {palette.DANGER if low else palette.TEXT}")
        else:
            gone = number > view["countdown"]
            text.append(f"{number:>3}", style=palette.GONE if gone else palette.DANGER if low else palette.MUTED)
    return text


def facts(view: View, names: Sequence[str], wide: bool) -> Text:
    """The state of the match in a few lines."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for side in ("X", "M"):
        _side(text, view, side, names[SIDES.index(side)], wide)
    if not wide:
        low = view["countdown"] <= LOW
        text.append("countdown ", style=palette.MUTED)
        text.append(f"{view['countdown']:>2}", style=f"bold {palette.DANGER if low else palette.TEXT}")
        text.append("   ")
    _hidden(text, view, wide)
    text.append("ahead now ", style=palette.MUTED)
    leader = view["aids"]["leader"]
    text.append(NAMES.get(leader, "nobody"), style=colour(leader) if leader in NAMES else palette.TEXT)
    return text


def _side(text: Text, view: View, side: str, who: str, wide: bool) -> None:
    """One side: name, player, actions, pieces, saved pieces and tokens."""
    on_turn = view["turn"] == side and view["phase"] in ("orient", "play", "return", "challenge")
    text.append(f"{EMBLEMS[side]} {NAMES[side]}", style=f"bold {colour(side)}")
    text.append(f" {who}", style=palette.MUTED)
    if on_turn:
        actions = view["actions"] if view["phase"] != "orient" else 0
        label = pips(actions, max(3, actions), "■", "□") if view["phase"] != "orient" else "set-up"
        text.append("  ")
        text.append(label, style=f"bold {palette.SIGNAL}")
    text.append("\n")
    for piece in pieces(view):
        if piece["side"] == side:
            _piece(text, piece)
    text.append("\n  ")
    text.append("saved ", style=palette.MUTED)
    text.append(pips(view["saved"][side], 3), style=colour(side))
    text.append("  bonus ", style=palette.MUTED)
    tokens = view["tokens"][side]
    text.append("+1 " * tokens if tokens else "none", style=palette.SIGNAL if tokens else palette.FAINT)
    text.append("\n\n" if wide else "\n")


def _piece(text: Text, piece: Mapping[str, Any]) -> None:
    """A piece: number, place and how it stands."""
    sign = sign_of(piece)
    text.append(f"  {piece['number']}", style=f"bold {colour(piece['side'])}")
    text.append(f" {piece['at'] or '--'}", style=palette.TEXT)
    text.append(sign, style=f"bold {palette.DANGER if sign == '!' else palette.TEXT}")


def _hidden(text: Text, view: View, wide: bool) -> None:
    """The face-down tiles by shape."""
    total = sum(view["hidden"].values())
    text.append("hidden    " if wide else "hidden ", style=palette.MUTED)
    text.append(str(total), style=palette.TEXT)
    if not wide:
        text.append("\nshapes    ", style=palette.MUTED)
    for shape, count in view["hidden"].items():
        if count:
            text.append("  " if wide else "", style=palette.TEXT)
            text.append(f"{SHAPES[shape]}", style=f"bold {palette.TEXT}")
            text.append(f"{count}" + ("" if wide else "  "), style=palette.MUTED)
    text.append("\n")


def log_text(lines: Sequence[str]) -> Table:
    """The log, each turn in its side's colour. Set-up lines have no countdown."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(overflow="fold")
    for line in lines:
        head, _, actions = line.removeprefix("setup ").partition(": ")
        side = head[-1] if head and head[-1] in NAMES else ""
        grid.add_row(Text(head, style=colour(side) if side else palette.MUTED), Text(actions, style=palette.TEXT))
    return grid


def legal_text(view: View) -> Text:
    """All legal actions, by kind."""
    groups: dict[str, list[str]] = {}
    for entry in view["legal"]:
        groups.setdefault(KINDS[entry["kind"]], []).append(entry["text"])
    text = Text(overflow="fold")
    if not groups:
        text.append("It is not for you to act.", style=palette.MUTED)
    for kind, actions in groups.items():
        text.append(f"{kind} ", style=f"bold {palette.SIGNAL}")
        text.append(f"{len(actions)}\n", style=palette.FAINT)
        text.append("  " + "  ".join(actions) + "\n", style=palette.TEXT)
    text.rstrip()
    return text


def prompt(view: View, hand: Hand, names: Sequence[str]) -> Text:
    """One sentence: what to do now, or whom one waits for."""
    if not view["waiting"]:
        return Text(headline(view) + " N starts a new match.", style=f"bold {palette.TEXT}")
    seat = view["waiting"][0]
    side = SIDES[seat]
    text = Text(f"{NAMES[side]}: ", style=f"bold {colour(side)}", no_wrap=True, overflow="ellipsis")
    mine = bool(view["legal"])
    text.append(_task(view, hand, side) if mine else f"{names[seat]} is thinking …", style=palette.TEXT)
    return text


def _task(view: View, hand: Hand, side: str) -> str:
    """What the player on turn has to do."""
    kinds = {entry["kind"] for entry in view["legal"]}
    if view["phase"] == "orient":
        return f"turn the start tile {view['orient']} as you like: Q E turn, Enter confirms."
    if view["phase"] == "return":
        return f"piece {view['pending']['number']} was captured. Choose its slot: Tab, then Enter."
    if view["phase"] == "challenge_offer":
        return "you lost, but time is left. Go on alone against the clock? Tab, then Enter."
    if kinds <= {"pass", "bonus_time"}:
        return "no action is possible. Enter passes."
    left = "1 action left" if view["actions"] == 1 else f"{view['actions']} actions left"
    return f"{left}: {_help(hand)}"


def _help(hand: Hand) -> str:
    """What can be done with what is picked."""
    chosen = hand.chosen()
    if hand.number is not None:
        places = ", ".join(hand.moves())
        return f"piece {hand.number} can go to {places}." if places else f"piece {hand.number} cannot move now."
    if chosen and chosen["kind"] == "reveal":
        return f"Enter or R reveals {chosen['cell']}."
    if chosen and chosen["kind"] == "rotate":
        return f"Q E turn {chosen['cell']}, Enter confirms."
    return "move a piece, turn or reveal a tile."


def buttons(hand: Hand) -> list[tuple[str, str]]:
    """The buttons of this moment: label and notation."""
    found: list[tuple[str, str]] = []
    chosen = hand.chosen()
    if chosen and chosen["kind"] in ("rotate", "orient", "reveal", "return"):
        found.append((_label(chosen, hand), chosen["text"]))
    words = {
        "bonus_action": "+1 action",
        "bonus_time": "+1 round",
        "pass": "Pass",
        "challenge_accept": "Go on alone",
        "challenge_decline": "Stop here",
    }
    for entry in hand.legal:
        if entry["kind"] in words:
            picked = chosen is not None and chosen["text"] == entry["text"]
            found.append((words[entry["kind"]] + (" ⏎" if picked else ""), entry["text"]))
    return found


def _label(chosen: Mapping[str, Any], hand: Hand) -> str:
    """A confirming button's label."""
    if chosen["kind"] == "reveal":
        return f"Reveal {chosen['cell']} ⏎"
    if chosen["kind"] == "return":
        return f"Return to {chosen['to']} ⏎"
    lies = next(tile["open"] for tile in hand.view["tiles"] if tile["cell"] == chosen["cell"])
    if chosen["kind"] == "rotate" and lies == chosen["open"]:
        return f"Leave {chosen['cell']} as it is, for one action ⏎"
    return f"Turn {chosen['cell']} to {' '.join(chosen['open'])} ⏎"


def headline(view: View) -> str:
    """Who won, and how."""
    result = view["result"] or {}
    winners = [SIDES[seat] for seat in result.get("winners", [])]
    if not winners:
        return "A draw: even the distances are equal."
    how = {
        "saved": "all three pieces are saved",
        "countdown": "more pieces saved when the countdown ended",
        "countdown-tiebreak": "nearer to the goal when the countdown ended",
    }
    return f"{NAMES[winners[0]]} win: {how[result['reason']]}."


def ending(view: View) -> Text:
    """The end of the match in full."""
    result = view["result"]
    text = Text(justify="left")
    won = [SIDES[seat] for seat in result["winners"]]
    text.append(headline(view) + "\n\n", style=f"bold {colour(won[0]) if won else palette.TEXT}")
    distances = result["details"].get("distances")
    for seat, side in enumerate(SIDES):
        text.append(f"{EMBLEMS[side]} {NAMES[side]:<10}", style=colour(side))
        text.append("saved ", style=palette.MUTED)
        text.append(pips(result["scores"][seat], 3), style=colour(side))
        if distances:
            text.append("   columns to go ", style=palette.MUTED)
            text.append(" ".join(map(str, distances[side])) or "none", style=palette.TEXT)
        text.append("\n")
    text.append("\ncountdown ", style=palette.MUTED)
    text.append(str(result["details"]["countdown"]), style=palette.TEXT)
    challenge = result["details"].get("challenge")
    if challenge:
        text.append("   Time challenge ", style=palette.MUTED)
        text.append(challenge, style=f"bold {palette.TEXT}")
    if view["deal"]:
        text.append("\n\nposition, all tiles shown\n", style=palette.MUTED)
        text.append(str(view["deal"]), style=palette.FAINT)
    return text
