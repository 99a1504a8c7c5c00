"""A match: errors that tell each other apart and change nothing, undo, branches, reasons, files."""

from __future__ import annotations

import ast
import copy
import inspect
import json
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

import sublevel
from sublevel import Action, Match, errors
from sublevel.engine.core import SPECTATOR, TABLE
from sublevel.engine.matchfile import FORMAT, game_of

GAME = sublevel.game("the-base")
NAMES = sublevel.game_names()
HEAD = '{"format": "sublevel-match", "version": 1, "game": "the-base", '


def played(plies: int = 30, seed: int = 4, name: str = "the-base") -> Match:
    """A match after some random actions."""
    match = sublevel.game(name).new(seed=seed)
    choices = random.Random(seed)
    for _ in range(plies):
        if not match.finished:
            seat = choices.choice(match.waiting)
            match.play(seat, choices.choice(match.legal(seat)))
    return match


def snapshot(match: Match) -> list[Any]:
    """All that can be seen of a match."""
    looks = [look for seat in (0, 1, None) for look in (match.view(seat), match.events(seat))]
    return [match.digest(), match.to_json(), match.waiting, match.log(), match.result, list(match.plies), looks]


def one_line(error: BaseException) -> str:
    assert str(error)
    assert "\n" not in str(error)
    assert len(str(error)) < 400
    return str(error)


# Errors.


@pytest.mark.parametrize(
    "action",
    ["", " ", "1-z9", "hello", "1-e1;", "\x00", "🙂", "1" * 5000, 240, -1, 10**30, 1.0, True, None, [1], b"1-e1"],
    ids=lambda action: repr(action)[:12],
)
def test_malformed(action: Any) -> None:
    match = played()
    before = snapshot(match)
    for attempt in (match.play, match.why):
        with pytest.raises(errors.Malformed) as caught:
            attempt(match.waiting[0], action)
        one_line(caught.value)
    assert snapshot(match) == before


@pytest.mark.parametrize("ident", [240, -1, 10**30, None])
def test_an_action_made_by_hand(ident: Any) -> None:
    match = played()
    with pytest.raises(errors.Malformed, match="is no action"):
        match.play(match.waiting[0], Action(ident, "1-e1"))


def test_illegal_says_why() -> None:
    match = played()
    before = snapshot(match)
    seat = match.waiting[0]
    listed = {action.id for action in match.legal(seat)}
    for action in range(GAME.actions):
        if action in listed:
            continue
        with pytest.raises(errors.Illegal) as caught:
            match.play(seat, action)
        reason = caught.value.reason
        assert reason == match.why(seat, action)
        assert reason.code >= 10
        assert one_line(caught.value) == f"{reason.text('en')} [{reason.clause}]"
    assert snapshot(match) == before


def test_the_wrong_seat() -> None:
    match = GAME.new(seed=1)
    before = snapshot(match)
    assert match.waiting == (1,)
    action = match.legal(1)[0]
    seats = [0, 2, -1, 70, SPECTATOR, TABLE, 10**30]  # some are no seats at all
    for seat in seats:
        with pytest.raises(errors.NotYourTurn) as caught:
            match.play(seat, action)
        assert one_line(caught.value).endswith("cannot act now: it is for Mutants to act")
        reason = match.why(seat, action)
        assert reason is not None
        assert reason.code == 1
    assert match.legal(0) == match.legal(TABLE) == []
    assert snapshot(match) == before


@pytest.mark.parametrize("seat", [9, 2, -1, SPECTATOR, "X", None, 1.0, True, 10**30])
def test_the_legal_actions_of_no_seat(seat: Any) -> None:
    with pytest.raises(errors.BadOption) as caught:
        GAME.new(seed=1).legal(seat)
    assert one_line(caught.value) == f"seat {seat!r}: there are the seats 0 to 1"


