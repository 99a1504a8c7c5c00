"""How a table stands: what can be seen of it, and what a person may do there. Nothing here changes it."""

from __future__ import annotations

from sublevel.engine.actions import Ply
from sublevel.engine.core import TABLE, State
from sublevel.table.logged import CHAT_TOLD, Asked, LoggedTable, commitment
from sublevel.table.protocol import ChatLine, Deed, Offer, OfferKind, SeatState, Standing, Timer, UndoOff

# Milliseconds after which the others may let a bot play for somebody who is not there. Not final: tests shorten it.
AWAY = 30_000


class SeenTable(LoggedTable):
    """A table to look at."""

    def standing(self, person: str | None, now: int) -> Standing:
        """Everything about the table but the board, for a person or (None) for somebody unknown."""
        over = self.status == "finished"
        return Standing(
            id=self.header.id,
            game=self.header.game,
            options=self.match.options if over else self.match.rules_options.public(),
            clock=self.header.clock,
            public=self.header.public,
            status=self.status,
            seats=self.seat_states(person, now),
            watching=self.watching,
            offers=self.offer_list(),
            can=self.can(person, now),
            undo_to=self.free_undo(person),
            undo_last=self.last_choice(person),
            undo_off=self.undo_off(person),
            hints=self.may_have_hints(person),
            ending=self.ending,
            deal=self.match.position() if over else None,
            commitment=commitment(self.header),
            seed=str(self.header.seed) if over and self.header.seed is not None else None,
            salt=self.header.salt if over else None,
            following=self.following,
            forked=self.header.forked,
            data=self.header.data,
            timer=self.timer_shown(now),
        )

    def seat_states(self, person: str | None, now: int) -> list[SeatState]:
        """The seats as a person sees them."""
        left = self.clocks.at(now)
        return [
            SeatState(
                seat=seat,
                holder="open" if holder.open else "person" if holder.person else "bot",
                name=holder.name,
                bot=holder.bot,
                program=holder.program,
                mine=holder.person is not None and holder.person == person,
                present=holder.person is not None and holder.person not in self.away,
                overdue=holder.overdue,
                left=left[seat],
                running=seat in self.clocks.running,
            )
            for seat, holder in enumerate(self.seats)
        ]

    def offer_list(self) -> list[Offer]:
        """The offers that wait for answers."""
        return [
            Offer(kind=kind, by=asked.by, agreed=list(asked.agreed), to=asked.to, redraws=self.reveals_since(asked.to))
            for kind, asked in self.offers.items()
        ]

    def timer_shown(self, now: int) -> Timer | None:
        """How the game's timer stands, if it has one."""
        return None if self.timer is None else self.timer.shown(now)

    # What a person can do.

    def can(self, person: str | None, now: int) -> list[Deed]:
        """What a person can do besides playing."""
        if person is None:
            return []
        steady = self._deeds.get(person) if not self.away else None  # what an absence allows depends on the time
        if steady is None:
            steady = self._steady_deeds(person, now)
            if not self.away:
                self._deeds[person] = steady
        if self.status != "playing" or not steady:
            return steady
        if self.free_undo(person) is not None:
            return ["undo", *steady]
        if "undo" not in self.offers and self._may_ask_undo(person):
            return ["ask-undo", *steady]
        return steady

    def _may_ask_undo(self, person: str) -> bool:
        """Whether own actions can be taken back with the others' consent; bots agree unless something was revealed."""
        if self._acted.isdisjoint(self.seats_of(person)):
            return False
        return bool(self.others(person)) or not self.reveals_since(self.own_last(person))

    def reveals_since(self, plies: int | None) -> bool:
        """Whether something was revealed, drawn or rolled after so many actions."""
        return plies is not None and plies < self._revealed

    def undo_off(self, person: str | None) -> UndoOff | None:
        """Why a person cannot take back what they chose last, if there is such a choice."""
        if person is None or self.status != "playing" or self.free_undo(person) is not None:
            return None
        last = self.own_last(person)
        if last is not None:
            return "revealed" if not self.others(person) and self.reveals_since(last) else None
        mine = self.seats_of(person)
        turned = range(len(self.header.prelude), self._fixed)
        return "timer" if any(self.match.plies[number].seat in mine for number in turned) else None

    def own_last(self, person: str) -> int | None:
        """How many actions remain before the person's last choice; None if there is none to take back."""
        mine = self.seats_of(person)
        plies = self.match.plies
        for number in range(len(plies) - 1, self._fixed - 1, -1):
            if plies[number].seat in mine and number not in self._forced_plies:
                return self._first_beside(number)
        return None

    def _first_beside(self, number: int) -> int:
        """The first of the secret answers that were given side by side with an action, or that action itself.

        They are taken back together: who has seen the others' answers shall not choose against them.
        """
        while number > self._fixed and number in self._veiled_plies and number - 1 in self._veiled_plies:
            number -= 1
        return number

    def _steady_deeds(self, person: str, now: int) -> list[Deed]:
        """What a person can do whatever was played last. It is kept until something else changes."""
        mine = self.seats_of(person)
        if not mine:
            return []
        if self.status == "open":
            return ["start", "leave"]
        if self.status == "finished":
            return ["rematch"] if self._can_ask_rematch(person) else []
        deeds: list[Deed] = []
        others = self.others(person)
        if self.status == "paused":
            deeds.append("resume")
        elif "pause" not in self.offers and (others or self.header.clock.kind != "none" or self.timer):
            deeds.append("ask-pause")
        if self.match.result is None:
            if others and self.game.draw_offers and "draw" not in self.offers and self.status == "playing":
                deeds.append("ask-draw")
            if not self.game.cooperative:
                deeds.append("resign")
            elif "concede" not in self.offers:
                deeds.append("ask-concede")
        deeds.append("return" if any(self.seats[seat].bot for seat in mine) else "leave")
        if any(self.seats[seat].person != person for seat in self.absent(now)):
            deeds.append("replace")
            if self.claimable(person):
                deeds.append("claim")
        return deeds

    def _can_ask_rematch(self, person: str) -> bool:
        asked = self.offers.get("rematch")
        mine = self.seats_of(person)
        return self.following is None and (asked is None or not {asked.by, *asked.agreed} & set(mine))

    def undo_to(self, person: str | None) -> int:
        """How many actions remain if a person takes back all that is free: own choices that showed nothing."""
        here = len(self.match.plies)
        if self.status != "playing" or person is None or self._chooser != person:
            return here
        first = max(self._run, self._fixed)
        while first in self._forced_plies:
            first += 1
        return first

    def choice_before(self, number: int, lowest: int) -> int:
        """The last choice up to an action, not before `lowest`: a take-back passes over what the table played."""
        while number > lowest and number in self._forced_plies:
            number -= 1
        return number

    def last_choice(self, person: str | None) -> int | None:
        """How many actions remain if a person takes back the last choice, if that is free."""
        lowest = self.free_undo(person)
        return None if lowest is None else self.choice_before(len(self.match.plies) - 1, lowest)

    def last_ply(self) -> Ply | None:
        """The latest action."""
        return self.match.plies[-1] if self.match.plies else None

    def free_undo(self, person: str | None) -> int | None:
        """The same, or None if there is nothing to take back freely."""
        lowest = self.undo_to(person)
        return lowest if lowest < len(self.match.plies) else None

    def may_have_hints(self, person: str | None) -> bool:
        """Whether a person may be helped: not against people, also while a bot plays for one who may come back."""
        held = [holder.person for holder in self.seats if holder.person is not None]
        fair = self.game.cooperative or all(other == person for other in held)
        return self.status == "playing" and person in held and fair

    # What others allow.

    def others(self, person: str) -> list[str]:
        """The persons whose consent somebody needs; bots agree to everything but a draw."""
        return [other for other in self.people() if other != person]

    def is_own(self, asked: Asked, person: str) -> bool:
        """Whether a person made an offer themselves."""
        return self.seats[asked.by].person == person

    def all_agree(self, kind: OfferKind) -> bool:
        """Whether everybody agreed to an offer."""
        asked = self.offers.get(kind)
        if asked is None:
            return False
        agreed = {self.seats[seat].person for seat in (*asked.agreed, asked.by)}
        return all(person in agreed for person in self.people())

    def _others_play_on(self, seat: int) -> bool:
        """Whether persons play on other seats, or may come back to do so; on one screen they are one person's."""
        return any(self.seats[other].person is not None for other in self._unresigned(seat))

    def absent(self, now: int) -> list[int]:
        """The seats for which a bot may be asked: out of time, or not here for a while."""
        return [
            seat
            for seat, holder in enumerate(self.seats)
            if holder.person and holder.acts and (holder.overdue or self._is_away(holder.person, now))
        ]

    def _is_away(self, person: str, now: int) -> bool:
        since = self.away.get(person)
        return since is not None and now - since >= AWAY and self.header.clock.kind != "days"

    def claimable(self, person: str) -> list[int]:
        """The seats out of time whose loss would be the person's win."""
        mine = set(self.seats_of(person))
        found = []
        for seat, holder in enumerate(self.seats):
            if holder.overdue and seat not in mine and self.match.result is None:
                winners = self.game.conceded(self.match.state, seat)
                if winners is not None and mine & set(winners):
                    found.append(seat)
        return found

    # Bots.

    def bots_to_act(self) -> list[tuple[int, str]]:
        """The seats that wait for a bot, and which."""
        if self.status != "playing":
            return []
        due = self.match.due
        if self.game.cooperative and any(self.seats[seat].acts for seat in due):
            return []  # where any of them may decide for all, it is for the people to do so
        return [(seat, bot) for seat in due if (bot := self.seats[seat].bot)]

    def bot_sees(self, seat: int) -> State:
        """The position as a bot of a seat thinks about it: with what was claimed at the table."""
        game = self.game
        seen = game.pondered(game.seen_by(self.match.state, seat), seat)
        for line in self.chat[-CHAT_TOLD:]:
            if line.seat is not None and line.phrase is not None:
                game.hear(seen, seat, line.seat, line.phrase)
        return seen

    def is_aside(self, ply: Ply) -> bool:
        """Whether the last action leaves the plans for this turn as they are: the timer was turned, or ran out."""
        over = self.status != "playing"
        return not over and (ply.seat == TABLE or self.game.mark(self.match.state, ply.action) is not None)

    # Who hears whom.

    def heard(self, person: str | None) -> list[ChatLine]:
        """The chat as somebody may hear it, from the beginning."""
        return [line for line in self.chat if self.hears(person, line)]

    def hears(self, person: str | None, line: ChatLine) -> bool:
        """Players and watchers talk apart until the match is over; who is out hears both, and is heard by watchers."""
        if self.status == "finished":
            return True
        mine = self.seats_of(person)
        return all(self.is_out(seat) for seat in mine) if line.watchers else bool(mine)

    def voice(self, person: str | None) -> int | None:
        """The seat as which a person speaks: the first of his that is not out, or his first; None if he has none."""
        mine = self.seats_of(person)
        return next((seat for seat in mine if not self.is_out(seat)), mine[0] if mine else None)
