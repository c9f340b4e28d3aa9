"""The battle that a tour is played on: whether what a page asks for has happened, and the hands that do it.

Everything is done as a key would do it, so it stands in the journal, is undone, and is seen where it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import structs

from companion.games.miniatures.prompt import demo
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.screen.centre import kind_of_step
from companion.games.miniatures.screen.work.maneuver_orders import as_far_as_it_can
from companion.games.miniatures.words import maneuver
from companion.kernel.amending import Edit
from companion.kernel.session import Session

MOST = 60
"""Steps after which nobody goes on any more: the tour is not the battle."""
BEST = 10
"""The face of the one die that the tour types, or the brigade might stand where it is."""


def both_there(session: Session) -> None:
    """Play the first turn of the sample as it was once played: then both sides stand on the table, within range."""
    for act in demo.script():
        if session.view.turn > 1:
            return
        if act.undo:
            session.undo()
        elif act.do:
            session.do(*(session.decode(bytes(raw)) for raw in act.do), faces=act.roll)


class Played:
    """A window whose game may be played by the tour."""

    def __init__(self, window: Any) -> None:
        self.window, self.desk = window, window.desk
        self.since = 0
        """The newest entry when the page was opened."""

    def newest(self) -> int:
        """Give the newest entry, undone or not."""
        return int(self.desk.log[-1].entry)

    @property
    def work(self) -> Any:
        """The panel of the step."""
        return self.window.centre.work

    @property
    def step(self) -> str:
        """What kind of step it is: "leaders", "maneuver", "fire", "charge", "breakthrough", "over"."""
        return kind_of_step(self.desk.view)

    def events(self) -> Iterator[Any]:
        """Give what has happened since the page was opened and was not undone."""
        for line in self.desk.log:
            if line.current and line.entry > self.since:
                yield from line.events

    def happened(self, *kinds: type) -> bool:
        """Say whether something of a kind has happened on this page."""
        return any(isinstance(event, kinds) for event in self.events())

    def brigades(self, *, acting: bool) -> list[Any]:
        """Give the brigades on the table of the side whose turn it is, or of its enemy."""
        view = self.desk.view
        ours = [one for one in view.units if one.kind == "brigade" and one.status == "on-table"]
        return [one for one in ours if (one.side == view.player_turn) == acting]

    # ---- going on

    def put_away(self) -> None:
        """Leave the page that tells what a step did: the work lies behind it."""
        self.window.centre.go_on()

    def go_on(self, there: Callable[[], bool]) -> None:
        """End steps until the wanted one is there; what a step demands first is done, by the app's dice."""
        for _ in range(MOST):
            before = self.desk.session.head
            if there():
                return
            self.put_away()
            self._do_what_must_be()
            if not there():
                self.window.run("next-step")
            if self.desk.session.head == before:
                return  # it is refused, and the work says why

    def _do_what_must_be(self) -> None:
        desk = self.desk
        for _ in range(MOST):
            if desk.view.pending is None:
                break
            asked = desk.view.pending
            desk.do(cmd.Answer(asked.default or asked.choices[0]))
        if self.step == "maneuver":
            if due := maneuver.due(desk.view):
                desk.do(cmd.Arrive(tuple(one.id for one in due)))
            for one in self.brigades(acting=True):
                if one.disordered and not one.outcome:
                    desk.do(cmd.Maneuver(one.id), by_hand=False)
        elif self.step == "charge" and (order := self.work.order()) is not None:
            desk.do(order, by_hand=False)

    # ---- what pages ask for

    def choose(self) -> None:
        """Choose a brigade of the side whose turn it is."""
        self.desk.select(self.brigades(acting=True)[0].id)

    def roll(self) -> None:
        """Let the app roll for a brigade that has not rolled."""
        those = [one for one in self.brigades(acting=True) if not one.outcome]
        if those:
            self.desk.select(those[0].id)
            self.window.press("R")

    def aim(self) -> None:
        """Pick the first target by its letter."""
        self.window.press(self.work.picks.targets.items()[0].hint)

    def add_firer(self) -> None:
        """Pick the first who may fire, by his letter."""
        those = [one for one in self.work.picks.candidates.items() if not one.picked]
        if those:
            self.window.press(those[0].hint)

    def shoot(self) -> None:
        """Let the app roll for the attack."""
        self.window.press("R")

    def is_mended(self) -> bool:
        """Say whether an entry was played again with other dice in the place of one that is struck through."""
        lines = self.desk.log
        struck = {(line.parent, type(line.commands[0])): line.dice for line in lines if not line.current and line.dice}
        return any(
            line.entry > self.since and faces(struck[line.parent, type(line.commands[0])]) != faces(line.dice)
            for line in lines
            if line.current and line.dice and (line.parent, type(line.commands[0])) in struck
        )

    def mend(self) -> None:
        """Give the last roll another face."""
        rolled = [line for line in self.desk.log if line.current and line.dice]
        if rolled:
            first, *rest = faces(rolled[-1].dice)
            other = first - 2 if first > 2 else first + 2
            self.desk.amend(rolled[-1].entry, edit=Edit(faces=(other, *rest)))

    def may_charge(self) -> list[Any]:
        """Give the brigades that have rolled and may still move."""
        outcomes = self.desk.rules.outcomes
        rolled = [one for one in self.brigades(acting=True) if one.outcome and not one.moved]
        return [one for one in rolled if outcomes[one.outcome].move in ("full", "half")]

    def charges(self) -> bool:
        """Say whether anybody is in charge contact."""
        return any(one.charges for one in self.desk.view.units)

    def make_ready(self) -> None:
        """Type a ten for a brigade, so that it may move."""
        those = [one for one in self.brigades(acting=True) if not one.outcome]
        if those:
            first = min(those, key=lambda one: (one.disordered, one.arm != "infantry"))
            self.desk.select(first.id)
            self.desk.do(cmd.Maneuver(first.id), faces=(BEST,), by_hand=True)

    def charge(self) -> None:
        """Move a brigade that may into contact with an enemy."""
        for one in self.may_charge():
            order = as_far_as_it_can(self.desk, one)
            for enemy in self.brigades(acting=False):
                against = structs.replace(order, charges=enemy.id)
                if not self.desk.why_not(against):
                    self.desk.select(one.id)
                    self.desk.do(against)
                    return

    def fight(self) -> None:
        """Let the app roll both dice of the combat in hand."""
        self.window.press("R")

    def rolled_back(self) -> bool:
        """Say whether the newest entry was undone."""
        return not self.desk.log[-1].current

    def board_is_open(self) -> bool:
        """Say whether a board stands across the table."""
        return any(one.window.isVisible() for one in self.window.evening.boards)


def faces(dice: Any) -> tuple[int, ...]:
    """Give the faces of dice."""
    return tuple(one.face for one in dice)


def rolled(played: Played) -> bool:
    """Say whether a brigade rolled on this page."""
    return played.happened(ev.Maneuvered)


def fired(played: Played) -> bool:
    """Say whether somebody fired on this page."""
    return played.happened(ev.Fired)
