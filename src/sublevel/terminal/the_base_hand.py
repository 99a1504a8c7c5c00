"""What a player of The Base has picked on the board, and which action that amounts to.

It asks the view, never the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sublevel.terminal.the_base import LANES, OPPOSITE, SIDES, STEPS, Scene, neighbour

Entry = dict[str, Any]  # one legal action of a view
BY_PLACE: Final = {"rotate": "cell", "orient": "cell", "reveal": "cell", "return": "to"}
ANSWERS: Final = ("challenge_accept", "challenge_decline", "pass")
OVERLAYS: Final = ("", "threats", "threats_turning")


class Hand:
    """A picked piece, or a picked place with one of the actions that it offers."""

    def __init__(self) -> None:
        self.view: Mapping[str, Any] = {}
        self.number: int | None = None  # the picked piece
        self.key: str | None = None  # the picked place, or the answer to a question
        self.index = 0  # which of its actions
        self.flipped = False
        self.overlay = 0

    # The legal actions, sorted.

    @property
    def legal(self) -> list[Entry]:
        """The legal actions of the player who looks."""
        return list(self.view.get("legal", []))

    def offers(self) -> dict[str, list[Entry]]:
        """What can be picked besides pieces: tiles, slots and answers, each with its actions."""
        found: dict[str, list[Entry]] = {}
        for entry in self.legal:
            if entry["kind"] in BY_PLACE:
                found.setdefault(entry[BY_PLACE[entry["kind"]]], []).append(entry)
            elif entry["kind"] in ANSWERS:
                found[entry["text"]] = [entry]
        return found

    def moves(self) -> dict[str, Entry]:
        """Where the picked piece can go."""
        return {entry["to"]: entry for entry in self.legal if entry["kind"] == "move" and entry["piece"] == self.number}

    def chosen(self) -> Entry | None:
        """The action that confirming would play."""
        actions = self.offers().get(self.key or "", [])
        return actions[self.index % len(actions)] if actions else None

    # Picking.

    def meet(self, view: Mapping[str, Any]) -> None:
        """Look at a new position: keep what can still be used, and pick what there is no way around."""
        moved_on = not self.view or self.view["turn"] != view["turn"] or self.view["seat"] != view["seat"]
        self.view = view
        if moved_on or not self.moves():
            self.number = None
        self.key = None
        if view["legal"] and all(entry["kind"] != "move" for entry in view["legal"]):
            self.pick_first()

    def pick_first(self) -> None:
        """Pick the only thing that can be decided on, where pieces have nothing to do."""
        offers = self.offers()
        if self.view["phase"] != "play" or len(offers) == 1:
            self.pick_place(next(iter(offers), None))

    def pick_piece(self, number: int) -> None:
        """Pick a piece; again, and it is put down."""
        self.number = None if self.number == number else number
        self.key = None

    def pick_place(self, key: str | None) -> None:
        """Pick a tile, slot or answer. A tile starts with the next turn clockwise from how it lies."""
        self.number, self.key, self.index = None, key, 0
        actions = self.offers().get(key or "", [])
        lies = next((tile["open"] for tile in self.view["tiles"] if tile["cell"] == key), None)
        if actions and actions[0]["kind"] == "rotate":
            self.index = next((i + 1 for i, entry in enumerate(actions) if entry["open"] == lies), 0)

    def cycle(self, step: int) -> None:
        """Pick the next or previous of all offers, along the lanes."""
        keys = sorted(self.offers(), key=lambda key: (key[1:], key[0]))
        if not keys:
            return
        here = keys.index(self.key) + step if self.key in keys else (0 if step > 0 else -1)
        self.pick_place(keys[here % len(keys)])

    def turn(self, step: int) -> bool:
        """Turn the preview of the picked tile; False if none is picked."""
        chosen = self.chosen()
        if chosen is None or chosen["kind"] not in ("rotate", "orient"):
            return False
        self.index += step
        return True

    def drop(self) -> None:
        """Put everything down."""
        self.number, self.key = None, None

    # Acting: each gives the notation of an action to try, legal or not.

    def towards(self, direction: str) -> str | None:
        """The move of the picked piece in a direction of the screen: a step, or a crossing straight on."""
        way = OPPOSITE[direction] if self.flipped else direction
        place = self.where(self.number)
        if place is None:
            return None
        first = place = neighbour(place, way)
        moves = self.moves()
        while place and place not in moves:
            place = neighbour(place, way)
        return moves[place]["text"] if place else f"{self.number}-{first}" if first else None

    def point(self, place: str) -> str | None:
        """Click on a place: move there, pick what is there, reveal it, or turn its preview."""
        own = self.own_at(place)
        if self.number is not None and own is None:
            moves = self.moves()
            offered = place in self.offers()
            return moves[place]["text"] if place in moves else self.point_at(place) if offered else self.walk(place)
        if own is not None and self.view["phase"] != "return":
            self.pick_piece(own)
            return None
        return self.point_at(place)

    def point_at(self, place: str) -> str | None:
        """Click on a place without a piece in hand."""
        actions = self.offers().get(place)
        if not actions:
            hidden = any(tile["cell"] == place and tile["open"] is None for tile in self.view["tiles"])
            return f"{place}?" if hidden else self.unturnable(place)
        if actions[0]["kind"] in ("reveal", "return"):
            return str(actions[0]["text"])
        if self.key == place:
            self.turn(1)
        else:
            self.pick_place(place)
        return None

    def walk(self, place: str) -> str:
        """The move of the picked piece to a place."""
        return f"{self.number}-{place}"

    def unturnable(self, place: str) -> str | None:
        """The turn of a tile that cannot be turned: trying it tells why."""
        lies = next((tile["open"] for tile in self.view["tiles"] if tile["cell"] == place), None)
        return f"{place}@{lies}" if lies else None

    def reveal(self) -> str | None:
        """Reveal the picked tile."""
        return f"{self.key}?" if self.key and self.key[1:] in LANES else None

    # The board.

    def side(self) -> str | None:
        """The letter of the player who looks."""
        seat = self.view.get("seat")
        return None if seat is None else SIDES[seat]

    def where(self, number: int | None) -> str | None:
        """Where an own piece stands."""
        return next(
            (p["at"] for p in self.view.get("pieces", []) if p["side"] == self.side() and p["number"] == number), None
        )

    def own_at(self, place: str) -> int | None:
        """The number of the own piece on a place."""
        return next((p["number"] for p in self.view["pieces"] if p["side"] == self.side() and p["at"] == place), None)

    def scene(self, recent: frozenset[str]) -> Scene:
        """What the drawing needs to know."""
        chosen, side = self.chosen(), self.side()
        kinds = {kind: {e[BY_PLACE[kind]] for e in self.legal if e["kind"] == kind} for kind in BY_PLACE}
        overlay = OVERLAYS[self.overlay]
        enemy = SIDES[1 - SIDES.index(side)] if side else None
        return Scene(
            piece=(side, self.number) if side and self.number else None,
            selected=self.key if self.key and chosen and chosen["kind"] in BY_PLACE else None,
            preview=chosen.get("open") if chosen else None,
            targets=self.moves() if self.number else {},
            turnable=frozenset(kinds["rotate"] | kinds["orient"]),
            revealable=frozenset(kinds["reveal"]),
            candidates=frozenset(kinds["return"]),
            recent=recent,
            danger=frozenset(self.view["aids"]["threats" if overlay == "threats" else "threats_turning"][enemy])
            if overlay and enemy
            else frozenset(),
            flipped=self.flipped,
        )


DIRECTIONS: Final = dict(zip(("up", "right", "down", "left"), STEPS, strict=True))
