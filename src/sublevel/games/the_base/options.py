"""The options of The Base (section 5.1 of the rules)."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

import msgspec

from sublevel.engine.errors import BadOption
from sublevel.engine.options import Options
from sublevel.games.the_base.data import INNER_CELLS, Mix, mixes


def clause(name: str) -> msgspec.Meta:
    """Marks an option with the clause that explains it."""
    return msgspec.Meta(extra={"clause": name})


class TheBaseOptions(Options, frozen=True, kw_only=True):
    """Every option has a default, which is the rulebook's way or the ruling of the specification."""

    mix: Annotated[str | Mix, clause("BASE-COMP-9")] = "standard"
    dead_end_rule: Annotated[Literal["reject", "inner", "anywhere"], clause("BASE-COMP-12")] = "reject"
    setup_order: Annotated[Literal["mutants_first", "explorers_first"], clause("BASE-SETUP-7b")] = "mutants_first"
    countdown_start: Annotated[int, msgspec.Meta(ge=5, le=20, extra={"clause": "BASE-SETUP-6"})] = 20
    crossing_cost: Annotated[Literal["per_tile", "one"], clause("BASE-MOVE-7")] = "per_tile"
    capture_on_start_slots: Annotated[bool, clause("BASE-CAP-3")] = False
    return_chooser: Annotated[Literal["owner", "capturer"], clause("BASE-RET-6")] = "owner"
    null_rotation: Annotated[Literal["allow", "forbid"], clause("BASE-MANIP-8")] = "allow"
    tiebreak: Annotated[Literal["full", "rear_only"], clause("BASE-END-5")] = "full"
    time_challenge: Annotated[Literal["offer", "off"], clause("BASE-TC-1")] = "offer"
    challenge_tokens: Annotated[Literal["keep", "discard"], clause("BASE-TC-5")] = "keep"

    @classmethod
    def named_values(cls) -> dict[str, dict[str, dict[str, Any] | None]]:
        """The named mixes."""
        return {"mix": {name: msgspec.to_builtins(mix) for name, mix in mixes().items()}}

    def counts(self) -> Mix:
        """The tile mix as numbers."""
        return mixes()[self.mix] if isinstance(self.mix, str) else self.mix

    def check(self) -> None:
        """A mix must add up, and say where its dead ends may lie (BASE-COMP-12)."""
        if isinstance(self.mix, str) and self.mix not in mixes():
            raise BadOption(
                f"option mix: {self.mix!r} is not one of {', '.join(mixes())}, nor a table with D, I, L, T, X"
            )
        mix = self.counts()
        mix.check()
        if mix.D > 0 and self.dead_end_rule == "reject":
            raise BadOption("option mix: it has dead ends; dead_end_rule must then be inner or anywhere")
        if mix.D > INNER_CELLS and self.dead_end_rule == "inner":
            raise BadOption(f"option mix: {mix.D} dead ends, but there are {INNER_CELLS} inner cells for them")

    def numbers(self) -> list[int]:
        """The fifteen numbers of BASE-STATE-1."""
        return [*self.counts().counts(), *(self._number(name) for name in self.__struct_fields__[1:])]

    def _number(self, name: str) -> int:
        value = getattr(self, name)
        return int(value) if isinstance(value, int) else CHOICES[name].index(value)


# The possible words of each option that is one of a few words.
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    name: get_args(kind)
    for name, kind in get_type_hints(TheBaseOptions).items()
    if get_args(kind) and all(isinstance(value, str) for value in get_args(kind))
}
