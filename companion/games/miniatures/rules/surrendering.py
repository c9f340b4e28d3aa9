"""Who lays down his arms: a unit that cannot complete its retreat, or with it all of its division or its corps."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import State, Unit, combat_of, on_table, unit
from companion.games.miniatures.rules.story import Story


def who(state: State, command: cmd.Surrender) -> tuple[Unit, ...]:
    """Give the units that surrender: the one that is named, or all on the table of its division or corps."""
    named = unit(state, command.unit)
    if named is None or command.whole == "unit":
        return () if named is None else (named,)
    return tuple(
        one
        for one in on_table(state, named.side)
        if one.corps == named.corps and (command.whole == "corps" or one.division == named.division)
    )


def why_not(rules: Rules, state: State, command: cmd.Surrender) -> Iterator[Reason]:
    """Yield why nobody can surrender: who is on the table no more, and a combat that is not over."""
    those = who(state, command)
    if not any(one.status == "on-table" for one in those):
        yield Reason(why.NOT_ON_TABLE(name=say.unit(command.unit)), firm=True)
    if any(combat_of(state, one.id) is not None for one in those):
        yield Reason(why.NOT_OVER(), rules.charge.clause)


def surrender(story: Story, command: cmd.Surrender) -> None:
    """Capture all stands of those who surrender, and the leaders with them (D10-RUL-CHARGE-SURRENDER).

    With a whole division or corps its own leaders go who are with nobody else.
    """
    those = who(story.state, command)
    with_them = {one.id for one in those}
    commands = {one.division for one in those} if command.whole != "unit" else set[str]()
    commands |= {one.corps for one in those} if command.whole == "corps" else set()
    # Before the units go: afterwards they would be detached, and free.
    for leader in [*story.state.leaders.values()]:
        own = not leader.attached and leader.side == those[0].side and bool(leader.commands)
        if leader.status == "on-table" and (leader.attached in with_them or (own and leader.commands in commands)):
            story.lose_leader(leader.id, "captured")
    for one in those:
        story.tell(ev.StandsLost(one.id, one.stands, "captured", "charge"))
        story.out_of_the_game(one.id, "surrendered" if one.id in story.state.brigades else "captured")
