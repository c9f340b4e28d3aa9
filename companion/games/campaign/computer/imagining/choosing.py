"""Which plan is followed: each is tried in imagination at the staff's hours, and the best kept while it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from companion.charts.rounding import figure
from companion.games.campaign.computer import able
from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.computer.imagining.chart import Staff
from companion.games.campaign.computer.imagining.judging import value
from companion.games.campaign.computer.imagining.playing import Line, played_on
from companion.games.campaign.computer.imagining.postures import planned, postures
from companion.games.campaign.computer.imagining.world import imagined
from companion.games.campaign.computer.missions import Plan, had
from companion.games.campaign.computer.sitting import sits
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.plans import Imagined, Posture
from companion.games.campaign.rules.state import Side, other


class Choice(NamedTuple):
    """What an army does as a whole, and what was weighed for it."""

    posture: Posture
    weighed: tuple[Imagined, ...]


def plan(now: Situation) -> Plan:
    """Give each corps its mission by the plan that is followed; headquarters' says which, and what it rests on."""
    choice = chosen(now)
    made = planned(now, choice.posture)
    staff = now.known.headquarters
    if staff is not None and staff.id in made:
        made[staff.id] = replace(made[staff.id], posture=choice.posture, imagined=choice.weighed)
    return made


def chosen(now: Situation) -> Choice:
    """Give the plan to follow: at the staff's hours the best imagined, else the one that is followed already."""
    before = followed(now)
    if before is not None and not is_staff_hour(now):
        return before
    ways = postures(now)
    if len(ways) == 1:
        return before if before is not None and before.posture == ways[0] else Choice(ways[0], ())
    found = dict(tried(now))
    best = max(found, key=lambda one: found[one])
    # What is begun is kept where another is hardly better: an army that changes its mind each day fights nowhere. But
    # who sits before an enemy who sits has begun nothing.
    usual = next(iter(found)) if sits(now) or before is None or before.posture not in found else before.posture
    if found[best] < found[usual] + float(figure(now.doctrine.imagining.kept.points)):
        best = usual
    if before is not None and before.posture == best:
        return before
    return Choice(best, tuple(Imagined(one, round(points)) for one, points in found.items()))


def followed(now: Situation) -> Choice | None:
    """Give the plan that headquarters was last given; None where it has none."""
    staff = now.known.headquarters
    given = had(now, staff) if staff is not None else None
    return Choice(given.posture, given.imagined) if given is not None and given.posture else None


def is_staff_hour(now: Situation) -> bool:
    """Say whether the staff weighs its plans in this turn."""
    return now.view.starts in staff_of(now).hours


def staff_of(now: Situation) -> Staff:
    """Give how the staff works in the scenario."""
    return next(row for row in now.doctrine.imagining.staff if row.scenario == now.view.scenario)


def tried(now: Situation) -> Iterator[tuple[Posture, float]]:
    """Yield each plan that a side has, with what it comes to as it is played on in one and the same world.

    The enemy plays it as the able level would, or sits if that is what he has done.
    """
    world, side, last = imagined(now), now.known.side, now.view.last_turn
    waits = sits(now)
    enemy: Line = _sit if waits else able.commands
    # He who sits can be looked for to the end of the game: it costs no thought what he does meanwhile.
    until = last if waits and now.place is not None else min(last, now.view.turn + staff_of(now).turns)
    for posture in postures(now):
        lines: dict[Side, Line] = {side: line_of(posture), other(side): enemy}
        yield posture, value(now, played_on(now, world, lines, until), side)


def line_of(posture: Posture) -> Line:
    """Give how a side orders that follows a plan to the end of what is imagined."""

    def line(now: Situation) -> Iterator[cmd.AnyCommand]:
        yield from able.carried_out(now, planned(now, posture))

    return line


def _sit(now: Situation) -> Iterator[cmd.AnyCommand]:
    """Order nothing."""
    del now
    yield from ()
