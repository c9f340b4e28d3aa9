"""The movement chart as a card: rates and ground in front, what changes of formation and kind cost on the back."""

from __future__ import annotations

from fractions import Fraction

from companion.cards.chart_words import DASH, head, keyed, length, unique
from companion.cards.content import (
    Block,
    Card,
    Cell,
    Column,
    Face,
    Heading,
    Tabbed,
    Table,
    Words,
    bold,
    cell,
    filled,
    words,
)
from companion.charts.figures import Exact, exact
from companion.games.miniatures.cards.movement_changes import ROUGH_PART, back
from companion.games.miniatures.charts.movement import Rate
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.shared import Inches
from companion.games.miniatures.rules import crossings
from companion.games.miniatures.rules import movement as movements
from companion.language.figures import THIN, figure, times
from companion.language.lengths import either
from companion.language.tongue import tr
from companion.language.words import capital, listed

CAVALRY_ROAD, LEADER_ROAD = "D10-RUL-MOVE-CAV-ROAD", "D10-RUL-MOVE-LEADER-ROAD"
ROAD_COMPLETE = "D10-RUL-MOVE-ROAD-COMPLETE"
MUSKETS = "D10-RUL-STATE-MUSKET-RANGE"
VISIBILITY, POSITION = "D10-RUL-MOVE-VISIBILITY", "D10-RUL-MOVE-POSITION-BATTERY"
ON_FOOT = "D10-RUL-MOVE-DISMOUNTED-RATE"


def card(rules: Rules) -> Card:
    """Give the card: rates and ground in front, changes and the order of it all on the back."""
    return Card("movement", front(rules), back(rules), tr("Movement"))


def front(rules: Rules) -> Face:
    """Give the rates of each mover and what ground and distances mean."""
    blocks = (rates(rules), *ground(rules), sight(rules))
    return Face(tr("Movement"), blocks, tr("Chart"), "D10-MOVE")


# ---- rates


def rates(rules: Rules) -> Table:
    """Give a row for each mover: basic rate, road, rough ground, and what crossings take off."""
    rows: list[tuple[Cell, ...]] = []
    for rate in rules.movement.rate:
        rows.append(_rate(rules, rate))
        if rate.mover == "cavalry":
            rows.append(_on_foot(rules))
    return Table(
        columns=(
            Column(style="key"),
            *(Column(align="center") for _ in range(4)),
            *(Column(1.0, align="center") for _ in range(2)),
        ),
        heads=(
            head(
                "",
                tr("Move"),
                tr("Road"),
                tr("Rough"),
                tr("Ford"),
                tr("Through friends"),
                tr("Linear object"),
                align="center",
            ),
        ),
        rows=tuple(rows),
        keep=True,
    )


def mover(name: str) -> str:
    """Give a mover's name."""
    return {
        "infantry": tr("Infantry"),
        "cavalry": tr("Cavalry, mounted"),
        "leader": tr("Leaders"),
        "foot-artillery": tr("Foot artillery"),
        "horse-artillery": tr("Horse artillery"),
    }.get(name, name)


def in_text(name: str) -> str:
    """Give a mover's name as it stands within a sentence."""
    return {
        "infantry": tr("infantry"),
        "cavalry": tr("cavalry"),
        "leader": tr("leaders"),
        "foot-artillery": tr("foot artillery"),
        "horse-artillery": tr("horse artillery"),
    }.get(name, name)


def _rate(rules: Rules, rate: Rate) -> tuple[Cell, ...]:
    basic = rate.basic
    return (
        cell(bold(mover(rate.mover)), clauses=basic.clause),
        cell(bold(length(basic.inches)), clauses=basic.clause),
        _road(rules, rate),
        cell(times(rate.rough.times), clauses=rate.rough.clause),
        cell(length(rate.ford.inches), clauses=rate.ford.clause),
        _passage(rules, rate),
        _linear(rules, rate),
    )


def _passage(rules: Rules, rate: Rate) -> Cell:
    if rate.mover.endswith("artillery") and rules.choice(crossings.PASSAGE) == 1:
        return cell(tr("never"), clauses=crossings.PASSAGE)
    return _cost(crossings.costs(rules, rate)[1], crossings.PASSAGE)


def _linear(rules: Rules, rate: Rate) -> Cell:
    if not rate.no_linear_object:
        return _cost(crossings.costs(rules, rate)[0], crossings.LINEAR)
    carried = rules.choice(crossings.LINEAR) == crossings.CARRIED
    return cell(tr("full move") if carried else tr("never"), clauses=rate.no_linear_object)


def _cost(cost: Inches | None, free: str) -> Cell:
    return cell(tr("free"), clauses=free) if cost is None else cell(length(cost.inches), clauses=cost.clause)


def _road(rules: Rules, rate: Rate) -> Cell:
    """Give the factor of a road move and what it comes to, in the chosen readings."""
    if rate.mover == "leader" and rules.choice(LEADER_ROAD) == 1:
        return cell(DASH, clauses=LEADER_ROAD)
    on_card = rules.movement.cavalry_road_on_march_card
    road = on_card if rate.mover == "cavalry" and rules.choice(CAVALRY_ROAD) == 1 else rate.road
    whole: Exact = exact(rate.basic.inches) * exact(road.times)
    return cell(f"{times(road.times)}{THIN}={THIN}{length(whole)}", clauses=(road.clause, rate.basic.clause))


def _on_foot(rules: Rules) -> tuple[Cell, ...]:
    as_what = "cavalry" if rules.choice(ON_FOOT) == 1 else "infantry"
    rate = rules.rates[as_what]
    return (
        cell(bold(tr("Cavalry, on foot")), clauses=ON_FOOT),
        cell(bold(length(rate.basic.inches)), clauses=(rate.basic.clause, ON_FOOT)),
        cell(
            {
                0: tr("as infantry, no road"),
                1: tr("as mounted, no road"),
                2: tr("as infantry, no road; dismounting ends the move"),
            }[rules.choice(ON_FOOT)],
            span=5,
            align="left",
            clauses=ON_FOOT,
        ),
    )