def test_numbers_of_numpy() -> None:
    """Seats, actions and seeds may come out of an array."""
    match, plain = GAME.new(seed=np.uint8(1)), GAME.new(seed=1)
    for number in range(10):
        seat = plain.waiting[0]
        assert match.legal(np.int64(seat)) == plain.legal(seat)
        chosen = plain.legal(seat)[number % 2]
        assert match.why(np.int32(seat), np.int16(chosen.id)) is None
        assert match.play(np.int64(seat), np.int64(chosen.id)) == plain.play(seat, chosen)
        assert match.view(np.int64(seat)) == plain.view(seat)
        assert match.events(np.int64(seat)) == plain.events(seat)
    assert match.to_json() == plain.to_json()
    with pytest.raises(errors.Malformed, match="is no action"):
        match.play(match.waiting[0], cast("Any", np.float64(3)))
    with pytest.raises(errors.NotYourTurn):
        match.play(np.int64(1 - match.waiting[0]), 3)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_copies_and_pickles(name: str, copied: Callable[[Match], Match]) -> None:
    """A copy is equal and goes its own way; a pickle is replayed and checked."""
    match = played(name=name)
    other = copied(match)
    assert snapshot(other) == snapshot(match)
    assert other.game is match.game
    assert (other.plies, other.seed, other.options) == (match.plies, match.seed, match.options)
    before = snapshot(match)
    other.undo()
    assert snapshot(match) == before


def test_a_pickle_of_a_position() -> None:
    start = GAME.new(seed=2).position()
    match = pickle.loads(pickle.dumps(GAME.position(start)))
    assert match.start_position() == start
    assert match.seed is None


def test_games_are_copied_as_themselves() -> None:
    for name in NAMES:
        game = sublevel.game(name)
        assert copy.copy(game) is copy.deepcopy(game) is pickle.loads(pickle.dumps(game)) is game


def test_what_things_are_called() -> None:
    assert repr(GAME) == "<Game the-base: The Base, rules 1>"
    match = GAME.new(seed=7)
    assert repr(match) == "<Match of the-base from seed 7: 0 actions, Mutants to act>"
    assert repr(GAME.position(match.position())).startswith("<Match of the-base from a position: 0 actions")
    assert repr(played(400)).endswith(" actions, over>")


def test_the_options_of_environments() -> None:
    """A match and a batch of the same seed and options are the same, where the match is asked for that."""
    for name in NAMES:
        game = sublevel.game(name)
        match = game.new(seed=4, environment=True)
        assert match.options == game.environment().plain()
        assert game.schema.pack(match.state) == game.batch(1, seed=4).packed().tobytes()
    assert GAME.new(seed=4).options["time_challenge"] != "off"
    chosen = GAME.new(seed=4, options={"time_challenge": "offer", "mix": "maze"}, environment=True).options
    assert (chosen["time_challenge"], chosen["mix"]) == ("offer", "maze")


@pytest.mark.parametrize("part", ["play", "legal", "waiting", "undo", "to_json", "dealt"])
def test_help(part: str) -> None:
    """Compiled or not, what the source says can be read in Python."""
    source = Path(sublevel.__file__).parent / "engine" / "match.py"
    nodes = list(ast.walk(ast.parse(source.read_text(encoding="utf-8"))))
    [method] = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name == part]
    [match] = [node for node in nodes if isinstance(node, ast.ClassDef)]
    assert inspect.getdoc(getattr(Match, part)) == ast.get_docstring(method)
    assert (inspect.getdoc(Match) or "").endswith(ast.get_docstring(match) or "nothing")


def test_the_match_is_over() -> None:
    match = played(400)
    assert match.finished
    assert match.waiting == ()
    before = snapshot(match)
    attempts: list[tuple[int, Any]] = [(0, 0), (1, "--"), (0, "nonsense"), (9, None)]
    for seat, action in attempts:
        with pytest.raises(errors.Finished, match="the match is over: nobody acts any more"):
            match.play(seat, action)
        reason = match.why(seat, action)
        assert reason is not None
        assert reason.code == 2
    assert match.legal(0) == match.legal(1) == []
    assert snapshot(match) == before


