"""Whose eyes read a game: the referee's and the sides' as its rules say, a commander's as his side's or cut to his own.

    seat's name ──► eyes_of(game, state, name) ──► Eyes: view, duties, log's gates, reasons: all that a session tells

A kind knows three seats; a fourth is cut here, for every kind alike, from what its side may know. Who knows his own
command alone is told what names his own units and nobody else of his side, and what is no secret to either side.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, cast

import msgspec

from companion.charts.figures import Reason
from companion.kernel import messages as words
from companion.kernel.game import Game, Seat
from companion.kernel.overriding.commanding import (
    FACTS,
    NOT_HIS,
    ORDERS,
    RESERVED,
    SIDES_ALONE,
    Commander,
    is_of,
    opens,
    under,
)
from companion.kernel.overriding.orders import Note
from companion.kernel.overriding.setting import texts
from companion.kernel.record import SeatRefused
from companion.language.messages import Own, Unit, among, bound
from companion.language.tongue import tr

OTHER: Mapping[str, Seat] = {"union": "confederate", "confederate": "union"}


def eyes_of(game: Game, state: Any, seat: str) -> Eyes:
    """Give the eyes of a seat by its name. Raises SeatRefused where nobody sits by that name at a state."""
    if seat in RESERVED:
        return Eyes(game, cast("Seat", seat))
    if (commander := game.commanders(state).get(seat)) is None:
        raise SeatRefused(tr("there is no seat {name!r} in this game", name=seat))
    return Eyes(game, commander.side, commander)


class Eyes:
    """What one seat may know of the states of a game, and what it may do."""

    def __init__(self, game: Game, side: Seat, commander: Commander | None = None) -> None:
        """Take the rules, the seat whose knowledge it is at most, and the commander who sits there."""
        self._game, self.side, self.commander = game, side, commander
        self.name: str = side if commander is None else commander.name
        self.own_only = commander is not None and commander.knows == "own"
        """It knows what its own command alone sees and is told."""
        self._under: tuple[Any, frozenset[str], frozenset[str]] = (None, frozenset(), frozenset())
        self._all: tuple[Any, frozenset[str]] = (None, frozenset())

    def __eq__(self, other: object) -> bool:
        """Say whether both see the same."""
        return isinstance(other, Eyes) and (self.side, self.commander) == (other.side, other.commander)

    __hash__ = None  # type: ignore[assignment]

    # ---- what it knows

    def sees_all(self, state: Any) -> bool:
        """Say whether nothing of a state is kept from it: it is the referee's, or nothing is hidden from its side."""
        return self.side == "referee" or (not self.own_only and not self._game.hidden(state))

    def hides(self, state: Any) -> bool:
        """Say whether it knows less than the referee of a state."""
        return not self.sees_all(state)

    def view(self, state: Any) -> Any:
        """Give what it may know of a state."""
        if self.own_only and not self._game.reveals(state):
            return self._game.own_view(state, self.side, self.own(state))
        return self._game.view(state, self.side)

    def duties(self, state: Any) -> Sequence[Any]:
        """Give what the step demands and allows, as far as it may know."""
        found = self._game.duties(state, self.side)
        if not self.own_only:
            return found
        # A duty without a unit counts what a whole side has left, or puts the side's question.
        his, names = (one for one in found if one.unit and one.unit in self.own(state)), among(self.called(state))
        return tuple(msgspec.structs.replace(one, what=bound(one.what, names)) for one in his)

    def score(self, state: Any) -> Any:
        """Give the score, None where it may not know it."""
        return None if self.own_only and not self._game.reveals(state) else self._game.score(state, self.side)

    def called(self, state: Any) -> Mapping[str, str]:
        """Give what everybody of whom it knows is called, by id."""
        if self.own_only:
            return self._game.own_called(state, self.side, self.own(state))
        return self._game.called(state, self.side)

    def recall(self, memory: Any, state: Any) -> Any:
        """Give what it may know of what no state holds any more."""
        if self.own_only and not self._game.reveals(state):
            return self._game.own_recall(memory, state, self.side, self.own(state))
        return self._game.recall(memory, state, self.side)

    def gives_away(self, state: Any, command: Any) -> bool:
        """Say whether the odds of a command would tell it what it may not know."""
        if self.side == "referee":
            return False
        # Odds rest on whoever stands about: no cut of a view could be put under them.
        return self.own_only or self._game.gives_away(state, self.side, command)

    # ---- what it reads of the journal

    def wrote(self, state: Any, seat: str) -> bool:
        """Say whether an entry of a seat is its own; a side's and its commanders' are one another's."""
        return seat == self.name or (not self.own_only and seat_side(self._game, state, seat) == self.side)

    def as_signed(self, state: Any, seat: str) -> str:
        """Give whose an entry was, as it may know: who commands what is no enemy's to read."""
        if seat in RESERVED or self.side == "referee" or self.wrote(state, seat):
            return seat
        return seat_side(self._game, state, seat)

    def tells(self, state: Any, event: Any) -> bool:
        """Say whether it may read an event that happened in a state."""
        if is_of(self.name, event):
            return True
        if self.own_only and isinstance(event, FACTS):  # who commands besides
            return False
        if not self._game.tells(state, self.side, event):
            return False
        return not self.own_only or self._within(state, event) or self._public(state, event)

    def _within(self, state: Any, told: Any) -> bool:
        """Say whether facts or commands are of its own command alone."""
        named = self._named(state, told)
        return bool(named & self.own(state)) and not (named & self._friends(state)) - self.own(state)

    def _public(self, state: Any, event: Any) -> bool:
        """Say whether an event is no secret to either side, and of nobody."""
        return not self._named(state, event) and self._game.tells(state, OTHER[self.side], event)

    def opens(self, state: Any, commands: Sequence[Any]) -> bool:
        """Say whether it may read the words of what was ordered."""
        if all(isinstance(one, ORDERS) for one in commands):
            name = self.name if self.own_only else ""
            return all(opens(self._game.commanders(state), self.side, name, one) for one in commands)
        if not self._game.opens(state, self.side, commands):
            return False
        return not self.own_only or all(
            self._orders_own(state, one) or self._known_to_both(state, one) for one in commands
        )

    def owns(self, state: Any, commands: Sequence[Any]) -> bool:
        """Say whether it may read commands themselves."""
        return self._game.owns(state, self.side, commands) and self._all_own(state, commands)

    def accounts(self, state: Any, commands: Sequence[Any]) -> bool:
        """Say whether it may read the whole working of commands."""
        return self._game.accounts(state, self.side, commands) and self._all_own(state, commands)

    def explains(self, state: Any, event: Any) -> bool:
        """Say whether it may read how an event came about that it may read."""
        if not self._game.explains(state, self.side, event):
            return False
        return not self.own_only or self._within(state, event)

    def _all_own(self, state: Any, commands: Sequence[Any]) -> bool:
        return not self.own_only or all(self._orders_own(state, one) for one in commands)

    def _orders_own(self, state: Any, command: Any) -> bool:
        acting, own = self._game.acts_with(state, command), self.own(state)
        named = self._named(state, command) & self._friends(state)
        return bool(acting) and own.issuperset(acting) and not named - own

    def _known_to_both(self, state: Any, command: Any) -> bool:
        acting = self._game.acts_with(state, command) or self._named(state, command)
        return not acting and self._game.opens(state, OTHER[self.side], [command])

    # ---- what it may do

    def not_his(self, state: Any, command: Any) -> tuple[Reason, ...]:
        """Say why a command is not a commander's to give: it is the side's own, or for units of others."""
        if self.commander is None or isinstance(command, Note):  # what he says is his own
            return ()
        acting = self._game.acts_with(state, command)
        if not acting:
            return (Reason(SIDES_ALONE(side=words.side(self.side)), firm=True),)
        strange = [one for one in acting if one not in self.own(state)]
        return tuple(Reason(NOT_HIS(unit=Unit(one), name=Own(self.name)), firm=True) for one in strange)

    def names_hidden(self, state: Any, command: Any) -> str:
        """Give the first thing a command names that it may not know of, or ""."""
        if hidden := self._game.names_hidden(state, command, self.side):
            return hidden
        if not self.own_only:
            return ""
        strange, acting = self._strange(state), self._game.acts_with(state, command)
        # Whom he does not know of and who is not are alike to him, also where his side is told the difference.
        known = self._everyone(state) - strange
        unknown = (one for one in self._game.named(command) if one not in known)
        return next(chain(unknown, (one for one in (*acting, *_texts(command)) if one in strange)), "")

    def rest_on_strangers(self, state: Any, reasons: Sequence[Reason]) -> bool:
        """Say whether reasons against a command name anybody whom it does not know of."""
        return self.own_only and bool(self._named(state, reasons) & self._strange(state))

    def may_undo(self, state: Any, seat: str) -> bool:
        """Say whether an entry of a seat is its to take back: its own, and a side's seat what its commanders did."""
        return seat == self.name or (self.commander is None and seat_side(self._game, state, seat) == self.side)

    # ---- who is under whom

    def own(self, state: Any) -> frozenset[str]:
        """Give everybody under his command, and the formations that are wholly his."""
        assert self.commander is not None  # only a commander's eyes are cut
        if self._under[0] is not state:
            there = self._game.formations(state, self.side)
            self._under = state, under(self.commander.commands, there), _members(there)
        return self._under[1]

    def _friends(self, state: Any) -> frozenset[str]:
        """Give everybody and every formation of his side."""
        self.own(state)
        return self._under[2]

    def _strange(self, state: Any) -> frozenset[str]:
        """Give everybody whom his own command does not see."""
        own = self.own(state)
        return self._everyone(state) - own - self._game.own_sees(state, self.side, own)

    def _everyone(self, state: Any) -> frozenset[str]:
        """Give everybody and every formation of both sides."""
        if self._all[0] is not state:
            enemies = _members(self._game.formations(state, OTHER[self.side]))
            self._all = state, self._friends(state) | enemies
        return self._all[1]

    def _named(self, state: Any, told: Any) -> frozenset[str]:
        """Give everybody whom facts or commands name."""
        return self._everyone(state).intersection(_texts(told)) - {"union", "confederate"}


def _members(there: Mapping[str, frozenset[str]]) -> frozenset[str]:
    return frozenset(there).union(*there.values())


def _texts(told: Any) -> Iterator[str]:
    return texts(msgspec.to_builtins(told))


def seat_side(game: Game, state: Any, seat: str) -> str:
    """Give the side of a seat at a state; of a commander who has gone meanwhile, and of the referee, his name."""
    commander = game.commanders(state).get(seat)
    return seat if commander is None else commander.side
