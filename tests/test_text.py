"""The message catalogues: complete, well formed and grammatical in all four languages (BASE-UI-13).

Whatever the games, the table and the pages in the browser say has a message, and no message waits for nothing.
"""

from __future__ import annotations

import ast as python
import functools
import itertools
import random
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import sublevel
from sublevel import errors
from sublevel.engine.text import Argument, Words, say
from sublevel.games.star_quest.mission import missions
from sublevel.games.the_base import words
from sublevel.games.the_base.data import mixes
from sublevel.games.the_base.game import board
from sublevel.games.the_base.names import SHAPES, openings
from sublevel.games.the_base.tables import BONUS_ACTION, ROTATE
from sublevel.games.the_base.view import PHASES
from sublevel.games.underground.scenario import scenarios
from sublevel.table.errors import KINDS, PREFIX

PACKAGE = Path(sublevel.__file__).parent
FOLDER = PACKAGE / "text"
WEB = PACKAGE.parents[1] / "web" / "src"
SPECIFICATION = PACKAGE.parents[1] / "docs" / "rules" / "the-base.md"
TRANSLATIONS = [lang for lang in sublevel.LANGUAGES if lang != "en"]
PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "cs": {"one", "few", "many", "other"},
    "sk": {"one", "few", "many", "other"},
}

# What words.py can put into each argument: words, which messages select by, then numbers and names of positions.
CHOICES: dict[str, tuple[str, ...]] = {
    "side": words.SIDES,
    "chooser": words.SIDES,
    "winner": (*words.SIDES, "draw"),
    "end": tuple(words.ENDS.values()),
    "outcome": ("escaped", "failed"),
    "open": tuple(openings(mask) for mask in range(1, 16)),
    "shape": tuple(SHAPES),
}
ARGUMENTS: dict[str, tuple[Argument, ...]] = {
    **CHOICES,
    "actions": (1, 2, 3, 4, 5),
    "steps": tuple(range(2, 20)),
    "piece": (1, 2, 3),
    "count": (1, 2, 3),
    "countdown": tuple(range(21)),
    **dict.fromkeys(("cell", "to", "at", "from"), ("a1", "m5")),
}

# What matches say; all combinations of its arguments are tried. Other catalogues speak of names and numbers.
GAME_FILE = "the-base.ftl"
SAMPLES: tuple[Argument, ...] = (1, 2, 3, 5, 21)  # of whatever is counted
SAMPLE = "Ada 7"  # of whatever has a name
KEY_NAME = re.compile(r"\[\S+\]")  # a key of the keyboard, as sentences name it
COMPASS = {
    "en": r"(north|south|east|west)",
    "de": r"(nord|süd|ost|west)(en|wärts|lich)?\b",
    "cs": r"(sever|jih|východ|západ)",
    "sk": r"(sever|juh|východ|západ)",
}
TURNED = ("the-base", "underground")  # their boards do not always have the north above

# Words that are the same in English and another language.
SHARED_WORDS = {"Mutant", "Standard", "Countdown", "Bot", "bot", "Chat", "Lobby", "Name", "Normal", "Text", "s", "s."}
SHARED_WORDS |= {"Terminal", "Plateau", "Plan", "Code", "Joker", "Signal", "Teleport", "Android", "android"}
SHARED_WORDS |= {"Blip", "blip", "Laser", "Holo", "Black Hole", "LP", "Commander:", "Chaos", "Tiger", "Dreadnought"}
SHARED_WORDS |= {"Gridling", "Ork", "Medi-Kit", "Bio-Scanner", "Veteran", "Commander"}
# Languages are called what they call themselves, and some games are called the same everywhere.
OWN_NAMES = re.compile(r"web-language-[a-z]+|(?:web-)?(?:underground|star-quest|panic-station)-title")

# The messages of these catalogues are named in the program, the others are found by what they belong to.
# The files whose messages only the pages ask for, and what is said of faults in scenarios.
CALLED_BY_NAME = re.compile(r"(web|table|learn|analysis|.*-(board|stage|editor|campaign|scenario|mission))\.ftl")