def test_errors_are_distinct() -> None:
    kinds = [errors.Malformed, errors.Illegal, errors.NotYourTurn, errors.Finished, errors.BadOption]
    kinds += [errors.BadPosition, errors.BadFile, errors.UnknownGame, errors.BadTarget]
    for kind in kinds:
        assert kind.__bases__ == (errors.SublevelError,)


@pytest.mark.parametrize("seat", [-1, 2, SPECTATOR, TABLE, 70, 10**30])
def test_only_seats_and_spectators_can_look(seat: int) -> None:
    match = GAME.new(seed=1)
    for look in (match.view, match.events, match.narration):
        with pytest.raises(errors.BadOption, match="there are the seats 0 to 1, and None for the spectators"):
            look(seat)


@pytest.mark.parametrize("seat", ["X", 1.5, b"", [0]])
def test_a_seat_is_a_number(seat: Any) -> None:
    """Interpreted it is a seat that there is not, compiled it is no seat at all: neither changes anything."""
    match = GAME.new(seed=1)
    before = snapshot(match)
    for use in (match.view, match.events, match.narration, lambda s: match.play(s, match.legal(1)[0])):
        with pytest.raises((TypeError, errors.BadOption, errors.NotYourTurn)):
            use(seat)
    assert snapshot(match) == before


# Playing.


@pytest.mark.parametrize("name", NAMES)
def test_notation_number_and_action_are_the_same(name: str) -> None:
    match = played(12, name=name)
    seat = match.waiting[0]
    for action in match.legal(seat):
        digests = set()
        for given in (action, action.id, action.text, str(action)):
            branch = match.branch()
            assert branch.why(seat, given) is None
            ply = branch.play(seat, given)
            assert (ply.seat, ply.action, ply.text) == (seat, action.id, action.text)
            assert branch.plies == [*match.plies, ply]
            digests.add(branch.digest())
        assert len(digests) == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_is_the_same_match(name: str) -> None:
    assert snapshot(played(name=name)) == snapshot(played(name=name))
    assert played(name=name).digest() != played(seed=5, name=name).digest()


def test_without_a_seed_every_match_is_another() -> None:
    matches = [GAME.new() for _ in range(4)]
    assert len({match.seed for match in matches}) == len({match.digest() for match in matches}) == 4
    assert GAME.new(seed=matches[0].seed).digest() == matches[0].digest()


def test_all_options_are_told() -> None:
    match = GAME.new(seed=1, options={"mix": "maze"})
    assert set(match.options) == set(GAME.options.__struct_fields__)
    assert match.options["mix"] == "maze"
    assert GAME.new(seed=1, options=match.options).digest() == match.digest()


@pytest.mark.parametrize("name", NAMES)
def test_undo(name: str) -> None:
    match = played(0, name=name)
    choices, past = random.Random(8), []
    for _ in range(40):
        past.append(snapshot(match))
        seat = choices.choice(match.waiting)
        match.play(seat, choices.choice(match.legal(seat)))
    for before in reversed(past):
        match.undo()
        assert snapshot(match) == before
    with pytest.raises(errors.Finished, match="there is nothing to take back"):
        match.undo()
    assert snapshot(match) == past[0]


def test_undo_after_the_end() -> None:
    match = played(400)
    last = match.plies[-1]
    end = match.digest()
    match.undo()
    assert not match.finished
    match.play(last.seat, last.text)
    assert match.digest() == end


@pytest.mark.parametrize("name", NAMES)
def test_branches_share_nothing(name: str) -> None:
    match = played(20, name=name)
    before = snapshot(match)
    branch = match.branch()
    assert snapshot(branch) == before
    seat = branch.waiting[0]
    branch.play(seat, branch.legal(seat)[-1])
    further = snapshot(branch)
    assert snapshot(match) == before != further
    match.undo()
    assert snapshot(branch) == further
    branch.undo()
    branch.undo()
    assert snapshot(branch) == snapshot(match)


