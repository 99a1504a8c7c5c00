"""The public interface, as the documents print it: their examples run as they stand."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from typing import Any

import pytest

import sublevel
from sublevel import errors

README = Path(__file__).parents[1] / "README.md"


def test_the_api_of_the_design() -> None:
    """Line by line what a user of the package is promised."""
    game = sublevel.game("the-base")
    match = game.new(seed=7, options={"mix": "balanced", "time_challenge": "off"})

    (seat,) = match.waiting
    actions = match.legal(seat)
    assert [action.id for action in actions] == sorted(action.id for action in actions)
    assert all(action.text for action in actions)

    assert match.why(seat, actions[0].text) is None
    reason = match.why(seat, "1-e1")
    assert reason is not None
    assert reason.clause.startswith("BASE-")
    assert reason.key
    assert isinstance(dict(reason.args), dict)
    assert len({reason.text(lang) for lang in sublevel.LANGUAGES}) == 4

    match.play(seat, actions[0].text)
    seat = match.waiting[0]
    match.play(seat, match.legal(seat)[0].id)
    seat = match.waiting[0]
    match.play(seat, match.legal(seat)[0])
    with pytest.raises(errors.Illegal) as caught:
        match.play(match.waiting[0], "1-e1")
    assert caught.value.reason.clause

    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert json.loads(json.dumps(view)) == view
        assert isinstance(match.events(viewer), list)

    assert match.branch().result is None
    match.undo()
    assert len(match.plies) == 2
    assert match.log()
    again = game.load(match.to_json())
    assert again.digest() == match.digest()
    placed = game.position({"position": match.position(), "options": match.options})
    assert placed.position() == match.position()
    assert game.position(match.position(), options=match.options).position() == match.position()

    while not match.finished:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[-1])
    result = match.result
    assert result is not None
    assert (result.reason, result.winners) == ("countdown-tiebreak", ())  # everybody passed all the time
    assert (result.returns, result.scores) == ((0.0, 0.0), (0, 0))


def test_the_batch_of_the_design() -> None:
    game = sublevel.game("the-base")
    batch = game.batch(16, seed=3)
    mask = batch.legal_mask()
    assert mask.shape == (16, game.actions)
    batch.step(mask.argmax(axis=1))
    batch.random_steps(5)
    assert batch.features().shape == (16, *game.features_shape)
    batch.reset()
    assert batch.plies().tolist() == [0] * 16


def python_blocks(text: str) -> list[str]:
    """The Python examples of a document."""
    return re.findall(r"^```python\n(.*?)^```$", text, flags=re.DOTALL | re.MULTILINE)


def test_the_example_of_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = python_blocks(README.read_text(encoding="utf-8"))
    assert blocks
    for block in blocks:
        names: dict[str, Any] = {}
        exec(block, names)
        assert "sublevel" in names
    printed = capsys.readouterr().out
    assert printed
    assert "Traceback" not in printed


def test_the_example_of_the_package() -> None:
    _, _, example = inspect.cleandoc(sublevel.__doc__ or "").partition("\n\n")
    names: dict[str, Any] = {}
    exec(example, names)
    assert len(names["match"].plies) == 1


def test_what_the_package_offers() -> None:
    for name in sublevel.__all__:
        assert getattr(sublevel, name) is not None
    assert set(sublevel.LANGUAGES) == {"en", "de", "cs", "sk"}
    assert re.fullmatch(r"\d+\.\d+\.\d+", sublevel.__version__)