# Options whose values have names that no type lists: where the names come from.
NAMED_VALUES = {
    ("the-base", "mix"): [f"the-base-mix-{name}" for name in (*mixes(), "custom")],
    ("underground", "setup"): [f"underground-setup-{name}" for name in ("random", *scenarios(), "custom")],
    ("star-quest", "mission"): [f"star-quest-mission-{name}" for name in (*missions(), "custom")],
    ("star-quest", "campaign"): [f"star-quest-campaign-{name}" for name in ("off", "custom")],
}

# Together these make everything happen that can: deals with different options, and positions near the end.
VARIANTS: list[dict[str, Any]] = [
    {"mix": "crossroads"},
    {"mix": "crossroads", "crossing_cost": "one", "challenge_tokens": "discard"},
    {"mix": "maze", "null_rotation": "forbid", "countdown_start": 5, "setup_order": "explorers_first"},
    {"mix": "crossroads", "capture_on_start_slots": True, "return_chooser": "capturer"},
    {"mix": {"D": 4, "I": 6, "L": 6, "T": 8, "X": 0}, "dead_end_rule": "anywhere", "tiebreak": "rear_only"},
]

CROSSES = "fffff/fffff/fffff/fffff/fffff"
POSITIONS = [
    (f"{CROSSES} 123-- 123-- x1,x2,x3 m1,m2,m3 M 5* 15 0-2", []),  # as many actions as there can be
    (f"{CROSSES} 123-- -1-23 e1,d2,c3 a4,b5,c1 X 3* 9 0-0", []),
    (f"{CROSSES} 123-- 123-- m4,m5,e3 x4,x5,a3 M 3* 6 2-2", []),
    (f"{CROSSES} 123-- 123-- e1,d2,m5 b4,b5,x4 M 3* 2 1-1", []),
    (f"{CROSSES} 123-- -1-23 c3,m2,x3 c4,m4,m5 X 3* 15 1-0", ["1xc4"]),  # a choice of slots
    ("fffff/fffff/fffff/ffff5/fffff 123-- 123-- x1,x2,e4 m4,x4,x5 M 3* 15 0-2", ["--"]),  # nothing else to do
    (f"{CROSSES} 123-- 123-- x1,x2,x3 m3,x5,m1 M 3* 20 0-1", []),
]


class Parts(Visitor):
    """The texts, arguments, references and selections of a message."""

    def __init__(self, message: ast.Message, file: str) -> None:
        self.file = file
        self.texts: list[str] = []
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[tuple[str, set[str]]] = []
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the visitor's naming
        self.texts.append(node.value.strip())

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector: ast.SyntaxNode = node.selector
        if isinstance(selector, ast.FunctionReference):
            selector = selector.arguments.positional[0]
        assert isinstance(selector, ast.VariableReference)
        keys = {key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants}
        self.selections.append((selector.id.name, keys))
        self.generic_visit(node)


@functools.cache
def entries(lang: str) -> list[tuple[str, ast.EntryType]]:
    """All entries of a language, each with the file in which it stands."""
    files = sorted(FOLDER.joinpath(lang).glob("*.ftl"))
    return [(file.name, entry) for file in files for entry in parse(file.read_text("utf-8")).body]


@functools.cache
def messages(lang: str) -> dict[str, Parts]:
    """The messages of a language by their keys."""
    return {entry.id.name: Parts(entry, file) for file, entry in entries(lang) if isinstance(entry, ast.Message)}


def choices(key: str) -> dict[str, set[str]]:
    """The words by which a message, with those it is made with, selects."""
    found: dict[str, set[str]] = {}
    for name, cases in messages("en")[key].selections:
        found.setdefault(name, set()).update(cases)
    for reference in messages("en")[key].references:
        found = choices(reference) | found
    return found


def arguments(lang: str, key: str) -> set[str]:
    """The arguments that a message needs, with those of the messages it is made with."""
    message = messages(lang)[key]
    return message.arguments.union(*(arguments(lang, reference) for reference in message.references))


def uses(key: str, names: set[str]) -> Iterator[dict[str, Argument]]:
    """Combinations of arguments that a message can get: what matches say in all, other messages with samples."""
    if messages("en")[key].file == GAME_FILE:
        values = [ARGUMENTS[name] for name in sorted(names)]
    else:
        values = [samples(choices(key).get(name)) for name in sorted(names)]
    for chosen in itertools.product(*values):
        args = dict(zip(sorted(names), chosen, strict=True))
        if args.get("winner") != "draw" or args.get("end") == "countdown-tiebreak":  # elsewhere somebody won
            yield args


