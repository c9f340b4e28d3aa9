"""The books of a corps, by arm: what it has, its stragglers, what it lost and what the referee set aside. They balance.

strength + stragglers (infantry) + lost + set aside = at the start
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.campaign.charts.combat import ARMS, Arm
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules.state import Corps, State, Strength
from companion.kernel.overriding import ledger
from companion.kernel.overriding.facts import Overridden
from companion.kernel.overriding.ledger import Counted
from companion.kernel.overriding.paying import ASIDE
from companion.language.messages import Message, Own, says

UNBALANCED = says(
    "campaign.why.unbalanced",
    "{corps} has {has} points with its stragglers, what it lost and what was set aside, and began with {start}: "
    "say which column pays",
)
FIGURES = ("strength", "lost", ASIDE, "stragglers", "at_start")


def columns(field: str) -> tuple[str, ...]:
    """Name the columns that can pay for a field, the usual one first; none where nothing is paid."""
    if field not in FIGURES:
        return ()
    return tuple(one for one in (ASIDE, "lost", "strength", "stragglers", "at_start") if one != field)


def plus(one: Strength, two: Strength, times: int = 1) -> Strength:
    """Add points, arm by arm, or take them off with `times` -1."""
    return Strength(
        one.infantry + times * two.infantry,
        one.cavalry + times * two.cavalry,
        one.foot_guns + times * two.foot_guns,
        one.horse_guns + times * two.horse_guns,
    )


def missing(one: Corps) -> Strength:
    """Give the points that no column has, by arm: none where the books balance."""
    there = plus(plus(one.strength, one.lost), plus(one.set_aside, Strength(one.stragglers)))
    return plus(one.at_start, there, -1)


def paid_by(one: Corps, column: str) -> Corps:
    """Give a corps whose books balance, as far as a column can pay: stragglers are infantry alone."""
    short = missing(one)
    if column == "at_start":
        return replace(one, at_start=plus(one.at_start, short, -1))
    if column == "stragglers":
        return replace(one, stragglers=one.stragglers + short.infantry)
    changed = {column: plus(getattr(one, column), short)}
    return replace(one, **changed)


def booked(one: Corps, event: Overridden) -> Corps:
    """Let a column pay for a figure that was just set; facts of early builds name none, and it was set aside."""
    column = event.pays or ASIDE
    return one if event.field not in FIGURES or column == event.field else paid_by(one, column)


def unbalanced(one: Corps) -> Iterator[Message]:
    """Say that the books of a corps do not balance."""
    if missing(one) != Strength():
        has = plus(plus(one.strength, one.lost), plus(one.set_aside, Strength(one.stragglers)))
        yield UNBALANCED(corps=Own(one.unit), has=_points(has), start=_points(one.at_start))


def _counted(one: Corps) -> Iterator[tuple[Arm, Counted]]:
    for arm in ARMS:
        yield arm, Counted(getattr(one.at_start, arm), getattr(one.lost, arm), getattr(one.set_aside, arm))


def too_much_gone(was: Corps, now: Corps) -> Iterator[Message]:
    """Say of which arm more is lost than there was."""
    for (arm, before), (_, after) in zip(_counted(was), _counted(now), strict=True):
        yield from ledger.too_much_gone(of_working.ARMS[arm], before, after)


def put_in_besides(was: Corps, now: Corps) -> Iterator[Message]:
    """Say that more was put in by hand than there was at the start, all arms together."""
    yield from ledger.put_in_besides(Own(now.unit), _in_all(was), _in_all(now))


def _in_all(one: Corps) -> Counted:
    return Counted(one.at_start.total, one.lost.total, one.set_aside.total)


def _points(one: Strength) -> Own:
    """Give points by arm: "90/0/20/0"."""
    return Own("/".join(map(str, (one.infantry, one.cavalry, one.foot_guns, one.horse_guns))))


def all_unbalanced(state: State) -> dict[str, Message]:
    """Say of which corps the books do not balance, by id."""
    return {one.id: what for one in state.corps.values() for what in unbalanced(one)}
