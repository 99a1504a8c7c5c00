"""The tools that build the compiled rules: how C code is arranged, and how the time left is estimated."""

from __future__ import annotations

from pathlib import Path

import build_progress
import docstrings
import pytest
import rule_units

CORE = """\
#include "__native_sublevel.h"

static int
core___State_init(PyObject *self)
{
    return 0;
}

int64_t CPyDef_core___bit(int64_t cpy_r_n) {
    int64_t cpy_r_r0;
    cpy_r_r0 = 1LL << cpy_r_n;
    return cpy_r_r0;
}
    \n\
    PyObject *CPyPy_core___bit(PyObject *self, PyObject *const *args) {
        return NULL;
    }
        \n\
        int64_t CPyDef_core___advance(int64_t cpy_r_rng) {
            return cpy_r_rng;
        }
            \n\
            char CPyDef_core_____top_level__(void) {
                return 1;
            }
"""
OPERATIONS = """\
int64_t CPyInt64_Parse(PyObject *x) {
    return 0;
}

""" + "\n".join(
    f"int64_t CPy{name}(int64_t x) {{\n    if (x == 0) {{\n        return 0;\n    }}\n    return x;\n}}\n"
    for name in rule_units.OPERATIONS
)


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """A build folder as mypyc leaves it."""
    files = {
        "__native_sublevel.c": '#include "__native_sublevel.h"\nint literals;\n',
        "__native_sublevel___engine___core.c": CORE,
        "__native_sublevel___games___go___rules.c": '#include "__native_sublevel.h"\n\n    int rules;\n',
        "__native_sublevel___games___go___moves.c": '#include "__native_sublevel.h"\n\n    int moves;\n',
        "__native_sublevel___games___go___words.c": '#include "__native_sublevel.h"\n\n    int words;\n',
        "__native_sublevel___table___room.c": '#include "__native_sublevel.h"\n\n    int room;\n',
        "int_ops.c": OPERATIONS,
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_rules_of_a_game_form_one_unit_and_its_text_a_light_one(build: Path) -> None:
    units = {unit.stem: unit for unit in rule_units.arrange(sorted(build.glob("*.c")), build)}
    assert units.keys() == {"engine", "go", "go_light", "literals_light", "table"}
    assert {name for name, unit in units.items() if rule_units.is_light(unit)} == {"go_light", "literals_light"}
    rules = units["go"].read_text(encoding="utf-8")
    assert "\nint rules;\n" in rules
    assert "\nint moves;\n" in rules
    assert "int words;" not in rules


def test_small_functions_are_copied_into_units_of_rules(build: Path) -> None:
    units = {
        unit.stem: unit.read_text(encoding="utf-8") for unit in rule_units.arrange(sorted(build.glob("*.c")), build)
    }
    assert "INLINE_COPY int64_t CPyDef_core___bit(int64_t cpy_r_n) {" in units["go"]
    assert "INLINE_COPY int64_t CPyDef_core___advance(int64_t cpy_r_rng) {" in units["go"]
    assert "INLINE_COPY int64_t CPyInt64_Divide(int64_t x) {" in units["go"]
    assert "INLINE_COPY int" not in units["engine"] + units["go_light"]
    assert "#include <int_ops.c>" in units["engine"]


def test_nothing_else_is_copied() -> None:
    assert rule_units.inline_copies(CORE, OPERATIONS).count("INLINE_COPY") == 2 + len(rule_units.OPERATIONS)


def test_code_in_another_form_ends_the_build() -> None:
    with pytest.raises(ValueError, match="another way"):
        rule_units.inline_copies(CORE.replace("CPyDef_", "Def_"), OPERATIONS)
    with pytest.raises(ValueError, match="another way"):
        rule_units.inline_copies(CORE, OPERATIONS.replace("CPyInt64_", "Int64_"))


def test_code_that_runs_once_is_marked(build: Path) -> None:
    units = {
        unit.stem: unit.read_text(encoding="utf-8") for unit in rule_units.arrange(sorted(build.glob("*.c")), build)
    }
    assert "\nONCE char CPyDef_core_____top_level__(void) {\n" in units["engine"]


def test_the_time_left_follows_the_guess_and_then_the_pace() -> None:
    big, small = Path("big.c"), Path("small.c")
    progress = build_progress.Progress({big: 80.0, small: 20.0}, guess=50.0, workers=2)
    assert progress.seconds_left(now=0.0) == pytest.approx(25.0)  # all of it, by two workers
    progress.running = {big: 0.0}
    progress.finished = {small: 20.0}  # twice as slow as guessed, and for the first tenth the guess still counts
    pace = (20.0 + 5.0) / (20.0 + 10.0)
    assert progress.seconds_left(now=10.0) == pytest.approx(80 * pace - 10)  # one source is compiled by one worker
    progress.finished[big] = progress.running.pop(big)
    assert progress.seconds_left(now=99.0) == pytest.approx(0.0)


def test_a_source_that_takes_longer_than_expected_does_not_count_backwards() -> None:
    source = Path("only.c")
    progress = build_progress.Progress({source: 10.0}, guess=10.0, workers=2)
    progress.running = {source: 0.0}
    assert progress.seconds_left(now=500.0) == 0.0


MODULE = '''\
"""A module."""


def bit(n):
    """Bit "n"?"""


class Match:
    """A match."""

    @property
    def waiting(self):
        """Who may act → now."""

    def play(self, seat):
        """Play.

        Really.
        """

    def quiet(self):
        return 1
'''
TABLES = r"""
    {"waiting",
     (getter)match___Match_get_waiting,
    NULL, NULL, NULL},
    {"play",
     (PyCFunction)CPyPy_match___Match___play,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("play($self, seat)\n--\n\n")},
    {"quiet",
     (PyCFunction)CPyPy_match___Match___quiet,
     METH_FASTCALL, PyDoc_STR("quiet($self)\n--\n\n")},
    .tp_doc = PyDoc_STR("Match()\n--\n\n"),
    {"bit", (PyCFunction)CPyPy_match___bit, METH_O, PyDoc_STR("bit(n)\n--\n\n") /* docstring */},
"""
DOCUMENTED = r"""
    {"waiting",
     (getter)match___Match_get_waiting,
    NULL, PyDoc_STR("Who may act \342\206\222 now."), NULL},
    {"play",
     (PyCFunction)CPyPy_match___Match___play,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("play($self, seat)\n--\n\nPlay.\012\012Really.")},
    {"quiet",
     (PyCFunction)CPyPy_match___Match___quiet,
     METH_FASTCALL, PyDoc_STR("quiet($self)\n--\n\n")},
    .tp_doc = PyDoc_STR("Match()\n--\n\nA match."),
    {"bit", (PyCFunction)CPyPy_match___bit, METH_O, PyDoc_STR("bit(n)\n--\n\nBit \042n\042\077") /* docstring */},
"""


def test_docstrings_go_into_the_tables_of_functions(tmp_path: Path) -> None:
    package, generated = tmp_path / "sublevel", tmp_path / "__native_sublevel___engine___match.c"
    runtime = tmp_path / "int_ops.c"
    (package / "engine").mkdir(parents=True)
    (package / "engine" / "match.py").write_text(MODULE, encoding="utf-8")
    for file in (generated, runtime):
        file.write_text(TABLES, encoding="utf-8")
    docstrings.add([generated, runtime, tmp_path / "__native_sublevel.c"], package)
    assert generated.read_text(encoding="utf-8") == DOCUMENTED
    assert runtime.read_text(encoding="utf-8") == TABLES