def samples(cases: set[str] | None) -> tuple[Argument, ...]:
    """What to put into an argument: a name, numbers if it is counted, or each of the words it selects by."""
    if cases is None:
        return (SAMPLE,)
    return SAMPLES if is_plural(cases) else tuple(int(case) if case.isdigit() else case for case in sorted(cases))


def is_plural(cases: set[str]) -> bool:
    """Whether something is counted; besides the categories it may name numbers such as 0. Numbers alone are a list."""
    categories = {case for case in cases if not case.isdigit()}
    return bool(categories) and categories <= PLURALS["cs"]


def check_sentence(key: str, sentence: str) -> None:
    """A sentence has no leftovers; what is said to players begins and ends as a sentence does."""
    assert sentence == sentence.strip()
    assert not re.search(r"[{}$\n]|  | [.,:;]", sentence), sentence
    assert not re.search(r"_|the-base|\bNone$|\bNone[^ ]", sentence), sentence
    if re.search(r"^the-base-(reason|event)-|^the-base-.*-(help|tagline)$|^the-base-rule-", key):
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
    if re.search(r"-lesson-[a-z]+-|-rules-minute-[a-z]+$", key):
        assert sentence[0].isupper(), sentence
        assert sentence[-1] in ".?!", sentence


# The files themselves.


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_files_can_be_read(lang: str) -> None:
    names = [entry.id.name for _, entry in entries(lang) if isinstance(entry, ast.Message)]
    assert names
    assert not {name for name in names if names.count(name) > 1}, "a key is there twice"
    assert not [(file, entry.content) for file, entry in entries(lang) if isinstance(entry, ast.Junk)]
    assert all(entry.value for _, entry in entries(lang) if isinstance(entry, ast.Message)), "a message is empty"


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_language_has_the_same_files(lang: str) -> None:
    def names(folder: str) -> list[str]:
        return sorted(file.name for file in FOLDER.joinpath(folder).iterdir())

    assert names(lang) == names("en")


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_keys_and_arguments_are_those_of_english(lang: str) -> None:
    assert list(messages(lang)) == list(messages("en"))
    for key in messages("en"):
        assert arguments(lang, key) == arguments("en", key), key


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_selections_know_all_cases(lang: str) -> None:
    """A misspelt case would silently become the default."""
    seen = set()
    for key, message in messages(lang).items():
        for argument, cases in message.selections:
            if is_plural(cases):
                assert {case for case in cases if not case.isdigit()} == PLURALS[lang], key
            elif message.file != GAME_FILE:
                assert cases in [other for name, other in messages("en")[key].selections if name == argument], key
            if message.file == GAME_FILE:
                seen.add(argument)
                assert is_plural(cases) == (argument == "actions"), key
                assert is_plural(cases) or cases <= {*CHOICES[argument], "other"}, key
    assert seen == {*CHOICES, "actions"}


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_every_message_in_every_use(lang: str) -> None:
    """Each use gives a whole sentence, and what matches say differs each time: no argument and no case is forgotten."""
    for key in messages(lang):
        sentences = [say(key, args, lang) for args in uses(key, arguments(lang, key))]
        assert len(sentences) == len(set(sentences)) or messages(lang)[key].file != GAME_FILE, key
        for sentence in sentences:
            check_sentence(key, sentence)


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_nothing_is_left_in_english(lang: str) -> None:
    for key, english in messages("en").items():
        same = {text for text in english.texts if re.search(r"\w", text)} & set(messages(lang)[key].texts)
        assert same <= SHARED_WORDS or OWN_NAMES.fullmatch(key), key


@pytest.mark.parametrize(
    ("lang", "foreign"), [("cs", "ľĺŕäôß"), ("sk", "ěřůöüß"), ("de", "ěščřžýáíéůľ"), ("en", "äöüßčš")]
)
def test_no_letters_of_another_language(lang: str, foreign: str) -> None:
    """Czech and Slovak are near enough for one to slip into the other."""
    for key, message in messages(lang).items():
        if not OWN_NAMES.fullmatch(key):
            assert not set(" ".join(message.texts).lower()) & set(foreign), key


