"""What a seat may know of the annals: they are cut here, once.

A side knows what it sent, how it saw a corps last, and what a corps did in a turn once the letter is read that the
corps wrote as the next turn began (RTG-4.1a, RTG-10.0b): it tells nothing that happened after it left. The referee
knows everything; of its own corps so does a side when the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import knowledge
from companion.games.campaign.rules.annals.shapes import Annals, Recalled, SeenThen, Sent, TurnOf, TurnTold, When
from companion.games.campaign.rules.reports import Location
from companion.games.campaign.rules.state import SIDES, Corps, Dispatch, Side, State
from companion.games.campaign.rules.view_shapes import Seat


def recall(rules: Rules, annals: Annals, state: State, seat: Seat) -> Recalled:
    """Give what a seat may know."""
    sides = SIDES if seat == "referee" else (seat,)
    # Some turns beyond the last: orders may be on their way when the game ends.
    times = tuple(when(rules, state, turn) for turn in range(state.last_turn + 1 + len(rules.slots)))
    known = _Known(rules, annals, state, times)
    found = [_Eyes(known, side, all_of_it=seat == "referee" or state.over) for side in sides]
    return Recalled(
        now=times[state.turn],
        times=times,
        seen={} if seat == "referee" else found[0].seen(),
        sent={name: those for one in found for name, those in one.sent().items()},
        turns={name: those for one in found for name, those in one.turns().items()},
    )


def when(rules: Rules, state: State, turn: int) -> When:
    """Give a turn as people call it; the set-up is as old as the first turn."""
    slots, first = rules.slots, state.first_slot

    def begins(of: int) -> tuple[int, int]:
        return divmod(first + max(of, 1) - 1, len(slots))

    def hours(of: int) -> int:
        days, place = begins(of)
        return days * sum(one.hours for one in slots) + sum(one.hours for one in slots[:place])

    days, place = begins(turn)
    ago = hours(state.turn) - hours(turn)
    return When(turn, rules.days.get(state.first_day + days, ""), slots[place].start, ago)


class _Known(NamedTuple):
    """What is cut, and the turns as people call them."""

    rules: Rules
    annals: Annals
    state: State
    times: tuple[When, ...]


class _Eyes:
    """What one side knows, or what is true of it."""

    def __init__(self, known: _Known, side: Side, *, all_of_it: bool) -> None:
        self.rules, self.annals, self.state, self.times = known
        self.side, self.all = side, all_of_it
        self.told: dict[tuple[str, int], int] = {}
        """{(corps, turn it tells of): the turn in which its letter came}, the earliest."""
        for one in knowledge.reports_read(self.state, side):
            if isinstance(one, Location):
                place = one.corps, one.sent - 1
                self.told[place] = min(one.arrives, self.told.get(place, one.arrives))

    def _own(self) -> tuple[Corps, ...]:
        return tuple(one for one in self.state.corps.values() if one.side == self.side)

    def _when(self, turn: int) -> When:
        return self.times[min(turn, len(self.times) - 1)]

    def seen(self) -> dict[str, SeenThen]:
        """Give how headquarters saw the corps last that it does not see now."""
        return {
            one.id: SeenThen(self._when(found.turn), found)
            for one in self._own()
            if one.here
            and not knowledge.is_seen(self.rules, self.state, one)
            and (found := self.annals.seen.get(one.id)) is not None
        }

    def turns(self) -> dict[str, tuple[TurnTold, ...]]:
        """Give what each corps did, as far as it is told."""
        return {one.id: tuple(self._told(one, self._over(one))) for one in self._own()}

    def _over(self, one: Corps) -> tuple[TurnOf, ...]:
        turns = self.annals.turns.get(one.id, ())
        # The present turn has no letter that tells of it yet; the referee sees it as it goes.
        return turns if self.all else tuple(did for did in turns if did.turn < self.state.turn)

    def _told(self, one: Corps, turns: tuple[TurnOf, ...]) -> Iterator[TurnTold]:
        for did in turns:
            came = self.told.get((one.id, did.turn))
            if came is not None or self.all:
                hours = self.rules.slots[slot_of(self.rules, self.state, did.turn)].hours
                yield TurnTold(self._when(did.turn), hours, did, None if came is None else self._when(came))

    def sent(self) -> dict[str, tuple[Sent, ...]]:
        """Give the orders that were sent to each corps, and which of them are known to have been read."""
        found: dict[str, tuple[Sent, ...]] = {}
        for one in self.state.letters:
            if self.state.corps[one.corps].side == self.side:
                found[one.corps] = (*found.get(one.corps, ()), self._sent(one))
        return found

    def _sent(self, one: Dispatch) -> Sent:
        read = next((did.turn for did in self.annals.turns.get(one.corps, ()) if one.issued in did.read), None)
        came = None if read is None else self.told.get((one.corps, read))
        known = read is not None and (came is not None or self.all)
        return Sent(
            one.orders,
            self._when(one.issued),
            self._when(one.expected),
            self._when(read) if read is not None and known else None,
            None if came is None else self._when(came),
        )


def slot_of(rules: Rules, state: State, turn: int) -> int:
    """Give which of a day's turns a turn is, from 0."""
    return (state.first_slot + max(turn, 1) - 1) % len(rules.slots)
