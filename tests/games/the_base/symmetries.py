"""The two symmetries of the board on position texts, from BASE-ENC-4 and BASE-ENC-5 alone."""

from __future__ import annotations

import copy
from collections.abc import Callable

from . import reference


def rotated_cell(cell: str) -> str:
    """BASE-ENC-4: P' = 34 - P."""
    return cell_at(34 - reference.index(cell))


def mirrored_cell(cell: str) -> str:
    """BASE-ENC-5: lane' = 4 - lane."""
    return f"{cell[0]}{6 - int(cell[1])}"


def cell_at(index: int) -> str:
    """The position of an index (BASE-GEO-2)."""
    return f"{reference.COLUMNS[index // 5]}{index % 5 + 1}"


def rotated_mask(mask: int) -> int:
    """BASE-ENC-4: half a turn."""
    return reference.rotated(mask, 2)


def mirrored_mask(mask: int) -> int:
    """BASE-ENC-5: N and S swapped."""
    return mask & 0b1010 | (mask & 1) << 2 | mask >> 2 & 1


def _moved(p: reference.Position, cell: Callable[[str], str], mask: Callable[[int], int]) -> reference.Position:
    moved = copy.deepcopy(p)
    moved.mask = {cell(place): mask(value) for place, value in p.mask.items()}
    moved.hidden = {cell(place) for place in p.hidden}
    moved.slot = {cell(place): number for place, number in p.slot.items()}
    moved.piece = {piece: None if place is None else cell(place) for piece, place in p.piece.items()}
    return moved


def mirror(p: reference.Position) -> reference.Position:
    """The position with north and south swapped."""
    return _moved(p, mirrored_cell, mirrored_mask)


def swap_sides(p: reference.Position) -> reference.Position:
    """The position as the other side sees it: half a turn, Explorers and Mutants swapped."""
    enemy = reference.ENEMY
    swapped = _moved(p, rotated_cell, rotated_mask)
    swapped.piece = {(enemy[side], number): place for (side, number), place in swapped.piece.items()}
    swapped.tokens = {enemy[side]: count for side, count in p.tokens.items()}
    swapped.turn = enemy[p.turn]
    if p.orienting:
        swapped.orienting = (enemy[p.orienting[0]], p.orienting[1])
    if p.returning:
        swapped.returning = (enemy[p.returning[0]], p.returning[1])
    return swapped


def rotated_action(action: int, p: reference.Position) -> int:
    """BASE-ENC-4: the id of an action after half a turn."""
    return _action(action, p, rotated_cell, rotated_mask, lambda lane: 4 - lane)


def mirrored_action(action: int, p: reference.Position) -> int:
    """BASE-ENC-5: the id of an action with north and south swapped."""
    return _action(action, p, mirrored_cell, mirrored_mask, lambda lane: 4 - lane)


def _action(
    action: int,
    p: reference.Position,
    cell: Callable[[str], str],
    mask: Callable[[int], int],
    lane: Callable[[int], int],
) -> int:
    if action < 105:
        return action // 35 * 35 + reference.index(cell(cell_at(action % 35)))
    if action < 205:
        place = cell_at((action - 105) // 4 + 5)
        masks = reference.masks_of(reference.SHAPE_OF[p.mask[place]])
        return reference.orient_id(cell(place), mask(masks[(action - 105) % 4]))
    if action < 230:
        return 205 + reference.index(cell(cell_at(action - 205 + 5))) - 5
    if action < 235:
        return 230 + lane(action - 230)
    return action
