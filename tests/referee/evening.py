"""One evening: a session, and a referee who does something at each step; what holds is asserted after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.kernel import journal
from companion.kernel.beginning import Beginning, laid_out
from companion.kernel.dice import BadFace, DiceLeftOver, DieWanted
from companion.kernel.entries import facts_of, folded
from companion.kernel.game import game_of, known_event
from companion.kernel.journal import Journal, JournalError
from companion.kernel.messages import SET_UP
from companion.kernel.record import SeatRefused, json_text, now, unfit
from companion.kernel.session import Session
from companion.kernel.supply import Supply
from tests.referee import holds
from tests.referee.table import Table
from tests.referee.tally import Tally

LANGUAGES = ("en", "de")
REPORTED = 0.3
"""How many evenings are reported, which is dear."""
STEERED, STEERINGS = 0.7, 8
"""How often dice are chosen, and of how many throws, so that a combat comes to what it seldom comes to."""
FORESEEN = 0.1
"""How often the odds of orders are asked for first."""
QUIT = 0.02
"""How often the program is closed while it waits for a die."""
MOST_DICE = 300
REFUSALS = (Refused, SeatRefused, BadFace, DiceLeftOver, DieWanted, JournalError, BadInput)
"""The closed list: what a referee may be told. Anything else is a fault of ours."""


class Evening:
    """A game as a referee has it before him: the session, its document, and what it was after each entry."""

    def __init__(self, table: Table, begun: Beginning, luck: Random, tally: Tally, *, on_disk: bool = False) -> None:
        self.table, self.luck, self.tally = table, luck, tally
        self.path = table.folder / f"{luck.getrandbits(64):x}.companion" if on_disk else None
        self.book = self._begin(begun, f"{luck.random()}")
        self.session = Session(self.book)
        self.watching = Session.open(self.path) if self.path is not None else None
        """The same game in another window, which reads while this one writes."""
        self.game = game_of(self.session.kind, self.book.sources())
        """The rules, to ask of other states than the present one."""
        self.truths = {self.session.head: self.truth}
        """The state after each entry."""
        self.fought: dict[int, frozenset[str]] = {self.session.head: frozenset()}
        self.acts: list[str] = []
        """What was tried, the newest last."""
        self.ways: list[str] = []
        """How the steps were done, "" for what was refused."""
        self.meant: Any = None
        """The order for which all was laid out, given next."""

    def _begin(self, begun: Beginning, seed: str) -> Journal:
        first = laid_out(begun)
        meta = {"kind": first.kind, "seed": seed, "scenario": first.scenario}
        label, events = json_text(SET_UP()), json_text([first.event])
        start = journal.Draft(at=now(), seat="referee", label=label, command="[]", events=events)
        if self.path is not None:
            return journal.create(self.path, meta, first.sources, [start])
        book = journal.MemoryJournal(meta, first.sources)
        book.append([start])
        return book

    def open_again(self) -> None:
        """Open the document anew; in memory a second session of it."""
        before = self.truth
        if self.path is not None:
            self.session.close()
            self.book = journal.open_document(self.path, known_events=known_event)
        self.session = Session(self.book)
        assert self.truth == before

    def update(self) -> None:
        """Give the document other texts of the same rules, as `companion update` does."""
        session, name = self.session, self.luck.choice(sorted(self.session.sources))
        more = "\n# Read again by our club.\n" if name.endswith(".toml") else ""
        self.tried(f"update {name}")
        session.replace_sources({**session.sources, name: session.sources[name] + more})
        self.game = game_of(session.kind, self.book.sources())

    def keep(self) -> None:
        """Keep a game that is in memory in a file, and go on in it."""
        assert self.path is None
        path = self.table.folder / f"{self.luck.getrandbits(64):x}.companion"
        self.tried("keep")
        self.session.keep(path)
        self.path = path
        self.open_again()
        self.watching = Session.open(path)

    def watched(self) -> None:
        """Assert that who reads the same game in another window sees what was done."""
        if self.watching is not None:
            self.watching.refresh()
            assert self.watching.read_only
            assert (self.watching.head, self.watching.battles.truth()) == (self.session.head, self.truth)

    def close(self) -> None:
        if self.watching is not None:
            self.watching.close()
        self.session.close()

    # ---- what there is

    @property
    def truth(self) -> Any:
        return self.session.battles.truth()

    @property
    def line(self) -> list[int]:
        """Give the entries from the first act to the present."""
        return [entry.seq for entry in self.book.line()][1:]

    @property
    def aside(self) -> list[int]:
        """Give the entries that are not on the line and in which something was done."""
        there = set(self.line)
        return [one.seq for one in self.book.entries() if one.seq not in there and one.command != "[]"]

    def one_of(self, entries: Sequence[int]) -> int:
        """Draw an entry, the newest the likeliest."""
        if not entries:
            return 0  # of which there is none: refused
        return entries[-1 - min(len(entries) - 1, int(self.luck.expovariate(1 / 8)))]

    def tried(self, what: str) -> None:
        """Take down what is tried, for who looks for a fault."""
        self.acts.append(f"{self.session.head}: {what}")

    # ---- what is ordered

    def lawful(self, state: Any = None) -> Any:
        """Give an order that the rules allow in a state, by default the present one; of a kind that was seldom done."""
        state = self.truth if state is None else state
        for _ in range(10):
            tag = self.tally.least("order", self.table.orders, self.luck)
            for order in self.table.lawful(self.session, state, tag, self.luck):
                if self.may(state, order):
                    return order
        return self.next(state)

    def forgotten(self, state: Any) -> Any:
        """Give an order that the rules refuse in a state unless the referee lets it happen, with his word."""
        for _ in range(20):
            tag = self.luck.choice(self.luck.choice((self.table.orders, self.table.fitting(self.session, state))))
            for order in self.table.bent(self.session, state, tag, self.luck):
                let = replace(order, because="we forgot it")
                if self.may(state, let) and not self.may(state, order):
                    return let
        return self.lawful(state)

    def next(self, state: Any = None) -> Any:
        """Give an order that leads on; there always is one, or the game would stand still."""
        state = self.truth if state is None else state
        those = list(self.table.next(self.session, state, self.luck))
        found = next((order for order in those if self.may(state, order)), None)
        against = [(order, [reason.text for reason in self.game.why_not(state, order)]) for order in those]
        assert found is not None, ("nothing leads on", against)
        return found

    def may(self, state: Any, order: Any) -> bool:
        """Say whether the rules allow an order in a state, and its shape that it is kept."""
        return not unfit(order) and not self.game.why_not(state, order)

    def do(self, *orders: Any, **more: Any) -> None:
        """Do orders with the dice that they want, typed where the table types them; raises as a session does."""
        luck, faces = self.luck, self._steered(orders)
        by_hand = True if faces or luck.random() < 0.25 else None
        for one in orders if luck.random() < FORESEEN else ():
            self.table.foreseen(self.session, one)
        self.tried(f"do {json_text(orders)} {more} by hand: {by_hand}")
        for _ in range(MOST_DICE):
            try:
                self.session.do(*orders, faces=faces, by_hand=by_hand, **more)
            except DieWanted as wanted:
                own = self.session.seat == "referee"  # a side is not told how many dice of the other's fell before
                assert wanted.nth == len(faces) + 1 or (not own and wanted.nth == 1)
                faces.append(luck.randint(1, wanted.sides + (luck.random() < 0.01)))
                if luck.random() < 0.01:
                    faces.append(1)
                if luck.random() < QUIT and self.session.seat == "referee":
                    self.open_again()
                    self.tally.add("across", "closed while a die was wanted")
                continue
            return
        raise AssertionError("no end of dice")

    def _steered(self, orders: Sequence[Any]) -> list[int]:
        """Give dice with which what seldom comes about comes about, where there may be such; else none."""
        wish = self.session.seat == "referee" and self.luck.random() < STEERED
        if not wish or not any(one.__struct_config__.tag in self.table.steered for one in orders):
            return []
        found: list[tuple[float, list[int]]] = []
        for _ in range(STEERINGS):
            faces, after = self._foreseen(orders)
            came = [*self.table.came(self.truth, after)]
            found.append((sum(self.tally.rarity("asked", name) for name in came), faces))
        return max(found)[1]

    def _foreseen(self, orders: Sequence[Any]) -> tuple[list[int], Any]:
        """Give dice for all that orders want, as they fall, and the state after them; the same where they are refused."""
        faces = list[int]()
        for _ in range(MOST_DICE):
            state, dice = self.truth, Supply("", faces=faces, entered=lambda _: True)
            try:
                for one in orders:
                    facts, _ = self.game.split(self.game.decide(state, one, dice))
                    for fact in facts:
                        state = self.game.apply(state, fact)
            except DieWanted as wanted:
                faces = [*faces, self.luck.randint(1, wanted.sides)]
                continue
            except Refused:
                return [], self.truth
            return faces, state
        raise AssertionError("no end of dice")

    # ---- what holds

    def see_what_is_new(self) -> None:
        """Hold each entry that is new on the line to what is always true; facts are read as the document keeps them."""
        for entry in self.book.line():
            if entry.seq in self.truths:
                continue
            parent = entry.parent or 0
            before, facts = self.truths[parent], facts_of(self.game, entry)
            after = folded(self.game, before, entry)
            self.fought[entry.seq] = self.table.fought(self.fought[parent], before, facts, after)
            self.table.balanced(after)
            self.truths[entry.seq] = after
            for name in self.table.came(before, after):
                self.tally.add("asked", name)
        assert self.truth == self.truths[self.session.head]

    def finish(self) -> None:
        """Hold the whole document to what is always true."""
        self.watched()
        self.open_again()
        with holds.spoken(self.luck.choice(LANGUAGES)):
            holds.shown(self.session, self.look, 40)
            if self.luck.random() < REPORTED:
                holds.reported(self.session, self.table.printed)
        holds.told_anew(self.book, self.truths)
        holds.written_as_it_is(self.truth)
        if line := self.line:
            holds.decided_anew(self.session, line[0])
        holds.sound(self.session, self.book, self.path)

    def look(self, session: Session) -> None:
        """Look at the game as its own desk does."""
        self.table.looked_at(session, self.luck)

    def found(self) -> Iterator[str]:
        """Tell what was done, for who looks for a fault."""
        yield from self.acts[-30:]
