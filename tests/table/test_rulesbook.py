"""The rules that people read in the client are those of the specification, every clause of them."""

from __future__ import annotations

import pytest

import sublevel
from sublevel import errors
from sublevel.table.rulesbook import read_clauses, rules_file, rules_text
from tests.test_clauses import defined_clauses

SAMPLE = """# A game

## 1. Things

Some words that are no clause.

- **XY-ONE-1** [R] First line
  and a second [H] one.
- **XY-ONE-2** [R inferred] With parts:
  - one
  - two [H]
- **XY-ONE-3** [R]/[H] Names:

| name | meaning |
|---|---|
| `a` | b |

Not a part of it.

### 1.1 More

- **XY-TWO-1a** Last:

```
- code
```

| id | question | ruling | option |
|---|---|---|---|
| XY-AMB-1 | What is it? | This. | no |

## 2. Paragraphs [P S2 for the effects]

**XY-PAR-1** A paragraph [R-fig]
of two lines. [P S1, H]

**XY-PAR-2** A table:

| Die | Faces |
|---|---|
| W | 0 1 |

**XY-PAR-3** State:
* one
* two [R/H]

| Clause | Card | Handling |
|---|---|---|
| **XY-CARD-1** | E01 | Once. |
"""


def test_clauses_are_found_with_all_that_belongs_to_them() -> None:
    found = {clause.id: clause for clause in read_clauses(SAMPLE)}
    lists = ["XY-ONE-1", "XY-ONE-2", "XY-ONE-3", "XY-TWO-1a", "XY-AMB-1"]
    assert list(found) == [*lists, "XY-PAR-1", "XY-PAR-2", "XY-PAR-3", "XY-CARD-1"]
    assert found["XY-ONE-1"].text == "First line and a second one."
    assert found["XY-ONE-2"].text == "With parts:\n- one\n- two"
    assert found["XY-ONE-3"].text == "Names:\n\n| name | meaning |\n|---|---|\n| `a` | b |"
    assert found["XY-TWO-1a"].text == "Last:\n\n```\n- code\n```"
    assert found["XY-AMB-1"].text == "**What is it?**  \n*ruling:* This."
    assert found["XY-ONE-3"].section == "1. Things"
    assert found["XY-TWO-1a"].section == "1.1 More"
    assert found["XY-PAR-1"].text == "A paragraph of two lines."
    assert found["XY-PAR-1"].section == "2. Paragraphs"
    assert found["XY-PAR-2"].text == "A table:\n\n| Die | Faces |\n|---|---|\n| W | 0 1 |"
    assert found["XY-PAR-3"].text == "State:\n* one\n* two"
    assert found["XY-CARD-1"].text == "**E01**  \n*Handling:* Once."


@pytest.mark.parametrize("game", sublevel.game_names())
def test_every_clause_of_a_specification_is_there(game: str) -> None:
    rules = rules_text(game)
    ids = [clause.id for clause in rules.clauses]
    assert len(set(ids)) == len(ids)
    assert set(ids) == set(defined_clauses(rules_file(game).read_text(encoding="utf-8")))
    assert rules.sections == list(dict.fromkeys(clause.section for clause in rules.clauses))
    assert all(clause.text and "[R]" not in clause.text for clause in rules.clauses)


@pytest.mark.parametrize("name", ["chess", "", "../rules/the-base", "the_base"])
def test_there_are_no_rules_of_other_games(name: str) -> None:
    with pytest.raises(errors.UnknownGame):
        rules_text(name)
