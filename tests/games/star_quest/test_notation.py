"""Notation and numbers (sections 4.2 and 4.3; SQ-ID-1 to 3, SQ-GEO-9, SQ-GEO-12)."""

from __future__ import annotations

from random import Random

import pytest

from sublevel.engine.actions import Ply
from sublevel.engine.errors import Illegal, Malformed
from sublevel.engine.schema import SCRATCH
from sublevel.games.star_quest import notation, rules
from sublevel.games.star_quest.names import ACTOR_NAMES, CARD_NAMES, DIRECTIONS, KINDS, ORDER_SLOTS, SQUARE_NAMES
from sublevel.games.star_quest.notation import read_action, unfold, write_action
from sublevel.games.star_quest.options import StarQuestOptions
from sublevel.games.star_quest.state import SCHEMA, Hulk
from sublevel.games.star_quest.tables import ACTIONS, NOWHERE
from tests.games.star_quest.scenes import Scene


def dealt(**options: object) -> Hulk:
    """A match at its start."""
    s = Hulk()
    for i, number in enumerate(StarQuestOptions.read({"players": 4, **options}).numbers()):
        s.options[i] = number
    s.rng = 12345
    s.recording = 1
    rules.setup(s)
    return s


# Numbers (section 4.3).


def test_numbers_of_figures_squares_and_directions() -> None:
    """SQ-ID-1, SQ-GEO-9, SQ-GEO-12, SQ-GEO-2."""
    assert [ACTOR_NAMES.index(name) for name in ("R0", "R4", "Y0", "B4", "G1", "G14", "O1", "O8")] == [
        0,
        4,
        5,
        14,
        15,
        28,
        29,
        36,
    ]
    assert [ACTOR_NAMES.index(name) for name in ("A1", "K1", "T1", "H1", "Z1", "D1", "b1", "b36")] == [
        37,
        41,
        44,
        47,
        48,
        49,
        50,
        85,
    ]
    assert [SQUARE_NAMES.index(name) for name in ("a1", "b1", "a2", "x24", "dR1", "dB6")] == [0, 1, 24, 575, 576, 593]
    assert (len(SQUARE_NAMES), NOWHERE) == (594, 594)
    assert DIRECTIONS == ("n", "ne", "e", "se", "s", "sw", "w", "nw")
    assert KINDS[:7] == "GOATHZD"
    assert CARD_NAMES[1] == ("DZ", "SA", "TG", "TA:L", "TA:N", "TA:H", "TA:B", "SE", "CW", "GH")
    assert ORDER_SLOTS == (
        ("oDT", "oOF", "oCA", "oFG"),
        ("oDT", "oOF", "oBS", "oHW"),
        ("oDT", "oOF", "oCA", "oBS"),
    )


def test_ids_of_the_worked_example() -> None:
    """TV-48, SQ-ID-2."""
    assert ACTIONS == 2788
    scene = Scene(4).put(R1="c5", D1="f5")
    s = scene.s
    assert read_action(s, 0, "R1") == 809
    scene.play("R1")
    for text, number in (
        ("R1 ne", 19),
        ("R1 open e4S", 27),
        ("R1 fire L O3", 81),
        ("R1 fire N", 8),
        ("R1 fire H f7", 381),
        ("R1 close A2 +TG", 188),
        ("hit O1 2", 1104),
        ("b4", 861),
        ("ev again T1", 923),
        ("scan O", 1230),
        ("at k7", 1426),
        ("ev card YEL CW", 2704),
    ):
        assert read_action(s, 0, text) == number, text
    scene.play("R1 done").turn("CHAOS").play("D1")
    assert read_action(s, 3, "D1 fire B g6 w") == 230
    assert write_action(s, 3, 230) == "D1 fire B g6 w"


