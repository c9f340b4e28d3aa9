"""The rolls that a step demands, to be made in one run: whose is the next, and what came of all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from companion.charts.ruleset import Chosen, called
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.words.maneuver import SEVERITY
from companion.language.tongue import plural, tr
from companion.language.words import listed


class Rolled(NamedTuple):
    """A roll of a run."""

    unit: str
    outcome: str
    face: int


def compulsory(view: Any, duties: Iterable[Any]) -> tuple[str, ...]:
    """Name the brigades that must roll on the maneuver table before this step can end, in the duties' order."""
    if (view.phase, view.step) != ("maneuver", 2):
        return ()
    rolls = {one.id for one in view.units if one.kind == "brigade" and one.status == "on-table" and not one.outcome}
    return tuple(dict.fromkeys(duty.unit for duty in duties if duty.must and duty.unit in rolls))


def covering(view: Any, unit: Any) -> tuple[Any, ...]:
    """Give the leaders on the table whose radius may cover a brigade: eyes must say how near they are.

    By default the detached ones of its own chain of command (D10-RUL-MAN-LEADERS-CUMULATE, -LEADER-ELSEWHERE).
    """
    place = {"division": unit.division, "corps": unit.corps, "army": ""}
    anybody, elsewhere = _reads(view, readings.ANY_LEADER_COUNTS), _reads(view, readings.ATTACHED_HELP_OTHERS)
    return tuple(
        one
        for one in view.leaders
        if one.side == unit.side
        and one.status == "on-table"
        # Who is attached to it counts by being there.
        and (not one.attached or (elsewhere and one.attached != unit.id))
        and (anybody or one.rank == "army" or one.commands == place[one.rank])
    )


def _reads(view: Any, reading: Chosen) -> bool:
    return bool(view.options.get(reading.ruling) == reading.value)


def rolled(events: Iterable[Any]) -> tuple[Rolled, ...]:
    """Give the maneuver rolls among facts."""
    return tuple(Rolled(one.unit, one.outcome, one.roll.face) for one in events if isinstance(one, ev.Maneuvered))


def stands(view: Any, log: Iterable[Any], units: Iterable[str]) -> tuple[Rolled, ...]:
    """Give how units have rolled in this player turn, as the journal has it now: mended, undone or done again."""
    own = {one.id for one in view.units if one.side == view.player_turn and one.outcome}
    last = {one.unit: one for line in log if line.current for one in rolled(line.events)}
    return tuple(last[name] for name in units if name in own and name in last)


def summary(rules: Rules, rolls: Sequence[Rolled], left: int, name: Any) -> tuple[str, ...]:
    """Tell what came of a run, the worst first: "3 rolled", "Broken: Davis (2)", and how many are left to roll."""
    if not rolls:
        return ()
    head = plural(len(rolls), "{n} brigade has rolled.", "{n} brigades have rolled.")
    if left:
        still = plural(left, "{n} must still roll.", "{n} must still roll.")
        head = f"{head} {still}"
    worst_first = sorted({one.outcome for one in rolls}, key=lambda one: -SEVERITY[one])
    return (
        head,
        *(
            tr(
                "{outcome}: {who}",
                outcome=called(rules.outcomes[outcome]),
                who=listed([f"{name(one.unit)} ({one.face})" for one in rolls if one.outcome == outcome]),
            )
            for outcome in worst_first
        ),
    )
