"""The leaders' menu: who is with the unit in hand, who rides where, and one goes to him (ANT-7.3e, ANT-7.12f)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Protocol

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.orders.leaders_moving import can_go_to
from companion.games.tactical.rules.state import Leader, Unit
from companion.games.tactical.screen.asking import Reply
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.rows import unit
from companion.kernel.record import Done
from companion.language.tongue import tr

MENU, RIDE = "leaders", "leader-to"


class Asker(Protocol):
    """What asks for what an order still needs."""

    @property
    def desk(self) -> TacticalDesk:
        """The battle."""

    def ask(self, name: str, told: str, replies: Sequence[Reply]) -> None:
        """Ask for something."""

    def put_down_question(self) -> None:
        """Ask for nothing any more."""

    def pick(self, name: str) -> None:
        """Take a unit in hand."""


class Riding:
    """What is asked about leaders."""

    def __init__(self, ordering: Asker) -> None:
        self.ordering, self.desk = ordering, ordering.desk
        self.leader: Leader | None = None
        """Who is to ride to a unit that is still to be named."""

    def ask(self, one: Unit) -> None:
        """Ask what the leaders of a unit's formations shall do."""
        here = [leader for leader in unit.leaders(self.desk.view, one) if leader.rank != "brigade"]
        away = [leader for leader in self.desk.view.leaders if self._leads(leader, one)]
        who = "; ".join(unit.leader_line(leader) for leader in (*here, *away)) or tr("none")
        replies = [Reply(str(nth), words, act) for nth, (words, act) in enumerate(self._replies(here, away), 1)]
        self.ordering.ask(MENU, tr("Leaders: {who}", who=who), replies)

    def _replies(self, here: list[Leader], away: list[Leader]) -> Iterator[tuple[str, Callable[[], object]]]:
        for leader in here:
            yield tr("{name} rides to …", name=leader.name), partial(self._ask_where, leader)
        for leader in away:
            yield tr("{name} rides here", name=leader.name), partial(self._come, leader)
        for leader in away:
            yield tr("to {name}", name=leader.name), partial(self._go_to, leader)

    def _leads(self, leader: Leader, one: Unit) -> bool:
        """Say whether a leader of a unit's division or corps is with another unit."""
        formation = {"division": one.division, "corps": one.corps}.get(leader.rank, "")
        away = not leader.lost and not leader.waits and leader.unit not in ("", one.id)
        return leader.side == one.side and formation == leader.formation != "" and away

    def _ask_where(self, leader: Leader) -> None:
        able = can_go_to(self.desk.moment.rules, self.desk.moment.state, leader)
        words = tr("{name} rides to: click a unit of his, {n} may take him.", name=leader.name, n=len(able))
        self.ordering.ask(RIDE, words, ())
        self.leader = leader

    def _come(self, leader: Leader) -> None:
        one = self.desk.chosen
        self.ordering.put_down_question()
        if one is not None:
            self.desk.do(cmd.Transfer(unit=one.id, leader=leader.id))

    def _go_to(self, leader: Leader) -> None:
        self.ordering.pick(leader.unit)

    def send(self, one: Unit) -> None:
        """Send the leader to a unit that was named."""
        leader = self.leader
        assert leader is not None
        self.ordering.put_down_question()
        if isinstance(self.desk.do(cmd.Transfer(unit=one.id, leader=leader.id)), Done):
            self.ordering.pick(one.id)