def test_a_loadout_is_seven_actions() -> None:
    """TV-50, SQ-SETUP-8."""
    s = dealt()
    line = "loadout AXE LLNB DZ,SA,TA:N,FF oDT"
    numbers = [read_action(s, 0, text) for text in unfold(s, line)]
    assert numbers == [2764, 2771, 2774, 2775, 2778, 2783, 2784]
    rules.step(s, 0, 2764)
    rules.step(s, 0, 2771)
    rules.legal(s, 0)
    cards = [s.legal[i] for i in range(s.legal_count)]
    assert 2780 in cards  # TA:B: SR, AB, FF can follow
    assert 2781 not in cards  # SR: four cards cannot be reached
    with pytest.raises(Illegal):
        read_action(s, 0, "weapons LLLL")
    for number in (2777, 2778):
        rules.step(s, 0, number)
    rules.legal(s, 0)
    assert 2779 not in [s.legal[i] for i in range(s.legal_count)]  # a third TA


def test_the_state_has_the_fields_that_suffice() -> None:
    """SQ-ID-3: about 600 bytes and the derived board; everything that is packed fits its storage."""
    lengths = {field.name: field.length for field in SCHEMA.fields if field.role != SCRATCH}
    assert (lengths["square"], lengths["status"], lengths["acted"], lengths["blip_square"]) == (50, 15, 86, 36)
    assert (lengths["deck"], lengths["reserve"], lengths["door_open"], lengths["allows"]) == (28, 24, 24, 16)


# Texts.


def play_some(seed: int, plies: int, **options: object) -> list[tuple[Hulk, int, list[int]]]:
    """Positions of a match played at random, with who acts and what is legal."""
    random = Random(seed)
    s = dealt(**options)
    found = []
    for _ in range(plies):
        if s.ended:
            break
        seat = random.choice([seat for seat in range(4) if s.waiting >> seat & 1])
        rules.legal(s, seat)
        legal = [s.legal[i] for i in range(s.legal_count)]
        copy = Hulk()
        copy.take(s)
        found.append((copy, seat, legal))
        rules.step(s, seat, random.choice(legal))
    return found


@pytest.mark.parametrize(("seed", "mission"), [(1, "dead-signal"), (2, "heart-of-chaos"), (3, "clean-sweep")])
def test_every_legal_action_reads_back(seed: int, mission: str) -> None:
    """Section 4.2: each has a text of its own."""
    for s, seat, legal in play_some(seed, 900, mission=mission):
        texts = [write_action(s, seat, action) for action in legal]
        assert len(set(texts)) == len(texts)
        assert [read_action(s, seat, text) for text in texts] == legal


def test_dice_and_the_player_may_stand_beside_an_action() -> None:
    """Section 4.2: dice in braces, `RED: R1 ne`."""
    scene = Scene(2).put(R2="c5", O3="f5").play("R2")
    assert read_action(scene.s, 0, "RED: R2 fire L O3 {2,0}") == read_action(scene.s, 0, "R2 fire L O3")
    assert read_action(scene.s, 0, "R2 close O3 {1,0}/{2}") == read_action(scene.s, 0, "R2 close O3")
    with pytest.raises(Malformed, match="this seat is RED, not CHAOS"):
        read_action(scene.s, 0, "CHAOS: end")


def test_lines_stand_for_several_actions() -> None:
    """Section 4.2."""
    s = Scene(2).s
    assert unfold(s, "scan O k7") == ["scan O", "at k7"]
    assert unfold(s, "dread g6 NB") == ["dread g6", "arm NB"]
    assert unfold(s, "ev swap G1 O2") == ["ev swap G1", "ev swap O2"]
    assert unfold(s, "ev redeploy b3 k7") == ["ev redeploy b3", "at k7"]
    assert unfold(s, "R1 ne") == ["R1", "R1 ne"]
    assert unfold(s, "end") == ["end"]


@pytest.mark.parametrize(
    "text",
    ["", "x", "R9", "R1 up", "R1 fire", "R1 fire Q O1", "R1 open z9E", "ev", "ev squad CHAOS", "order oXX", "hit O1 9"],
)
def test_what_is_no_action_is_said_in_one_line(text: str) -> None:
    scene = Scene(2).put(R1="c5").play("R1")
    with pytest.raises(Malformed) as error:
        read_action(scene.s, 0, text)
    assert "is no action; actions look like R1, R1 ne" in str(error.value)
    assert "\n" not in str(error.value)


