"""The tree that search grows: for any game, from what one seat may know.

Each simulation imagines one world that fits what the seat knows (`Rules.resample`), walks down the tree in it, adds one
node, judges the position there, and credits the judgement to the choices on its way. So chance and secrets are sampled,
never looked at.

A node stands for one decision of one seat: for all positions that look alike to the seat that decides there, whatever
the way to them. Nobody in the tree therefore knows more than he would at the table: a choice made in secret is in no
other seat's key, so decisions at the same time are made one after the other without an advantage for the later one.
Each seat goes for its own return. That is all the tree knows of who plays with or against whom.

Nodes and edges lie in vectors that are made once. When they are full, simulations go on in the tree as it is.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import (
    EVENT_WIDTH,
    LOW,
    MAX_SEATS,
    TABLE,
    Rules,
    State,
    advance,
    below,
    bit,
    first_waiting,
    mix,
)

WIN: Final = 1000  # returns and outlooks are in thousandths
NONE: Final = -1
HABIT: Final = 50  # percent of the choices at the same time that follow the tries so far
SALT: Final = 77  # makes the numbers of the misjudgements others than those of the keys


class Tree:
    """A tree and the simulations that grow it. `room` is how many nodes, and how many edges, it can hold."""

    def __init__(self, rules: Rules, rivals: bool, longest: int, room: int) -> None:
        slots = 16
        while slots < 2 * room:
            slots *= 2
        self.rules = rules
        self.rivals = rivals  # two seats, and what one wins the other loses
        self.allies = False  # all seats win or lose together
        self.longest: i64 = longest
        self.room: i64 = room

        # How to search.
        self.depth: i64 = longest  # a position so many actions ahead is judged, not looked into
        self.playout: i64 = 0  # actions that the game's policy plays before a position is judged
        self.exploration: float = 0.5  # how much a choice gains from having been tried less than others
        self.caution: float = 0.0  # how much worse than its neighbours an untried choice is thought to be
        self.doubt: float = (
            0.0  # so many more tries, as good as the mean of its node, are thought to be behind a choice
        )
        self.noise: i64 = 0  # how far a judgement may be off, in thousandths; off by the same whenever asked
        self.width: i64 = 24  # choices that are looked at first where a game has very many; more with every visit
        self.blind: i64 = 0  # percent of all choices that are overlooked
        self.forced: i64 = NONE  # the only action that is looked at in the root
        self.chance: i64 = 1  # the generator of everything that is imagined

        # Where the search stands.
        self.root = rules.new()  # as the seat sees it
        self.world = rules.new()  # the world of the simulation
        self.seat: i64 = 0  # for whom it searches
        self.choices: i64 = 0  # that are worth a look there
        self.decided = False  # the result is known at the root already: what follows is judged on its own
        self.seen_keys = False  # the game tells what a seat sees; else keys are made of what it saw happen
        self.key = vec[i64]([0] * (TABLE + 1))  # for each seat: what it saw happen since the root

        # The nodes, in a hash table.
        self.slots: i64 = slots
        self.node_count: i64 = 0
        self.node_key = vec[i64]([0] * slots)  # 0: none here
        self.node_edge = vec[i64]([NONE] * slots)  # its first edge; the others follow by ascending action
        self.node_visits = vec[i64]([0] * slots)
        self.node_total = vec[i64]([0] * slots)  # returns of the seat that decides here, added up

        # The edges: the choices that were tried.
        self.edge_count: i64 = 0
        self.edge_action = vec[i64]([0] * room)
        self.edge_next = vec[i64]([NONE] * room)
        self.edge_tries = vec[i64]([0] * room)
        self.edge_offers = vec[i64]([0] * room)  # how often it was legal when its node was visited, tried or not
        self.edge_total = vec[i64]([0] * room)
        self.edge_promise = vec[i64]([0] * room)  # as the game sees it at a glance, in percent

        self.actions: i64 = 0  # played by all simulations so far, playouts included: what benchmarks count

        # The way of the present simulation.
        self.length: i64 = 0
        self.together: i64 = 0  # the seats that decide at the same time, and did not yet
        self.path_node = vec[i64]([0] * (longest + 1))
        self.path_edge = vec[i64]([0] * (longest + 1))
        self.path_seat = vec[i64]([0] * (longest + 1))
        self.value = vec[i64]([0] * (TABLE + 1))

    def begin(self, seen: State, seat: i64, chance: i64) -> None:
        """Search for a seat from what it sees; what the tree holds is kept if the match went on from there."""
        again: bool = (
            self.node_count > 0 and self.seat == seat and seen.ply > self.root.ply and 2 * self.edge_count <= self.room
        )
        self.root.take(seen)
        self.root.recording = 0
        self.seat = seat
        self.chance = chance
        self.decided = seen.ended != 0
        self.seen_keys = self.rules.observed(seen, seat) != 0
        if not (again and self.seen_keys and self._find(self._key(self.root, seat)) >= 0):
            self.clear()
        self.rules.candidates(self.root, seat, self.width)  # what a game notes in the state meanwhile is kept
        self.choices = self.root.legal_count

    def clear(self) -> None:
        """Forget everything."""
        i: i64
        for i in range(self.slots):
            self.node_key[i] = 0
        self.node_count = 0
        self.edge_count = 0

    def grow(self, simulations: i64) -> None:
        """Run so many simulations."""
        i: i64
        for i in range(simulations):
            self._simulate()

    def insist(self, action: i64, visits: i64) -> None:
        """Run simulations that begin with an action until it was visited so often."""
        self.forced = action
        self._simulate()
        edge: i64 = self._edge(self._find(self._root_key()), action)
        while edge != NONE and self.edge_tries[edge] < visits:
            self._simulate()
        self.forced = NONE

    # One simulation.

    def _simulate(self) -> None:
        s = self._imagine()
        who: i64 = self.seat
        self.length = 0
        self.together = 0
        while True:
            node: i64 = self._enter(s, who)
            if node == NONE:
                break
            edge: i64 = self._choose(s, node, who)
            if edge == NONE:
                break
            self.path_node[self.length] = node
            self.path_edge[self.length] = edge
            self.path_seat[self.length] = who
            self.length += 1
            self._step(s, who, self.edge_action[edge])
            if self._over(s) or self.length >= self.depth:
                break
            who = first_waiting(s)
        self._judge(s)
        self._credit()

    def _imagine(self) -> State:
        """A world that fits what the seat knows."""
        s = self.world
        s.take(self.root)
        self.chance = advance(self.chance)
        s.rng = self.chance
        self.rules.resample(s, self.seat)
        if not self.seen_keys:
            s.recording = 1
            seat: i64
            for seat in range(TABLE + 1):
                self.key[seat] = seat + 1
        return s

    def _over(self, s: State) -> bool:
        return s.waiting == 0 or (s.ended != 0 and not self.decided)

    def _step(self, s: State, who: i64, action: i64) -> None:
        """Play an action, and whatever the table itself does while nobody else can act."""
        self.actions += 1
        self.rules.step(s, who, action)
        self._witness(s, who, action)
        while s.waiting == bit(TABLE) and not self._over(s):
            self.chance = advance(self.chance)
            action = self.rules.policy(s, TABLE, self.chance)
            self.rules.step(s, TABLE, action)
            self._witness(s, TABLE, action)

    def _witness(self, s: State, who: i64, action: i64) -> None:
        """Put what each seat saw of the last step into its key, where the game has no numbers for what is seen."""
        if self.seen_keys:
            return
        self.key[who] = mix(self.key[who], action + 1)
        seat: i64
        i: i64
        j: i64
        for i in range(s.event_count):
            for seat in range(TABLE + 1):
                if (s.events[i * EVENT_WIDTH + 1] >> seat) & 1 == 1:
                    for j in range(EVENT_WIDTH):
                        if j != 1:
                            self.key[seat] = mix(self.key[seat], s.events[i * EVENT_WIDTH + j] & LOW)

    def _key(self, s: State, who: i64) -> i64:
        """The key of the decision before a seat, never 0."""
        if self.seen_keys:
            return mix(self.rules.observed(s, who), who) | 1
        return mix(self.key[who], who) | 1

    def _slot(self, key: i64) -> i64:
        """Where the node with a key is, or would be. The table is never more than half full."""
        at: i64 = (key >> 1) & (self.slots - 1)
        while self.node_key[at] != 0 and self.node_key[at] != key:
            at = (at + 1) & (self.slots - 1)
        return at

    def _find(self, key: i64) -> i64:
        """The node with a key, or NONE."""
        at: i64 = self._slot(key)
        return at if self.node_key[at] == key else NONE

    def _enter(self, s: State, who: i64) -> i64:
        """The node of the decision before a seat; NONE where there was none. That one is made, if there is room."""
        key: i64 = self._key(s, who)
        at: i64 = self._slot(key)
        if self.node_key[at] == key:
            return at
        if self.node_count == self.room:
            return NONE
        self.node_count += 1
        self.node_key[at] = key
        self.node_edge[at] = NONE
        self.node_visits[at] = 0
        self.node_total[at] = 0
        return at if self.length == 0 else NONE

    def _choose(self, s: State, node: i64, who: i64) -> i64:
        """The edge that this simulation follows, or NONE if there is no room for any."""
        if self.length == 0 and self.forced != NONE:
            return self._root_choice(node)
        others: i64 = s.waiting & ~bit(who) & ~bit(TABLE)
        if others != 0 and not self.allies:
            self.together |= s.waiting
        if (self.together >> who) & 1 == 1:
            self.together &= ~bit(who)
            self.chance = advance(self.chance)
            if self.node_visits[node] > 0 and below(self.chance, 100) < HABIT:
                return self._habit(s, node, who)
        return self._select(s, node, who)

    def _habit(self, s: State, node: i64, who: i64) -> i64:
        """One of the legal choices as often as it was tried so far.

        Choices at the same time need it: if each were the best answer to those before, the seats would chase each
        other in circles, always in step, and neither would find the mixture that is good whatever the other does.
        """
        self.rules.candidates(s, who, self._width(node))
        tries: i64 = 0
        picked: i64 = NONE
        i: i64
        for i in range(s.legal_count):
            edge: i64 = self._edge(node, s.legal[i])
            if edge != NONE:
                tries += self.edge_tries[edge]
                self.chance = advance(self.chance)
                if below(self.chance, tries) < self.edge_tries[edge]:
                    picked = edge
        return self._select(s, node, who) if picked == NONE else picked

    def _select(self, s: State, node: i64, who: i64) -> i64:
        """The choice to look at: good so far, or promising and not tried enough. NONE if there is no room for any."""
        self.rules.candidates(s, who, self._width(node))
        self.chance = advance(self.chance)
        start: i64 = below(self.chance, s.legal_count)  # of equals the first from here on: none has an advantage
        visits: i64 = self.node_visits[node]
        mean: float = float(self.node_total[node]) / float(visits) if visits > 0 else 0.0
        hope: float = mean / float(WIN) - self.caution
        urge: float = self.exploration * sqrt(float(visits + 1)) / 100.0
        full: bool = self.edge_count == self.room
        highest: float = -1e9
        best: i64 = NONE  # the best edge, or NONE if an untried choice is better
        untried: i64 = NONE  # the index of the best untried choice
        promise: i64 = 0  # what it promises
        after: i64 = NONE  # the edge that its edge would follow
        before: i64 = NONE
        edge: i64 = self.node_edge[node]
        score: float
        i: i64
        for i in range(s.legal_count):
            action: i64 = s.legal[i]
            while edge != NONE and self.edge_action[edge] < action:
                before = edge
                edge = self.edge_next[edge]
            if edge != NONE and self.edge_action[edge] == action:
                self.edge_offers[edge] += 1
                tries: i64 = self.edge_tries[edge]
                score = (float(self.edge_total[edge]) + self.doubt * mean) / ((float(tries) + self.doubt) * float(WIN))
                score += self._curiosity(edge, tries)
                if score > highest:
                    highest = score
                    best = edge
                    untried = NONE
            elif not full and not self._overlooks(node, action):
                glance: i64 = self.rules.promise(s, who, action)
                score = hope + urge * float(glance)
                if score > highest or (score == highest and i >= start and untried < start):
                    highest = score
                    best = NONE
                    untried = i
                    promise = glance
                    after = before
        if untried != NONE:
            return self._try(node, s.legal[untried], promise, after)
        if best == NONE and not full:  # all were overlooked
            return self._try(node, s.legal[start], 100, self._place(node, s.legal[start]))
        return best

    def _width(self, node: i64) -> i64:
        """How many choices of a node are worth a look by now."""
        return self.width + i64(sqrt(float(self.node_visits[node])))

    def _root_choice(self, node: i64) -> i64:
        """The edge of the action that the root is bound to."""
        edge: i64 = self._edge(node, self.forced)
        if edge == NONE and self.edge_count < self.room:
            return self._try(node, self.forced, 100, self._place(node, self.forced))
        return edge

    def _edge(self, node: i64, action: i64) -> i64:
        """The edge of an action, or NONE if it was not tried."""
        before: i64 = self._place(node, action)
        edge: i64 = self.node_edge[node] if before == NONE else self.edge_next[before]
        return edge if edge != NONE and self.edge_action[edge] == action else NONE

    def _curiosity(self, edge: i64, tries: i64) -> float:
        """What a choice gains from having been tried less than it was legal."""
        wish: float = self.exploration * float(self.edge_promise[edge]) / 100.0
        return wish * sqrt(float(self.edge_offers[edge])) / float(1 + tries)

    def _overlooks(self, node: i64, action: i64) -> bool:
        if self.blind == 0:
            return False
        return below(mix(mix(self.node_key[node], action), SALT), 100) < self.blind

    def _place(self, node: i64, action: i64) -> i64:
        """The last edge before an action, or NONE."""
        before: i64 = NONE
        edge: i64 = self.node_edge[node]
        while edge != NONE and self.edge_action[edge] < action:
            before = edge
            edge = self.edge_next[edge]
        return before

    def _try(self, node: i64, action: i64, promise: i64, after: i64) -> i64:
        """Make the edge of a choice that was not tried yet."""
        edge: i64 = self.edge_count
        self.edge_count += 1
        self.edge_action[edge] = action
        self.edge_tries[edge] = 0
        self.edge_offers[edge] = 1
        self.edge_promise[edge] = promise
        self.edge_total[edge] = 0
        if after == NONE:
            self.edge_next[edge] = self.node_edge[node]
            self.node_edge[node] = edge
        else:
            self.edge_next[edge] = self.edge_next[after]
            self.edge_next[after] = edge
        return edge

    def _judge(self, s: State) -> None:
        """What the position is worth to each seat that decided on the way."""
        i: i64
        if self.playout > 0:
            self._play_on(s)
        if self.rivals:
            self.value[0] = self._worth(s, 0)
            self.value[1] = -self.value[0]
            return
        if self.allies:
            self._judge_for_all(s)
            return
        asked: i64 = 0
        for i in range(self.length):
            seat: i64 = self.path_seat[i]
            if (asked >> seat) & 1 == 0:
                asked |= bit(seat)
                self.value[seat] = self._worth(s, seat)

    def _judge_for_all(self, s: State) -> None:
        """The same where all seats have the same return."""
        worth: i64 = self._worth(s, self.seat)
        seat: i64
        for seat in range(MAX_SEATS):
            self.value[seat] = worth

    def _play_on(self, s: State) -> None:
        """Follow the game's policy for a while, or to the end."""
        rules = self.rules
        chance: i64 = self.chance
        before: i64 = s.ply
        i: i64
        for i in range(self.playout):
            if s.waiting == 0 or (s.ended != 0 and not self.decided):
                break
            chance = advance(chance)
            who: i64 = first_waiting(s)
            rules.step(s, who, rules.policy(s, who, chance))
        self.chance = chance
        self.actions += s.ply - before

    def _worth(self, s: State, seat: i64) -> i64:
        if self._over(s) and not self.decided:
            return WIN * s.payoff[seat] if seat < MAX_SEATS else 0
        worth: i64 = self.rules.outlook(s, seat)
        if self.noise > 0:
            worth += below(advance(mix(self._key(s, seat), SALT)), 2 * self.noise + 1) - self.noise
        return worth

    def _credit(self) -> None:
        i: i64
        for i in range(self.length):
            node: i64 = self.path_node[i]
            edge: i64 = self.path_edge[i]
            worth: i64 = self.value[self.path_seat[i]]
            self.node_visits[node] += 1
            self.node_total[node] += worth
            self.edge_tries[edge] += 1
            self.edge_total[edge] += worth

    # What came out.

    def visits(self) -> int:
        """How many simulations the root has seen, in this search and those it goes on from."""
        node: i64 = self._find(self._root_key())
        return 0 if node == NONE else self.node_visits[node]

    def tried(self) -> list[tuple[int, int, int]]:
        """The choices at the root: action, visits, and the returns added up, in thousandths."""
        node: i64 = self._find(self._root_key())
        found: list[tuple[int, int, int]] = []
        if node == NONE:
            return found
        edge: i64 = self.node_edge[node]
        while edge != NONE:
            found.append((self.edge_action[edge], self.edge_tries[edge], self.edge_total[edge]))
            edge = self.edge_next[edge]
        return found

    def line(self, first: i64, longest: i64) -> list[tuple[int, int]]:
        """Seat and action of what is expected to follow a first action, up to what chance decides."""
        s = self._imagine()
        found: list[tuple[int, int]] = [(self.seat, first)]
        self._step(s, self.seat, first)
        while not self._over(s) and s.disclosed == 0 and len(found) < longest:
            who: i64 = first_waiting(s)
            edge: i64 = self._favourite(s, who)
            if edge == NONE:
                break
            found.append((who, self.edge_action[edge]))
            self._step(s, who, self.edge_action[edge])
        return found

    def _root_key(self) -> i64:
        if self.seen_keys:
            return self._key(self.root, self.seat)
        return mix(self.seat + 1, self.seat) | 1

    def _favourite(self, s: State, who: i64) -> i64:
        """The edge that was tried most at the decision before a seat, or NONE."""
        node: i64 = self._find(self._key(s, who))
        best: i64 = NONE
        if node == NONE:
            return best
        edge: i64 = self.node_edge[node]
        while edge != NONE:
            if self.rules.reason(s, who, self.edge_action[edge]) == 0 and (
                best == NONE or self.edge_tries[edge] > self.edge_tries[best]
            ):
                best = edge
            edge = self.edge_next[edge]
        return best
