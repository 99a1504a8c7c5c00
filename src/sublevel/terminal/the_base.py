"""The board of The Base in characters: geometry and drawing, no rules.

A tile is a block of concrete with a corridor cut into it. Walls are ink and floors are ground, so that the picture
can be read without its colours, too. Half blocks double the rows: `half` counts those.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from textual.geometry import Region

from sublevel.terminal import palette
from sublevel.terminal.canvas import Canvas
from sublevel.terminal.picture import Picture

COLUMNS: Final = "xabcdem"
LANES: Final = "12345"
SIDES: Final = "XM"
STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
BLOCKS: Final = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}  # floor above, below


@dataclass(frozen=True)
class Size:
    """How large things are drawn, in characters."""

    tile: int  # width of a tile
    rows: int  # height of tiles and slots
    gap: int  # between columns; between lanes there is one row
    slot: int  # width of a start slot
    corridor: int  # width of a passage to north or south
    opening: int  # height of a passage to east or west, in half rows
    margin: int  # rows above and below

    @property
    def width(self) -> int:
        """Of the whole board."""
        return 5 * self.tile + 6 * self.gap + 2 * self.slot + 2

    @property
    def height(self) -> int:
        """Of the whole board."""
        return 5 * self.rows + 4 + 2 * self.margin

    @property
    def roomy(self) -> bool:
        """Whether words and large pieces have room."""
        return self.rows > 3


SIZES: Final = (
    Size(tile=15, rows=7, gap=2, slot=9, corridor=7, opening=6, margin=1),
    Size(tile=11, rows=5, gap=2, slot=7, corridor=5, opening=4, margin=1),
    Size(tile=7, rows=3, gap=1, slot=5, corridor=3, opening=2, margin=0),
)

# The rows above and below a piece's label, by the width of a corridor: Explorers are smooth, Mutants have teeth.
SHAPES: Final = {
    5: (("▗▄▄▄▖", "▝▀▀▀▘"), ("▄ ▄ ▄", "▀ ▀ ▀")),
    7: (("▗▟███▙▖", "▝▜███▛▘"), ("█▄█▄█▄█", "█▀█▀█▀█")),
}


def size_for(width: int, height: int) -> Size:
    """The largest size that fits; the smallest if none does."""
    return next((size for size in SIZES if size.width <= width and size.height <= height), SIZES[-1])


def neighbour(place: str, direction: str) -> str | None:
    """The place next to another, if there is one."""
    across, down = STEPS[direction]
    column, lane = COLUMNS.index(place[0]) + across, LANES.index(place[1]) + down
    if not (0 <= column < len(COLUMNS) and 0 <= lane < len(LANES)) or (place[0] in "xm" and down):
        return None
    return COLUMNS[column] + LANES[lane]


@dataclass(frozen=True)
class Scene:
    """What is to be drawn besides the view itself."""

    piece: tuple[str, int] | None = None  # the picked piece: side and number
    selected: str | None = None  # the picked place
    preview: str | None = None  # openings that the picked tile would get
    targets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # destinations of the picked piece
    turnable: frozenset[str] = frozenset()
    revealable: frozenset[str] = frozenset()
    candidates: frozenset[str] = frozenset()  # slots to choose from
    recent: frozenset[str] = frozenset()  # where something just happened
    danger: frozenset[str] = frozenset()  # the overlay of threats
    flipped: bool = False  # seen from the east


def draw(view: Mapping[str, Any], scene: Scene, width: int, height: int) -> Picture:
    """The whole board, as large as it fits."""
    return _Drawing(view, scene, size_for(width, height)).finish()


class _Drawing:
    """One picture in the making."""

    def __init__(self, view: Mapping[str, Any], scene: Scene, size: Size) -> None:
        self.view, self.scene, self.size = view, scene, size
        self.canvas = Canvas(size.width, size.height, palette.INK)
        self.picture = Picture(self.canvas)
        self.open: dict[str, str] = {tile["cell"]: tile["open"] or "" for tile in view["tiles"]}
        self.hidden = {tile["cell"] for tile in view["tiles"] if tile["open"] is None}
        self.occupied = {piece["at"] for piece in view["pieces"]}
        self.open |= {f"x{lane}": "E" for lane in LANES} | {f"m{lane}": "W" for lane in LANES}
        if scene.selected and scene.preview is not None:
            self.open[scene.selected] = scene.preview
        for place in self.open:
            self.picture.places[place] = self.region(place)

    def finish(self) -> Picture:
        """Draw everything, the lower things first."""
        for tile in self.view["tiles"]:
            self.tile(tile["cell"])
        for slot in self.view["slots"]:
            self.slot(slot)
        for place in self.open:
            self.passages(place)
        for piece in pieces(self.view):
            if piece["at"]:
                self.piece(piece)
        self.signs()
        return self.picture

    # Geometry.

    def region(self, place: str) -> Region:
        """The part of the canvas that a place takes."""
        size = self.size
        column, lane = COLUMNS.index(place[0]), LANES.index(place[1])
        if self.scene.flipped:
            column, lane = 6 - column, 4 - lane
        x = 1 + (0 if column == 0 else size.slot + size.gap + (column - 1) * (size.tile + size.gap))
        y = size.margin + lane * (size.rows + 1)
        return Region(x, y, size.slot if column in (0, 6) else size.tile, size.rows)

    def seen(self, directions: str) -> str:
        """Directions on the board as they lie on the screen."""
        return "".join(OPPOSITE[way] for way in directions) if self.scene.flipped else directions

    def span(self, region: Region) -> tuple[int, int]:
        """The columns of a passage to north or south, from the region's left."""
        start = (region.width - self.size.corridor) // 2
        return start, start + self.size.corridor

    def half_span(self) -> tuple[int, int]:
        """The half rows of a passage to east or west, from the top."""
        start = (2 * self.size.rows - self.size.opening) // 2
        return start, start + self.size.opening

    # Ground.

    def tile(self, cell: str) -> None:
        """A tile: a corridor cut into concrete, or a closed hatch."""
        if cell in self.hidden:
            self.hatch(cell)
            return
        region, preview = self.region(cell), cell == self.scene.selected and self.scene.preview is not None
        lit = palette.PREVIEW if preview else palette.CORRIDOR
        hub = palette.PREVIEW if preview else palette.HUB
        openings, room = self.seen(self.open[cell]), cell in self.occupied
        for y in range(region.height):
            for x in range(region.width):
                halves = (2 * y, 2 * y + 1)
                above, below = (
                    self.is_floor(openings, region, x, half) or self.in_hub(region, x, half, room) for half in halves
                )
                floor = hub if any(self.in_hub(region, x, half, room) for half in halves) else lit
                ground = floor if above or below else palette.WALL
                self.canvas.put(region.x + x, region.y + y, BLOCKS[above, below], palette.WALL, ground)

    def is_floor(self, openings: str, region: Region, x: int, half: int) -> bool:
        """Whether a point of a tile, given by column and half row, is corridor."""
        left, right = self.span(region)
        top, bottom = self.half_span()
        if left <= x < right:
            north = "N" in openings and half < bottom
            if north or ("S" in openings and half >= top):
                return True
        if top <= half < bottom:
            west = "W" in openings and x < right
            return west or ("E" in openings and x >= left)
        return False

    def in_hub(self, region: Region, x: int, half: int, room: bool) -> bool:
        """Whether a point is in the middle, which is a little wider where a piece needs the room."""
        left, right = self.span(region)
        top, bottom = self.half_span()
        if not (room and self.size.roomy):
            return left <= x < right and top <= half < bottom
        wide = left - 1 <= x < right + 1 and top <= half < bottom
        return wide or (left <= x < right and top - 1 <= half < bottom + 1)

    def hatch(self, cell: str) -> None:
        """A face-down tile."""
        region = self.region(cell)
        can = cell in self.scene.revealable
        line = palette.SIGNAL_DEEP if can else palette.HATCH_LINE
        for y in range(region.height):
            for x in range(region.width):
                edge = x in (0, region.width - 1)
                char = "▒" if edge or y in (0, region.height - 1) else "░"
                self.canvas.put(region.x + x, region.y + y, char, line, palette.HATCH)
        middle = region.x + region.width // 2
        ink = palette.SIGNAL if can else palette.MUTED
        self.canvas.text(middle - 1, region.y + region.height // 2, " ? ", ink, palette.HATCH, bold=True)

    def slot(self, slot: Mapping[str, Any]) -> None:
        """A start slot with its number."""
        region, seat = self.region(slot["at"]), SIDES.index(slot["side"])
        for y in range(region.height):
            self.canvas.text(region.x, region.y + y, " " * region.width, palette.TEXT, palette.SEAT_GROUND[seat])
        number = str(slot["number"]) if slot["number"] else "·"
        taken = slot["at"] in self.occupied  # then the number stands above the piece
        y = region.y if taken else region.y + region.height // 2
        self.canvas.text(region.x + region.width // 2, y, number, palette.SEAT_TEXT[seat], bold=True)
        rim = region.x if (seat == 0) != self.scene.flipped else region.right - 1
        for y in range(region.height):
            self.canvas.put(rim, region.y + y, "▌" if rim == region.x else "▐", palette.SEAT[seat])

    def passages(self, place: str) -> None:
        """Light in the gaps to east and south, where both sides are open."""
        for way in "ES":
            other = neighbour(place, way)
            if other and way in self.open[place] and OPPOSITE[way] in self.open[other]:
                fresh = self.scene.preview is not None and self.scene.selected in (place, other)
                self.passage(place, other, palette.PREVIEW if fresh else palette.CORRIDOR)

    def passage(self, place: str, other: str, lit: str) -> None:
        """Light in one gap."""
        one, two = sorted((self.region(place), self.region(other)), key=lambda region: (region.x, region.y))
        if one.y == two.y:
            top, bottom = self.half_span()
            for y in range(self.size.rows):
                above, below = (top <= 2 * y + half < bottom for half in (0, 1))
                if above or below:
                    for x in range(one.right, two.x):
                        self.canvas.put(x, one.y + y, BLOCKS[above, below], palette.INK, lit)
            return
        left, right = self.span(one)
        self.canvas.text(one.x + left, one.bottom, " " * (right - left), palette.INK, lit)

    # What stands on it.

    def piece(self, piece: Mapping[str, Any]) -> None:
        """A piece: smooth for Explorers, toothed for Mutants, with letter and number."""
        region, seat = self.region(piece["at"]), SIDES.index(piece["side"])
        body, ink = palette.SEAT[seat], palette.SEAT_INK[seat]
        label = f"{piece['side']}{piece['number']}"
        y = region.y + region.height // 2
        if not self.size.roomy:
            self.canvas.text(region.x + region.width // 2 - 2, y, f" {label}{sign_of(piece)} ", ink, body, bold=True)
            return
        above, below = SHAPES[self.size.corridor][seat]
        x = region.x + (region.width - len(above)) // 2
        self.canvas.text(x, y, " ".join(label).center(len(above)), ink, body, bold=True)
        for i, (top, bottom) in enumerate(zip(above, below, strict=True)):
            self.canvas.put(x + i, y - 1, top, body)
            self.canvas.put(x + i, y + 1, bottom, body)
        if sign := sign_of(piece).strip():
            ink = palette.DANGER if sign == "!" else palette.TEXT
            self.canvas.text(region.right - 2, region.y, sign, ink, bold=True)

    # Signs on top.

    def signs(self) -> None:
        """Names of places, what can be done there, and what is picked."""
        scene = self.scene
        for place in self.open:
            self.name(place)
        for place in scene.turnable:
            region = self.region(place)
            self.canvas.text(region.right - (2 if self.size.roomy else 1), region.y, "↻", palette.SIGNAL, bold=True)
        for place in scene.danger:
            region = self.region(place)
            self.canvas.text(region.right - 2, region.bottom - 1, "✕", palette.DANGER, bold=True)
        for place, action in scene.targets.items():
            self.target(place, action)
        for place in scene.candidates:
            self.chip(place, "here" if self.size.roomy else "+", palette.SIGNAL)
        if scene.selected:
            self.frame(scene.selected)
        for piece in self.view["pieces"]:
            if scene.piece == (piece["side"], piece["number"]) and piece["at"]:
                self.frame(piece["at"])

    def name(self, place: str) -> None:
        """The name of a place in its corner, lit where something can be done."""
        region, scene = self.region(place), self.scene
        can = place in scene.turnable or place in scene.revealable or place in scene.candidates
        ink = palette.INFO if place in scene.recent else palette.SIGNAL if can else palette.MUTED
        ground = palette.HATCH if place in self.hidden else None
        inset = 1 if place[0] in "xm" else 0
        self.canvas.text(region.x + inset, region.bottom - 1, place, ink, ground, bold=place in scene.recent)

    def target(self, place: str, action: Mapping[str, Any]) -> None:
        """A destination, and what going there means."""
        cost = action.get("cost") or 1
        if action.get("captures"):
            word, sign, colour = "capture", "✕", palette.DANGER
        elif action.get("saves"):
            word, sign, colour = "save", "★", palette.SIGNAL
        else:
            word, sign, colour = ("cross", "^", palette.SIGNAL) if cost > 1 else ("step", "●", palette.SIGNAL)
        label = word if self.size.roomy else sign
        price = str(cost) if cost > 1 else ""
        self.chip(
            place, f"{label} {price}".strip() if self.size.roomy else label + price, colour, below=word == "capture"
        )

    def chip(self, place: str, text: str, colour: str, below: bool = False) -> None:
        """A lit label in the middle of a place, or below a piece that stands there."""
        region = self.region(place)
        text = f" {text} "
        x = region.right - len(text) if below else region.x + (region.width - len(text)) // 2  # not over the name
        y = region.bottom - 1 if below else region.y + region.height // 2
        self.canvas.text(x, y, text, palette.INK, colour, bold=True)

    def frame(self, place: str) -> None:
        """A line around what is picked, in the gaps."""
        region = self.region(place)
        left, right, top, bottom = region.x - 1, region.right, region.y - 1, region.bottom
        for x in range(left + 1, right):
            self.line(x, top, "━")
            self.line(x, bottom, "━")
        for y in range(top + 1, bottom):
            self.line(left, y, "┃")
            self.line(right, y, "┃")
        for x, y, char in ((left, top, "┏"), (right, top, "┓"), (left, bottom, "┗"), (right, bottom, "┛")):
            self.line(x, y, char)

    def line(self, x: int, y: int, char: str) -> None:
        """A bit of the frame; it lets the light of passages through."""
        if self.canvas.ground_at(x, y) == palette.INK:
            self.canvas.put(x, y, char, palette.SIGNAL, bold=True)


def pieces(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The pieces, each with how it stands."""
    return [{**piece, **aids} for piece, aids in zip(view["pieces"], view["aids"]["pieces"], strict=True)]


def sign_of(piece: Mapping[str, Any]) -> str:
    """How a piece stands, as one character: saved, threatened or locked."""
    if piece["saved"]:
        return "✓"
    if piece["threatened"]:
        return "!"
    return "#" if piece["locked"] else " "