def test_looking_changes_nothing() -> None:
    match = played()
    digest = match.digest()
    for seat in (0, 1):
        match.legal(seat)
        match.why(seat, 0)
        GAME.features(match.state, seat)
        GAME.features_mask(match.state, seat)
    snapshot(match)
    match.position(public=True)
    assert match.digest() == digest


def test_a_view_cannot_reach_into_the_match() -> None:
    match = played()
    before = snapshot(match)
    view = match.view(0)
    for key in list(view):
        view[key] = None
    match.options["mix"] = "maze"
    match.log().clear()
    assert snapshot(match) == before


# Hidden states.


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_nothing_stays_in_the_scratch_of_a_hidden_state(seat: int) -> None:
    """The deal shuffles in the space of the legal list: what is left there would tell the hidden tiles."""
    s = GAME.deal(3, GAME.options.read(None))
    assert any(s.legal)
    seen = GAME.seen_by(s, seat)
    assert not any(seen.legal)
    assert seen.legal_count == 0
    assert (seen.rng, seen.tape_end, seen.tape_next) == (1, 0, 0)
    assert any(s.legal)


# Files.


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("plies", [0, 1, 25, 400])
def test_files_there_and_back(name: str, plies: int) -> None:
    match = played(plies, name=name)
    text = match.to_json()
    loaded = sublevel.game(name).load(text)
    assert snapshot(loaded) == snapshot(match)
    assert game_of(text) == name
    assert json.loads(text)["format"] == FORMAT
    assert text.endswith("}\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a whole JSON text"),
        ("[]", "not a match file"),
        ("{}", "not a match file: its format is '' instead of 'sublevel-match'"),
        ('{"format": 5}', "not a match file"),
        ('{"format": "sublevel-match", "version": 2}', "match file version 2; this program reads version 1"),
        ('{"format": "sublevel-match", "version": 1, "game": "ludo"}', "a match of 'ludo', not of 'the-base'"),
        (HEAD + '"rules": "1"}', "not a whole match file"),
        (HEAD + '"x": "\ud800"}', "not a whole match file"),
        (HEAD + '"x": ' + "[" * 100_000 + "]" * 100_000 + "}", "nested too deeply"),
        (HEAD + '"start": ' + '{"a":' * 50_000 + "1" + "}" * 50_000 + "}", "nested too deeply"),
    ],
    ids=range(10),
)
def test_what_is_no_match(text: str, message: str) -> None:
    with pytest.raises(errors.BadFile) as caught:
        GAME.load(text)
    assert message in one_line(caught.value)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("rules", "0", "made with version 0 of the rules of the-base; this program has 1"),
        ("seed", -1, "its start cannot be set up: seed -1"),
        ("seed", None, "its start cannot be set up"),
        ("options", {"mix": "none"}, "its start cannot be set up: option mix: 'none'"),
        ("tape", [99], "its start cannot be set up: tape: outcome 1 is 99"),
        ("actions", [[0, "--"]], "action 1 (--) cannot be played: Explorers cannot act now"),
        ("actions", [[1, "--"]], "action 1 (--) cannot be played"),
        ("actions", [[1, "??"]], "action 1 (??) cannot be played"),
        ("actions", [], "its actions do not lead to the final state it names"),
        ("digest", "", "its actions do not lead to the final state it names"),
        ("result", {"reason": "saved"}, "its actions do not lead to the result it names"),
        ("more", 1, "not a whole match file"),
    ],
)
def test_files_that_were_changed(key: str, value: Any, message: str) -> None:
    content = json.loads(played().to_json())
    with pytest.raises(errors.BadFile) as caught:
        GAME.load(json.dumps({**content, key: value}))
    assert message in one_line(caught.value)