# What the games say.


@functools.cache
def spoken() -> dict[str, set[tuple[tuple[str, Argument], ...]]]:
    """All events and reasons of some matches played at random: key -> arguments."""
    said: dict[str, set[tuple[tuple[str, Argument], ...]]] = {}
    rng = random.Random(5)
    for match in some_matches():
        actions = range(match.game.actions)
        for word in heard(match, actions):
            said.setdefault(word.key, set()).add(tuple(word.args.items()))
        while not match.finished:
            seat = match.waiting[0]
            match.play(seat, rng.choice(match.legal(seat)))
            for word in heard(match, rng.sample(actions, 24)):
                said.setdefault(word.key, set()).add(tuple(word.args.items()))
    return said


def some_matches() -> Iterator[sublevel.Match]:
    """Matches at their start."""
    game = sublevel.game("the-base")
    for seed, options in enumerate(VARIANTS * 2):
        yield game.new(seed=seed, options=options)
    for position, actions in POSITIONS * 8:
        match = game.position(position)
        yield match.branch()
        for action in actions:
            match.play(match.waiting[0], action)
        yield match


def heard(match: sublevel.Match, actions: Iterable[int]) -> Iterator[Words]:
    """What a match says now: its last events, and why some actions are not legal."""
    yield from match.narration(None)
    for seat, action in itertools.product((0, 1), actions):
        reason = match.why(seat, action)
        if reason:
            yield reason


def test_matches_speak_in_every_language() -> None:
    for key, uses_of_it in spoken().items():
        for args in uses_of_it:
            for lang in sublevel.LANGUAGES:
                check_sentence(key, say(key, dict(args), lang))


@pytest.mark.parametrize("kind", ["event", "reason"])
def test_all_was_said(kind: str) -> None:
    """So the test above heard everything, and no message waits for what cannot happen."""
    written = {key for key in messages("en") if key.startswith(f"the-base-{kind}-")}
    written.discard("the-base-reason-no-such-action")  # to a match such a number is malformed
    assert {key for key in spoken() if key.startswith(f"the-base-{kind}-")} == written


def test_arguments_are_as_assumed_here() -> None:
    """The combinations above are those that matches make."""
    for key, uses_of_it in spoken().items():
        for name, value in itertools.chain.from_iterable(uses_of_it):
            if name in arguments("en", key) and name not in {"cell", "to", "at", "from"}:
                assert value in ARGUMENTS[name], key


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
@pytest.mark.parametrize("code", words.REASONS)
def test_every_reason_has_a_sentence(code: int, lang: str) -> None:
    """BASE-UI-10: asked for about an action of the kind that gets it."""
    needed = arguments("en", f"the-base-reason-{words.REASONS[code][0]}")
    action = 0 if {"piece", "to"} & needed else ROTATE if "cell" in needed else BONUS_ACTION
    match = sublevel.game("the-base").new(seed=1)
    reason = words.reason(code, board(match.state), match.waiting[0], action)
    check_sentence(reason.key, reason.text(lang))


def test_no_reason_is_left_over() -> None:
    written = {key for key in messages("en") if key.startswith("the-base-reason-")}
    assert written == {f"the-base-reason-{name}" for name, _ in words.REASONS.values()}


@pytest.mark.parametrize(
    ("lang", "actions", "sentence"),
    [
        ("en", 1, "Crossing to c3 costs 3 actions; you have one."),
        ("en", 2, "Crossing to c3 costs 3 actions; you have 2."),
        ("de", 1, "Eigene Spielfiguren bis c3 zu überspringen kostet 3 Aktionen; du hast eine."),
        ("de", 2, "Eigene Spielfiguren bis c3 zu überspringen kostet 3 Aktionen; du hast 2."),
        ("cs", 1, "Přechod na c3 stojí 3 akce; máš jednu."),
        ("cs", 2, "Přechod na c3 stojí 3 akce; máš 2."),
        ("sk", 1, "Prechod na c3 stojí 3 akcie; máš jednu."),
        ("sk", 2, "Prechod na c3 stojí 3 akcie; máš 2."),
    ],
)
def test_actions_left_are_counted_rightly(lang: str, actions: int, sentence: str) -> None:
    assert say("the-base-reason-too-dear", {"to": "c3", "steps": 3, "actions": actions}, lang) == sentence


