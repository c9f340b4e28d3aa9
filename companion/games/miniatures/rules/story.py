"""The events of one command as they come: each is applied at once, so that the next is decided on what is true then."""

from __future__ import annotations

from companion.games.miniatures import messages as say
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules import leaders, paces
from companion.games.miniatures.rules.apply import apply
from companion.games.miniatures.rules.sequence import own_turn_to_come
from companion.games.miniatures.rules.state import Brigade, Marker, State, Unit, unit
from companion.kernel.dice import Dice, Why


class Story:
    """A state, the dice, and the events told so far."""

    def __init__(self, rules: Rules, state: State, dice: Dice) -> None:
        self.rules, self.state, self.dice = rules, state, dice
        self.events: list[ev.AnyEvent] = []

    def tell(self, event: ev.AnyEvent) -> None:
        """Add an event and apply it."""
        self.events.append(event)
        self.state = apply(self.state, event)

    def unit(self, name: str) -> Unit:
        """Give a unit as it is now."""
        found = unit(self.state, name)
        assert found is not None
        return found

    def lose_stands(self, name: str, stands: int, how: ev.Going, by: ev.Cause) -> None:
        """Take stands off a unit; with the last it is destroyed, what is over is ignored (D10-RUL-FIRE-OVERKILL)."""
        found = self.unit(name)
        gone = min(stands, found.stands)
        if gone:
            self.tell(ev.StandsLost(name, gone, how, by))
        if gone and gone == found.stands:
            guns: ev.End = "captured" if how == "captured" else "wrecked"
            self.out_of_the_game(name, "destroyed" if isinstance(found, Brigade) else guns)

    def out_of_the_game(self, name: str, how: ev.End) -> None:
        """Take a unit off the table; its attached leaders stay, detached (D10-RUL-MAN-QUITS)."""
        self.tell(ev.LeftTable(name, how))
        self.set_free(name)

    def set_free(self, name: str) -> None:
        """Detach every leader from a unit; who is still to come too, or he would come to one that is gone."""
        for leader in self.state.leaders.values():
            if leader.attached == name:
                self.tell(ev.LeaderAttached(leader.id))

    def mark(self, name: str, marker: Marker, *, on: bool = True) -> None:
        """Put a marker on or take it off, if that changes anything (D10-RUL-FIRE-REPEAT)."""
        found = self.unit(name)
        if getattr(found, marker.replace("-", "_")) != on:
            self.tell(ev.Marked(name, marker, on))

    def retreat(self, name: str, how: ev.Back) -> None:
        """Make a unit retreat; a full move is its basic rate, whatever it has used (D10-RUL-CHARGE-RETREAT-FULL)."""
        inches = 0.0
        if how == "full-move":
            inches = paces.full_move(self.rules, self.unit(name))
        elif how == "two-inches":
            inches = float(self.rules.charge.retreat_near.inches)
        self.tell(ev.Retreated(name, how, inches))

    def see(self, *names: str) -> None:
        """Mark units seen that are in contact with the enemy, where units can be hidden."""
        for name in names:
            if name and self.state.intelligence == "units-hidden" and not self.unit(name).seen:
                self.tell(ev.Seen(name))

    def test_leader(self, name: str) -> None:
        """Roll for a leader on the fallen leader table (D10-LEADER-TABLE)."""
        leader = self.state.leaders[name]
        roll = self.dice.d10(Why(say.LEADER_ROLL(leader=say.leader(name)), leader.side, "leader"))
        result = leaders.resolve(self.rules, roll.face)
        self.tell(ev.LeaderTested(name, result.outcome, roll, tuple(result.explain)))
        if result.fallen:
            self.lose_leader(name, "fallen")

    def lose_leader(self, name: str, how: ev.Loss) -> None:
        """A leader falls or is captured; his replacement is due after one full turn (D10-RUL-LEADER-CAPTURED)."""
        to_come = own_turn_to_come(self.state, self.state.leaders[name].side)
        due = leaders.returns_in(self.rules, turn=self.state.turn, own_turn_still_to_come=to_come)
        if how == "captured" and self.rules.reads(readings.CAPTURED_FOR_GOOD):
            due = 0
        self.tell(ev.LeaderLost(name, how, due))

    def test_commander(self, name: str) -> None:
        """Roll for a brigade's exceptional commander; his replacement is ordinary (D10-RUL-LEADER-BRIGADIER)."""
        found = self.unit(name)
        roll = self.dice.d10(Why(say.COMMANDER_ROLL(unit=say.unit(name)), found.side, "leader"))
        result = leaders.resolve(self.rules, roll.face)
        self.tell(ev.LeaderTested(name, result.outcome, roll, tuple(result.explain)))
        if result.fallen:
            self.tell(ev.CommanderFell(name))
