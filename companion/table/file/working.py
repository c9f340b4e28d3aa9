"""How stands become points, told unit by unit: men lost as the share of a brigade's stands (RTG-R-OFF-SCALE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from companion.charts.figures import Reasoned, exact, shown
from companion.table.file.battle import Brigade, Command, Guns
from companion.table.file.sharing import points_lost

CLAUSE = "RTG-R-OFF-SCALE"
Body = Brigade | Guns


def _size(one: Body) -> int:
    return one.men if isinstance(one, Brigade) else one.guns


def _gone(one: Body, *, running: bool = False, captured: bool = True) -> int:
    """Give the stands that a unit has lost for good, and those that ran with them."""
    return one.lost + (one.captured if captured else 0) + (one.skedaddled if running else 0)


def points(units: Sequence[Body], a_point: int, *, running: bool = False, captured: bool = True) -> int:
    """Give the points that units lost; with those that ran, or without those captured."""
    counted = [(_size(one), one.stands, _gone(one, running=running, captured=captured)) for one in units]
    return points_lost(counted, a_point)


def arm(name: str, units: Sequence[Body], a_point: int, points: int) -> Iterator[Reasoned]:
    """Yield what each unit of an arm lost, and the sum as points."""
    hit = [one for one in units if _gone(one)]
    what = "men" if name in ("infantry", "cavalry") else "guns"
    for one in hit:
        kinds = ((one.lost, "lost"), (one.captured, "captured"))
        stands = " and ".join(f"{count} {word}" for count, word in kinds if count)
        gone = Fraction(_size(one) * _gone(one), one.stands)
        label = f"{one.name}: {stands} of {one.stands} stands, of {_size(one)} {what}"
        yield Reasoned(CLAUSE, label, _told(gone))
    if hit:
        yield Reasoned(CLAUSE, f"{name}: points lost, {a_point} {what} each, rounded half up", points)


def runaways(infantry: Sequence[Brigade], gone: int, ran: int) -> Iterator[Reasoned]:
    """Yield the infantry that skedaddled: as many points more, proposed as stragglers."""
    for one in infantry:
        if one.skedaddled:
            away = Fraction(one.men * one.skedaddled, one.stands)
            yield Reasoned(CLAUSE, f"{one.name}: {one.skedaddled} of {one.stands} stands skedaddled", _told(away))
    if ran > gone:
        label = f"infantry: {ran} points lost and run in all, less {gone} lost, are proposed as stragglers"
        yield Reasoned(CLAUSE, label, ran - gone)


def rejoining(units: Sequence[Body]) -> Iterator[Reasoned]:
    """Yield cavalry and guns that skedaddled: they are no loss."""
    for one in units:
        if one.skedaddled:
            yield Reasoned(CLAUSE, f"{one.name}: stands skedaddled, which rejoin: no loss", one.skedaddled)


def leaders(reported: Command, spared: Mapping[str, str]) -> Iterator[Reasoned]:
    """Yield leaders who fell and whom the game does not lose."""
    leader = reported.leader
    for one in reported.leaders:
        if one.lost and one == leader and one.rank in spared:
            yield Reasoned(spared[one.rank], f"{one.name} fell on the table; the game does not lose him", 0)
        elif one.lost and one != leader:
            yield Reasoned(CLAUSE, f"{one.name} of a {one.rank} fell or was captured; the game knows no such post", 0)


def _told(value: Fraction) -> int | float:
    """Give men or guns for the working, to a tenth."""
    return shown(exact(round(float(value), 1)))