# ---- ground


def ground(rules: Rules) -> tuple[Block, ...]:
    """Say what road, rough ground and crossings ask."""
    movement = rules.movement
    road = {
        0: tr(
            "The whole move of the phase on it, in March Column or limbered, with no change of formation, mounting or "
            "limbering. On a halved move the bonus is kept."
        ),
        1: tr(
            "The whole move of the phase on it, in March Column or limbered, with no change of formation, mounting or "
            "limbering. On a halved move the bonus is lost."
        ),
        2: tr("In March Column or limbered; only the way made on it is multiplied."),
    }[rules.choice(ROAD_COMPLETE)]
    sites = rules.choice(crossings.CLOSED_WOOD)
    wood = [in_text(rate.mover) for rate in movement.rate if rate.no_closed_wood]
    return (
        Heading(tr("Ground")),
        keyed(
            (
                (
                    tr("Road"),
                    road,
                    unique((movement.road_needs_formation, movement.road_needs_whole_move, ROAD_COMPLETE)),
                ),
                (tr("Rough"), _rough(rules), unique((*(r.rough.clause for r in movement.rate), ROUGH_PART))),
                (
                    tr("Crossing"),
                    _crossing(rules),
                    (crossings.EACH, movements.MINIMUM),
                ),
                (
                    tr("Friends"),
                    tr("Pass through only if the move ends wholly clear beyond. Enemies: never."),
                    (movement.passage_must_complete, "D10-RUL-MOVE-PASSAGE-ART"),
                ),
                (
                    tr("Linear"),
                    tr("Wall, fence, hedge, works, trench, sunken road, bank; not where a road or gap goes through."),
                    ("D10-RUL-MOVE-LINEAR-WHAT",),
                ),
                *(
                    (
                        (
                            tr("Closed wood"),
                            tr("{who}: never.", who=capital(listed(wood)))
                            if sites
                            else tr("{who}: only limbered, on a road.", who=capital(listed(wood))),
                            unique((*(r.no_closed_wood for r in movement.rate), crossings.CLOSED_WOOD)),
                        ),
                    )
                    if wood
                    else ()
                ),
            ),
            least=14,
        ),
    )


def _crossing(rules: Rules) -> str:
    """Say what crossings take, how often they are paid, and what happens where they take everything."""
    least = movements.least_move(rules)
    if not (least or rules.choice(crossings.EACH)):
        return either(
            tr("Each ford, linear object or unit takes off its inches; below nothing it may not start."),
            tr("Each ford, linear object or unit takes off its cm; below nothing it may not start."),
        )
    often = tr("Each ford, linear object or unit is paid for.")
    if rules.choice(crossings.EACH) == 1:
        often = tr("Fords, linear objects and units are paid for, each kind once a phase.")
    if least:
        return f"{often} {tr('A unit may go {length} in any case.', length=length(least))}"
    return f"{often} {tr('Below nothing it may not start.')}"


def _rough(rules: Rules) -> Words:
    if rules.choice(ROUGH_PART) == 1:
        return words(tr("Woods and broken ground. Any of it slows the whole move by its factor."))
    costs: dict[Fraction, list[str]] = {}
    for rate in rules.movement.rate:
        # The chart gives how much farther or less one gets; at the table it is asked what an inch costs.
        cost = 1 / Fraction(exact(rate.rough.times))
        costs.setdefault(cost, []).append(in_text(rate.mover))
    # A factor, in whatever measure: an inch of a wood costs two of the move, and a centimetre two centimetres.
    told = "; ".join(f"{listed(who)} {figure(cost)}" for cost, who in costs.items())
    return words(
        either(
            tr("Woods and broken ground. Only the inches in it cost more, each: {costs}.", costs=told),
            tr("Woods and broken ground. Only the cm in it cost more, each: {costs}.", costs=told),
        )
    )


def sight(rules: Rules) -> Tabbed:
    """Give the distances that are looked for most."""
    chart = rules.movement
    open_wood, closed_wood = chart.visibility_open_wood, chart.visibility_closed_wood
    sees = tr("open wood {open}, closed wood {closed}")
    if rules.choice(VISIBILITY) == 1:
        open_wood, closed_wood = closed_wood, open_wood
    if rules.choice(VISIBILITY) == 2:
        sees = tr("into an open wood {open}, into a closed one {closed}, from its edge")
    commander = {
        0: tr("put in position only within {length} of a commander"),
        1: tr("put in position only within {length} of any leader of its side"),
        2: tr("moved and put in position only within {length} of a commander"),
    }[rules.choice(POSITION)]
    return Tabbed(
        (
            (
                tr("Sight"),
                cell(
                    filled(
                        sees,
                        open=bold(length(open_wood.inches)),
                        closed=bold(length(closed_wood.inches)),
                    ),
                    clauses=(open_wood.clause, closed_wood.clause, VISIBILITY),
                ),
            ),
            (
                tr("Musket range"),
                cell(
                    filled(
                        tr("{length} from the nearest enemy infantry")
                        if rules.choice(MUSKETS)
                        else tr("{length} from the nearest enemy foot"),
                        length=bold(length(rules.musket_range)),
                    ),
                    clauses=chart.musket_range.clause,
                ),
            ),
            (
                tr("Battery"),
                cell(
                    filled(
                        commander,
                        length=bold(length(chart.position_battery.inches)),
                    ),
                    clauses=(chart.position_battery.clause, POSITION),
                ),
            ),
        )
    )