@pytest.mark.parametrize(
    ("lang", "actions", "sentence"),
    [
        ("cs", 1, "Mutanti používají bonusový žeton na další akci: zbývá jedna akce."),
        ("cs", 2, "Mutanti používají bonusový žeton na další akci: zbývají 2 akce."),
        ("cs", 4, "Mutanti používají bonusový žeton na další akci: zbývají 4 akce."),
        ("cs", 5, "Mutanti používají bonusový žeton na další akci: zbývá 5 akcí."),
        ("sk", 1, "Mutanti používajú bonusový žetón na ďalšiu akciu: zostáva jedna akcia."),
        ("sk", 2, "Mutanti používajú bonusový žetón na ďalšiu akciu: zostávajú 2 akcie."),
        ("sk", 4, "Mutanti používajú bonusový žetón na ďalšiu akciu: zostávajú 4 akcie."),
        ("sk", 5, "Mutanti používajú bonusový žetón na ďalšiu akciu: zostáva 5 akcií."),
    ],
)
def test_actions_gained_are_counted_rightly(lang: str, actions: int, sentence: str) -> None:
    assert say("the-base-event-action-bought", {"side": "mutants", "actions": actions}, lang) == sentence


@pytest.mark.parametrize(
    ("lang", "won", "drawn"),
    [
        ("en", "Explorers win: all three pieces are saved.", "The countdown ends with a draw"),
        ("de", "Die Aufklärer gewinnen: Alle drei Spielfiguren sind gerettet.", "Der Countdown endet unentschieden"),
        ("cs", "Průzkumníci vítězí: všechny tři kameny jsou v cíli.", "Odpočet končí remízou"),
        ("sk", "Prieskumníci víťazia: všetky tri kamene sú v cieli.", "Odpočet sa končí remízou"),
    ],
)
def test_ends_are_told_apart(lang: str, won: str, drawn: str) -> None:
    """BASE-END-1, BASE-END-6."""
    key = "the-base-event-match-ended"
    assert say(key, {"winner": "explorers", "end": "saved"}, lang) == won
    assert say(key, {"winner": "draw", "end": "countdown-tiebreak"}, lang).startswith(drawn)


# What the table and its pages say.


def literals(source: str) -> Iterator[str]:
    """The texts in a script that could be keys; what is put into a template becomes `.*`."""
    for _, plain in re.findall(r"""(['"])([a-z][A-Za-z0-9-]*)\1""", source):
        yield re.escape(plain)
    for template in re.findall(r"`([a-z](?:\$\{[^}]*\}|[^`\s$])*)`", source):
        if "${" in template:
            yield pattern_of(template)


def pattern_of(template: str) -> str:
    """A template as a pattern of what can become of it."""
    return ".*".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template))


@functools.cache
def scripts() -> dict[Path, str]:
    """The pages' sources, without tests and without what was generated or made up for trying things out."""
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    return {
        path: path.read_text("utf-8")
        for path in sorted(files)
        if not path.name.endswith((".test.ts", "protocol.ts")) and "fixtures" not in path.parts
    }


def called(source: str, function: str = "t") -> Iterator[str]:
    """The keys, as patterns, with which a script asks for a text: what stands in the first argument of each call."""
    for call in re.finditer(rf"(?<![\w.$]){function}\(", source):
        depth, end = 1, call.end()
        while depth and end < len(source) and not (depth == 1 and source[end] == ","):
            depth += {"(": 1, ")": -1, "{": 1, "}": -1}.get(source[end], 0)
            end += 1
        # What something is compared with is no key.
        yield from literals(re.sub(r"[!=]==\s*(['\"]).*?\1", "", source[call.end() : end]))


def exists(pattern: str) -> bool:
    """Whether there is a message with such a key."""
    return any(re.fullmatch(pattern, key) for key in messages("en"))