def test_actions_of_another_figure_have_a_reason() -> None:
    """SQ-ACT-1: an id does not name the figure, so the text is checked."""
    scene = Scene(2).put(R1="c5", R2="d5")
    with pytest.raises(Illegal) as first:
        read_action(scene.s, 0, "R1 ne")
    assert first.value.reason.key == "star-quest-reason-select-it-first"
    scene.play("R1")
    with pytest.raises(Illegal) as other:
        read_action(scene.s, 0, "R2 ne")
    assert other.value.reason.text() == "R1 is acting; finish that first."


@pytest.mark.parametrize("text", ["R1 close b1", "R1 fire L b1"])
def test_an_attack_on_a_blip_has_a_reason(text: str) -> None:
    """SQ-FIRE-1: there is no number for it, so the text is checked, whoever is acting."""
    scene = Scene(2).put(R1="c5", R2="d5")
    for selected in ((), ("R2",)):
        scene.play(*selected)
        with pytest.raises(Illegal) as blip:
            read_action(scene.s, 0, text)
        assert (blip.value.reason.key, blip.value.reason.clause) == ("star-quest-reason-a-blip", "SQ-FIRE-1")
        assert blip.value.reason.args["figure"] == "b1"


def test_switches_and_doors_are_named_by_what_they_become() -> None:
    """SQ-MOVE-8, SQ-EV-14."""
    scene = Scene(4)
    assert "allow YEL off" in scene.legal()
    with pytest.raises(Illegal) as set_so:
        read_action(scene.s, 0, "allow YEL on")
    assert set_so.value.reason.clause == "SQ-MOVE-8"
    scene.event("E17")
    assert "ev open e4S" in scene.legal()
    with pytest.raises(Illegal):
        read_action(scene.s, 3, "ev close e4S")


def test_a_square_that_is_no_reserve_square_has_no_chip() -> None:
    """SQ-CHIP-3."""
    scene = Scene(2).reserve("e1")
    assert read_action(scene.s, 1, "chip G e1") == 2433
    with pytest.raises(Illegal) as error:
        read_action(scene.s, 1, "chip G a1")
    assert error.value.reason.key == "star-quest-reason-no-reserve"


# What others hear, and the log.


def told(action: int, text: str, viewer: int) -> str | None:
    return notation.told(Ply(1, action, text, True), viewer)


def test_kinds_of_blips_and_loadouts_stay_secret() -> None:
    """SQ-VIEW-1, SQ-VIEW-4: `scan ? square`, and nothing of the first half."""
    assert told(1230, "scan O", 1) == "scan O"
    assert told(1230, "scan O", 0) is None
    assert told(1426, "at k7", 0) == "scan ? k7"
    assert told(1426, "ev clone k7", 0) == "ev clone k7"
    assert told(2764, "kit AXE", 0) is None
    assert told(0, "end", 0) == "end"


def test_the_log_has_turns_activations_and_dice() -> None:
    """Section 4.2: dice follow in braces."""
    scene = Scene(2).put(R1="c5", O1="f5", G1="f6").table("OG")
    start = Hulk()
    start.take(scene.s)
    plies = []
    s = Hulk()
    s.take(start)
    for text in ("R1", "R1 fire L O1", "R1 s", "R1 done", "end"):
        action = read_action(s, 0, text)
        plies.append(Ply(0, action, text, True))
        rules.step(s, 0, action)
    lines = notation.write_log(start, plies, rules.StarQuest())
    assert lines[0] == "set-up"
    assert lines[1].startswith("  RED: R1, R1 fire L O1 {")
    assert lines[1].endswith(", R1 s, R1 done")
    assert lines[2] == "  RED: end"
    assert lines[3].endswith(" CHAOS")
