"""The options of Panic Station (section 5 of the rules)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from sublevel.engine.options import Options

ROUNDS_SHIFT: Final = 100  # rounds are kept less so many, since the numbers of options have to fit a byte


def clause(name: str) -> msgspec.Meta:
    """Marks an option with the clause that explains it."""
    return msgspec.Meta(extra={"clause": name})


class PanicStationOptions(Options, frozen=True, kw_only=True):
    """Every option has a default, which is the rulebook's way or the ruling of the specification."""

    players: Annotated[int, msgspec.Meta(ge=4, le=6, extra={"clause": "PS-ROUND-2"})] = 4
    bonus_cards: Annotated[bool, clause("PS-VAR-5")] = True
    host_packet: Annotated[Literal["seed", "english"], clause("PS-SETUP-3")] = "seed"
    hive_mix: Annotated[int, msgspec.Meta(ge=2, le=3, extra={"clause": "PS-SETUP-7"})] = 3
    infection_cards: Annotated[int, msgspec.Meta(ge=2, le=3, extra={"clause": "PS-VAR-1"})] = 3
    gas_needed: Annotated[int, msgspec.Meta(ge=3, le=4, extra={"clause": "PS-VAR-2"})] = 3
    host_last_resort: Annotated[bool, clause("PS-VAR-3")] = False
    exchange_limit: Annotated[Literal["player", "character"], clause("PS-ENC-3")] = "player"
    parasite_roll: Annotated[Literal["each", "one"], clause("PS-PAR-3")] = "each"
    grenade_blocks_exchange: Annotated[bool, clause("PS-ENC-1")] = False
    master_servant: Annotated[bool, clause("PS-VAR-4")] = False
    max_rounds: Annotated[int, msgspec.Meta(ge=0, le=200, extra={"clause": "PS-END-7", "people": 0})] = 30
    claims: Annotated[bool, clause("PS-TALK-5")] = False
    adjudicate: Annotated[bool, clause("PS-END-6")] = False
    notebook: Annotated[bool, clause("PS-NOTE-1")] = True

    def numbers(self) -> list[int]:
        """The options as numbers, in the order of the fields."""
        return [
            self.players,
            int(self.bonus_cards),
            int(self.host_packet == "english"),
            self.hive_mix,
            self.infection_cards,
            self.gas_needed,
            int(self.host_last_resort),
            int(self.exchange_limit == "character"),
            int(self.parasite_roll == "one"),
            int(self.grenade_blocks_exchange),
            int(self.master_servant),
            self.max_rounds - ROUNDS_SHIFT,
            int(self.claims),
            int(self.adjudicate),
            int(self.notebook),
        ]