@pytest.mark.skipif(not WEB.is_dir(), reason="the pages are not part of an installed package")
def test_pages_ask_for_texts_that_exist() -> None:
    asked = {(path.name, pattern) for path, source in scripts().items() for pattern in called(source) if "-" in pattern}
    for game in sublevel.game_names():  # a board says things of its own without their common beginning
        board_texts = [(path, source) for path, source in scripts().items() if path.parent == WEB / "games" / game]
        asked |= {
            (path.name, rf"{game}-board-{name}") for path, source in board_texts for name in called(source, "say")
        }
    assert len(asked) > 200
    assert not sorted({(file, pattern) for file, pattern in asked if not exists(pattern)})


def refusals() -> dict[str, set[str]]:
    """What the table refuses, found where it does: key -> the arguments that are given every time."""
    given = {f"{PREFIX}{name}": {"detail"} for name, _ in KINDS.values()}
    for path in (PACKAGE / "table").rglob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "refused":
                key, *_ = node.args
                assert isinstance(key, python.Constant), f"{path.name}:{node.lineno}: the key is not written out"
                name = f"{PREFIX}{key.value!s}"
                names = {keyword.arg for keyword in node.keywords if keyword.arg} - {"status", "text", "clause"}
                given[name] = given.get(name, names) & names
    return given


def test_whatever_the_table_refuses_has_words() -> None:
    said = refusals()
    assert len(said) > 40
    assert not sorted(key for key in said if key not in messages("en"))
    assert not sorted(key for key in messages("en") if key.startswith(PREFIX) and key not in said)
    for key, names in said.items():
        assert arguments("en", key) <= names, key


@pytest.mark.skipif(not WEB.is_dir(), reason="the pages are not part of an installed package")
def test_no_text_of_the_pages_is_left_over() -> None:
    """A message that nobody asks for is a mistake, or will become one."""
    wanted = re.compile("|".join(f"(?:{pattern})" for pattern in sorted({*asked_by_pages(), *faults()})))
    references = {name for message in messages("en").values() for name in message.references}
    written = [key for key, message in messages("en").items() if CALLED_BY_NAME.fullmatch(message.file)]
    asked = [key for key in written if wanted.fullmatch(key)]
    assert {f"{game}-board.ftl" for game in sublevel.game_names()} <= {messages("en")[key].file for key in asked}
    assert not sorted(set(written) - set(asked) - references - set(refusals()))


def asked_by_pages() -> Iterator[str]:
    """The keys, as patterns, that scripts could ask for.

    A helper that puts a common beginning before names, `say`, asks for none by itself: the names stand in the scripts
    of its folder. Where a key begins with the name of a game, that is any of them.
    """
    any_game = f"(?:{'|'.join(sublevel.game_names())})"
    helper = re.compile(r"const say = [^;]*?=>\s*t\(`([^`]*-)\$\{\w+\}`")
    of_a_game = re.compile(r"`\$\{(?:game|name|face\.name)\}(-[a-z](?:\$\{[^}]*\}|[^`\s$])+)`")
    for path, source in scripts().items():
        rest = helper.sub("", source)
        yield from (pattern for pattern in literals(rest) if len(pattern) > 4)
        yield from (any_game + pattern_of(name) for name in of_a_game.findall(rest))
        for beginning in helper.findall(source):
            prefix = beginning.replace("${game}", any_game)
            near = [script for other, script in scripts().items() if other.is_relative_to(path.parent)]
            names = {name for script in near for name in literals(script.replace("_", "-"))}
            yield from (prefix + name for name in names if "-" in name or ".*" not in name)


def faults() -> Iterator[str]:
    """The keys of what can be wrong with a scenario: all texts in the modules that find it."""
    for path in sorted((PACKAGE / "games").glob("*/*.py")):
        source = path.read_text("utf-8")
        if "Fault(" in source:
            game = path.parent.name.replace("_", "-")
            yield from (f"{game}-fault-{name}" for name in re.findall(r'"([a-z-]+)"', source))


# Names of things.


def label(value: object) -> str:
    """A name or value as it stands in a key."""
    return str(value).lower() if isinstance(value, bool) else str(value).replace("_", "-")


def fields(game: str) -> Mapping[str, msgspec.inspect.Field]:
    """The options of a game."""
    info = msgspec.inspect.type_info(sublevel.game(game).options)
    assert isinstance(info, msgspec.inspect.StructType)
    return {field.name: field for field in info.fields}


