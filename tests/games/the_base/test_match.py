"""Match and file of The Base: JSON round trip, damaged files, undo, branches. BASE-GEO-9, BASE-TURN-10, BASE-RNG-3."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import sublevel
from sublevel import errors

from .positions import EX_32, GAME, START, VARIANTS, after, at, expand, ids, line, play, texts

Damage = Callable[[dict[str, Any]], Any]


def some_match(seed: int = 4, plies: int = 40, **options: Any) -> sublevel.Match:
    match = GAME.new(seed=seed, options=options)
    rng = random.Random(seed)
    for _ in range(plies):
        if not match.finished:
            play(match, rng.choice(ids(match)))
    return match


@pytest.mark.parametrize("number", range(len(VARIANTS)))
@pytest.mark.parametrize("plies", [0, 9, 300])
def test_round_trip(number: int, plies: int) -> None:
    """A match written and read is the same match, byte for byte, and goes on alike."""
    match = some_match(number, plies, **VARIANTS[number])
    loaded = GAME.load(match.to_json())
    assert loaded.digest() == match.digest()
    assert loaded.to_json() == match.to_json()
    assert (loaded.position(), loaded.options, loaded.seed) == (match.position(), match.options, match.seed)
    assert (loaded.plies, loaded.log(), loaded.result) == (match.plies, match.log(), match.result)
    if not match.finished:
        assert texts(loaded) == texts(match)


def test_round_trip_from_a_position() -> None:
    """A match that began with a position keeps it, its tokens, and the return choice in it."""
    match = after(EX_32, "1xc4", ">m3", return_chooser="capturer")
    loaded = GAME.load(match.to_json())
    assert loaded.position() == match.position()
    assert loaded.log() == match.log()
    loaded.undo()
    loaded.undo()
    assert loaded.position() == expand(EX_32)


def test_round_trip_with_a_tape() -> None:
    """BASE-RNG-3: forced draws are part of the match."""
    match = GAME.new(seed=1, tape=[0, 0, 0, 1])
    assert GAME.load(match.to_json()).position() == match.position()
    assert match.position() != GAME.new(seed=1).position()


def change(key: str, value: Any) -> Damage:
    def damage(content: dict[str, Any]) -> dict[str, Any]:
        assert key in content
        return {**content, key: value}

    return damage


def without(key: str) -> Damage:
    def damage(content: dict[str, Any]) -> dict[str, Any]:
        assert key in content
        return {name: value for name, value in content.items() if name != key}

    return damage


def changed_action(content: dict[str, Any]) -> dict[str, Any]:
    """Another action than the one played, legal there."""
    replay = GAME.new(seed=content["seed"], options=content["options"])
    for number, (seat, text) in enumerate(content["actions"]):
        others = [action for action in texts(replay) if action != text]
        if number >= 8 and others:
            content["actions"][number] = [seat, others[0]]
            return content
        play(replay, text)
    raise AssertionError


def illegal_action(content: dict[str, Any]) -> dict[str, Any]:
    content["actions"][10] = [content["actions"][10][0], "TC+"]
    return content


def malformed_action(content: dict[str, Any]) -> dict[str, Any]:
    content["actions"][10] = [content["actions"][10][0], "1-z9"]
    return content


def wrong_seat(content: dict[str, Any]) -> dict[str, Any]:
    content["actions"][10][0] = 1 - content["actions"][10][0]
    return content


DAMAGES: dict[str, Damage] = {
    "one changed action": changed_action,
    "an illegal action": illegal_action,
    "a malformed action": malformed_action,
    "the wrong seat": wrong_seat,
    "a dropped action": lambda content: {**content, "actions": content["actions"][:-1]},
    "an action too many": lambda content: {**content, "actions": [*content["actions"], [0, "--"]]},
    "no actions": without("actions"),
    "actions of a wrong kind": change("actions", "1-e1"),
    "an action of a wrong kind": change("actions", [[0, 5, 6]]),
    "a number instead of an action": change("actions", [[1, None]]),
    "another seed": change("seed", 5),
    "a seed of a wrong kind": change("seed", "four"),
    "a huge seed": change("seed", 2**80),
    "a negative seed": change("seed", -3),
    "another digest": change("digest", "00"),
    "no digest": without("digest"),
    "another result": change(
        "result", {"reason": "saved", "winners": [0], "returns": [1.0, -1.0], "scores": [3, 0], "details": {}}
    ),
    "a wrong version": change("version", 999),
    "a version of a wrong kind": change("version", "one"),
    "no version": without("version"),
    "other rules": change("rules", "0.0"),
    "another format": change("format", "chess"),
    "an unknown game": change("game", "chess"),
    "another game": change("game", "underground"),
    "a bad mix": lambda content: {
        **content,
        "options": {**content["options"], "mix": {"D": 0, "I": 1, "L": 1, "T": 1, "X": 1}},
    },
    "an unknown option": lambda content: {**content, "options": {**content["options"], "sides": "random"}},
    "options of a wrong kind": change("options", []),
    "a tape that cannot be": change("tape", [99]),
    "a tape of a wrong kind": change("tape", {}),
    "a huge tape": change("tape", [0] * 100_000),
    "an unknown entry": lambda content: {**content, "cheat": True},
    "a list": lambda content: [content],
    "a number": lambda _: 7,
    "null": lambda _: None,
    "an empty table": lambda _: {},
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_files(damage: str) -> None:
    """Each gets one line that names the problem."""
    content = json.loads(some_match().to_json())
    with pytest.raises(errors.BadFile) as caught:
        GAME.load(json.dumps(DAMAGES[damage](content)))
    assert len(line(caught.value).split()) >= 3


@pytest.mark.parametrize("position", ["F 123-- 123-- c3,x2,x3 c3,m2,m3 M 3* 20 0-0", "nonsense", 7, None])
def test_damaged_start(position: Any) -> None:
    """A start position that the rules exclude is a fault of the file."""
    content = json.loads(after(START, "1-e1").to_json())
    content["start"] = expand(position) if isinstance(position, str) else position
    with pytest.raises(errors.BadFile) as caught:
        GAME.load(json.dumps(content))
    line(caught.value)


@pytest.mark.parametrize("text", ["", " ", "{", "not JSON", "[]", "\x00", '{"format": ', "🙂", "\ud800", "[" * 5000])
def test_not_json(text: str) -> None:
    """What is no JSON gets a line, too."""
    with pytest.raises(errors.BadFile) as caught:
        GAME.load(text)
    line(caught.value)


def test_truncated_files() -> None:
    """Cut anywhere: one line, never half a match."""
    text = some_match(plies=12).to_json().rstrip()
    for end in range(0, len(text), 7):
        with pytest.raises(errors.BadFile) as caught:
            GAME.load(text[:end])
        line(caught.value)


def test_mangled_files() -> None:
    """One character changed: refused in a line, or the very same match (a blank more, a letter's case in a number)."""
    match = some_match(plies=15)
    text = match.to_json()
    rng = random.Random(3)
    for _ in range(150):
        place = rng.randrange(len(text))
        changed = text[:place] + rng.choice('09aZ"{}[],: -') + text[place + 1 :]
        try:
            loaded = GAME.load(changed)
        except errors.BadFile as error:
            line(error)
        else:
            assert (loaded.digest(), loaded.options) == (match.digest(), match.options)


def test_unknown_game() -> None:
    """The registry names what there is."""
    with pytest.raises(errors.UnknownGame) as caught:
        sublevel.game("ludo")
    assert "the-base" in line(caught.value)


def test_failed_actions_change_nothing() -> None:
    """Illegal, malformed, out of turn: the match stays as it was, to the byte."""
    match = some_match()
    seat = match.waiting[0]
    before = (match.digest(), match.to_json(), match.events(0), match.view(seat))
    for who, action in (
        (seat, "TC+"),
        (seat, "1-z9"),
        (1 - seat, ids(match)[0]),
        (seat, 999),
        (seat, ""),
        (9, ids(match)[0]),
    ):
        with pytest.raises(errors.SublevelError):
            match.play(who, action)
        assert (match.digest(), match.to_json(), match.events(0), match.view(seat)) == before


def test_undo_to_the_start() -> None:
    """BASE-TURN-10: every ply can be taken back, to the byte, events included."""
    match = GAME.new(seed=6)
    rng = random.Random(6)
    past = []
    for _ in range(60):
        past.append((match.digest(), match.position(), match.events(0)))
        play(match, rng.choice(ids(match)))
    for expected in reversed(past):
        match.undo()
        assert (match.digest(), match.position(), match.events(0)) == expected
    with pytest.raises(errors.SublevelError) as caught:
        match.undo()
    line(caught.value)


def test_branches_go_their_own_way() -> None:
    """A branch shares nothing with the match it came from."""
    match = at(START)
    branch = match.branch()
    play(branch, "1-e1")
    assert match.position() == expand(START)
    assert match.plies == []
    play(match, "2-e2")
    assert branch.position() != match.position()
    branch.undo()
    assert branch.position() == expand(START)


def test_what_a_ply_disclosed() -> None:
    """BASE-TURN-10: reveals are marked, so that a table can refuse to take them back; other actions are not."""
    match = after("F[b3=~6] 123-- 123-- x1,x2,a3 m1,m2,m3 X 3* 20 0-0", "b3?", "b3@NW", "3-b3")
    assert [ply.disclosed for ply in match.plies] == [True, False, False]
