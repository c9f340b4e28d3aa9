"""How stands become points, told unit by unit: men lost as the share of a brigade's stands (RTG-R-OFF-SCALE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from companion.charts.figures import Reasoned, exact, shown
from companion.language.messages import Message, Own, Term, says, term
from companion.table.file.battle import Brigade, Command, Guns, gone
from companion.table.file.sharing import points_lost

CLAUSE = "RTG-R-OFF-SCALE"
Body = Brigade | Guns
WEAPONS = {
    "infantry": term("table.weapon.infantry", "infantry"),
    "cavalry": term("table.weapon.cavalry", "cavalry"),
    "foot guns": term("table.weapon.foot-guns", "foot guns"),
    "horse guns": term("table.weapon.horse-guns", "horse guns"),
}
RANKS = {
    "army": term("table.rank.army", "army"),
    "corps": term("table.rank.corps", "corps"),
    "division": term("table.rank.division", "division"),
    "brigade": term("table.rank.brigade", "brigade"),
}
OF_STANDS = {
    "men": says("table.of-stands.men", "{name}: {stands} of {all} stands, of {size} men"),
    "guns": says("table.of-stands.guns", "{name}: {stands} of {all} stands, of {size} guns"),
}
LOST_AND_CAPTURED = says("table.lost-and-captured", "{n} lost and {captured} captured")
LOST = says("table.lost", "{n} lost")
CAPTURED = says("table.captured", "{captured} captured")
ROUNDED = {
    "men": says("table.rounded.men", "{weapon}: points lost, {each} men each, rounded half up"),
    "guns": says("table.rounded.guns", "{weapon}: points lost, {each} guns each, rounded half up"),
}
SKEDADDLED = says("table.skedaddled", "{name}: {n} of {all} stands skedaddled")
PROPOSED = says(
    "table.proposed", "infantry: {ran} points lost and run in all, less {gone} lost, are proposed as stragglers"
)
REJOIN = says("table.rejoin", "{name}: stands skedaddled, which rejoin: no loss")
ASIDE = says("table.aside", "{name}: stands that the referee set aside: no loss")
PUT_ON = says("table.put-on", "{name}: stands that the referee put on: they are none the more")
SPARED = says("table.spared", "{name} fell on the table; the game does not lose him")
NO_POST = says("table.no-post", "{name} of a {rank} fell or was captured; the game knows no such post")
WOUNDED = says("table.wounded", "infantry: wounded who are back before the loss counts")
COLOURS = says("table.colours", "infantry that ran: one point stays with the colours")
FATIGUE = says("table.fatigue", "fatigue for {lost} of {all} points")
FATIGUE_WITH = says("table.fatigue-with-stragglers", "fatigue for {lost} of {all} points, stragglers with them")


def rank(name: str) -> Term | Own:
    """Give the rank of a leader; one that is none of these is told as it was written."""
    return RANKS.get(name) or Own(name)


def _size(one: Body) -> int:
    return one.men if isinstance(one, Brigade) else one.guns


def _gone(one: Body, *, running: bool = False, captured: bool = True) -> int:
    """Give the stands that a unit has lost for good, and those that ran with them."""
    lost, ran, taken = gone(one)
    return lost + (taken if captured else 0) + (ran if running else 0)


def points(units: Sequence[Body], a_point: int, *, running: bool = False, captured: bool = True) -> int:
    """Give the points that units lost; with those that ran, or without those captured."""
    counted = [(_size(one), one.stands, _gone(one, running=running, captured=captured)) for one in units]
    return points_lost(counted, a_point)


def arm(name: str, units: Sequence[Body], a_point: int, points: int) -> Iterator[Reasoned]:
    """Yield what each unit of an arm lost, and the sum as points."""
    hit = [one for one in units if _gone(one)]
    what = "men" if name in ("infantry", "cavalry") else "guns"
    for one in hit:
        away = Fraction(_size(one) * _gone(one), one.stands)
        label = OF_STANDS[what](name=Own(one.name), stands=_stands(one), all=one.stands, size=_size(one))
        yield Reasoned(CLAUSE, label, _told(away))
    if hit:
        yield Reasoned(CLAUSE, ROUNDED[what](weapon=WEAPONS[name], each=a_point), points)


def _stands(one: Body) -> Message:
    lost, _, captured = gone(one)
    if lost and captured:
        return LOST_AND_CAPTURED(n=lost, captured=captured)
    return LOST(n=lost) if lost else CAPTURED(captured=captured)


def runaways(infantry: Sequence[Brigade], lost: int, ran: int) -> Iterator[Reasoned]:
    """Yield the infantry that skedaddled: as many points more, proposed as stragglers."""
    for one in infantry:
        if one.skedaddled:
            away = Fraction(one.men * one.skedaddled, one.stands)
            yield Reasoned(CLAUSE, SKEDADDLED(name=Own(one.name), n=one.skedaddled, all=one.stands), _told(away))
    if ran > lost:
        label = PROPOSED(ran=ran, gone=lost)
        yield Reasoned(CLAUSE, label, ran - lost)


def rejoining(units: Sequence[Body]) -> Iterator[Reasoned]:
    """Yield cavalry and guns that skedaddled: they are no loss."""
    for one in units:
        if one.skedaddled:
            yield Reasoned(CLAUSE, REJOIN(name=Own(one.name)), one.skedaddled)


def by_hand(units: Sequence[Body]) -> Iterator[Reasoned]:
    """Yield what the referee set aside or put on by hand: stands that are neither lost nor won."""
    for one in units:
        if one.set_aside:
            yield Reasoned(CLAUSE, (ASIDE if one.set_aside > 0 else PUT_ON)(name=Own(one.name)), abs(one.set_aside))


def leaders(reported: Command, spared: Mapping[str, str]) -> Iterator[Reasoned]:
    """Yield leaders who fell and whom the game does not lose."""
    leader = reported.leader
    for one in reported.leaders:
        if one.lost and one == leader and one.rank in spared:
            yield Reasoned(spared[one.rank], SPARED(name=Own(one.name)), 0)
        elif one.lost and one != leader:
            yield Reasoned(CLAUSE, NO_POST(name=Own(one.name), rank=rank(one.rank)), 0)


def _told(value: Fraction) -> int | float:
    """Give men or guns for the working, to a tenth."""
    return shown(exact(round(float(value), 1)))