def value_keys(game: str, field: msgspec.inspect.Field) -> list[str]:
    """The keys of the values of an option; numbers need none."""
    prefix = f"{game}-option-{label(field.name)}"
    kind = field.type.type if isinstance(field.type, msgspec.inspect.Metadata) else field.type
    match kind:
        case msgspec.inspect.LiteralType(values=values):
            return [f"{prefix}-{label(value)}" for value in values]
        case msgspec.inspect.BoolType():
            return [f"{prefix}-false", f"{prefix}-true"]
        case msgspec.inspect.IntType():
            return []
    return NAMED_VALUES[game, field.name]


OPTIONS = [(game, name) for game in sublevel.game_names() for name in fields(game)]


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_options_are_explained(game: str, name: str, lang: str) -> None:
    """A label, a label for each value, and a help text that names the default."""
    field = fields(game)[name]
    key = f"{game}-option-{label(name)}"
    labels = {value: say(value, {}, lang) for value in value_keys(game, field)}
    assert len(labels) == len(set(labels.values()))
    assert len(say(key, {}, lang)) < 60
    default = labels.get(
        f"{key}-{label(field.default)}", labels.get(f"{game}-{name}-{field.default}", str(field.default))
    )
    assert say(f"{key}-help", {}, lang).endswith(f": {default}.")


@pytest.mark.parametrize("game", sublevel.game_names())
def test_no_option_is_left_over(game: str) -> None:
    prefix = f"{game}-option-"
    heads = {f"{prefix}{label(name)}" for name in fields(game)}
    values = {key for field in fields(game).values() for key in value_keys(game, field) if key.startswith(prefix)}
    written = {key for key in messages("en") if key.startswith(prefix)}
    assert written == heads | {f"{head}-help" for head in heads} | values


def test_mixes_phases_and_shapes_have_names() -> None:
    for kind, names in (("mix", [*mixes(), "custom"]), ("phase", PHASES), ("shape", SHAPES)):
        written = [key for key in messages("en") if key.startswith(f"the-base-{kind}-")]
        assert sorted(written) == sorted(f"the-base-{kind}-{label(name)}" for name in names)


def test_titles() -> None:
    titles = [say("the-base-title", {}, lang) for lang in sublevel.LANGUAGES]
    assert titles == ["The Base", "Der Stützpunkt", "Základna", "Základňa"]


@pytest.mark.parametrize("game", sublevel.game_names())
def test_every_game_has_a_title_and_a_tagline(game: str) -> None:
    assert say(f"{game}-title", {}) == sublevel.game(game).title
    for lang in sublevel.LANGUAGES:
        assert 20 < len(say(f"{game}-tagline", {}, lang)) < 120


# Faults are noticed.


def test_what_cannot_be_said_raises() -> None:
    with pytest.raises(errors.BadOption, match="there are en, de, cs, sk"):
        say("the-base-title", {}, "fr")
    with pytest.raises(KeyError, match="no message"):
        say("the-base-nothing", {})
    with pytest.raises(ValueError, match="the-base-reason-same-place"):
        say("the-base-reason-same-place", {"piece": 1})


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_what_names_a_key_has_other_words_for_a_phone(lang: str) -> None:
    """A sentence with [R] in it is one for keyboards: it is called so, or its twin for fingers is."""
    named = {key for key, parts in messages(lang).items() if any(KEY_NAME.search(text) for text in parts.texts)}
    assert named, "keys are written in other ways now"
    assert {key for key in named if not key.endswith(("-keys", "-keys-alone"))} <= {
        key.removesuffix("-tap") for key in messages(lang) if key.endswith("-tap")
    }


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_lessons_name_places_where_the_board_may_be_turned(lang: str) -> None:
    """North is not above then: a phone lays The Base upright, and Underground is seen from any side."""
    lessons = {
        key: parts
        for key, parts in messages(lang).items()
        if key.startswith(tuple(f"{game}-lesson-" for game in TURNED))
    }
    assert len(lessons) > 50
    compass = re.compile(rf"\b{COMPASS[lang]}", re.IGNORECASE)
    assert not [key for key, parts in lessons.items() if any(compass.search(text) for text in parts.texts)]
