"""The movement chart as a card: rates and ground in front, what changes of formation and kind cost on the back."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from companion.cards.chart_words import DASH, figure, head, keyed, length, note, times, unique
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
from companion.charts.figures import Exact, Number, exact
from companion.charts.ruleset import called
from companion.games.miniatures.charts.movement import Mode, Mounting, Rate
from companion.games.miniatures.charts.ruleset import Rules
from companion.language.figures import THIN
from companion.language.lengths import either
from companion.language.tongue import tr
from companion.language.words import capital, listed

CAVALRY_ROAD, LEADER_ROAD = "D10-RUL-MOVE-CAV-ROAD", "D10-RUL-MOVE-LEADER-ROAD"
ROAD_COMPLETE, ROUGH_PART = "D10-RUL-MOVE-ROAD-COMPLETE", "D10-RUL-MOVE-ROUGH-PART"
ON_FOOT, ORDER = "D10-RUL-MOVE-DISMOUNTED-RATE", "D10-RUL-MOVE-ORDER"


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
        _cost(None if rate.passage is None else (rate.passage.inches, rate.passage.clause), "D10-RUL-MOVE-PASSAGE-ART"),
        cell(tr("never"), clauses=rate.no_linear_object)
        if rate.no_linear_object
        else _cost(
            None if rate.linear_object is None else (rate.linear_object.inches, rate.linear_object.clause),
            "D10-RUL-MOVE-LINEAR-WHAT",
        ),
    )


def _cost(cost: tuple[Number, str] | None, free: str) -> Cell:
    return cell(tr("free"), clauses=free) if cost is None else cell(length(cost[0]), clauses=cost[1])


def _road(rules: Rules, rate: Rate) -> Cell:
    """Give the factor of a road move and what it comes to, in the chosen readings."""
    if rate.mover == "leader" and rules.choice(LEADER_ROAD) == 1:
        return cell(DASH, clauses=LEADER_ROAD)
    on_card = rules.movement.cavalry_road_on_march_card
    road = on_card if rate.mover == "cavalry" and rules.choice(CAVALRY_ROAD) == 1 else rate.road
    whole: Exact = exact(rate.basic.inches) * exact(road.times)
    return cell(f"{times(road.times)}{THIN}={THIN}{length(whole)}", clauses=(road.clause, rate.basic.clause))


def _on_foot(rules: Rules) -> tuple[Cell, ...]:
    as_what = "infantry" if rules.choice(ON_FOOT) == 0 else "cavalry"
    rate = rules.rates[as_what]
    return (
        cell(bold(tr("Cavalry, on foot")), clauses=ON_FOOT),
        cell(bold(length(rate.basic.inches)), clauses=(rate.basic.clause, ON_FOOT)),
        cell(
            tr("as infantry, no road") if as_what == "infantry" else tr("as mounted, no road"),
            span=5,
            align="left",
            clauses=ON_FOOT,
        ),
    )


# ---- ground


def ground(rules: Rules) -> tuple[Block, ...]:
    """Say what road, rough ground and crossings ask."""
    movement = rules.movement
    road = tr(
        "The whole move of the phase on it, in March Column or limbered, with no change of formation, mounting or "
        "limbering. On a halved move the bonus is kept."
    )
    if rules.choice(ROAD_COMPLETE):
        road = tr(
            "The whole move of the phase on it, in March Column or limbered, with no change of formation, mounting or "
            "limbering. On a halved move the bonus is lost."
        )
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
                    either(
                        tr("Each ford, linear object or unit takes off its inches; below nothing it may not start."),
                        tr("Each ford, linear object or unit takes off its cm; below nothing it may not start."),
                    ),
                    ("D10-RUL-MOVE-FORD-EACH", "D10-RUL-MOVE-MINIMUM"),
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
                            tr("{who}: only limbered, on a road.", who=capital(listed(wood))),
                            unique((*(r.no_closed_wood for r in movement.rate), "D10-RUL-MOVE-CLOSED-WOOD-ROAD")),
                        ),
                    )
                    if wood
                    else ()
                ),
            ),
            least=14,
        ),
    )


def _rough(rules: Rules) -> Words:
    if rules.choice(ROUGH_PART) == 1:
        return words(tr("Woods and broken ground. Any of it slows the whole move by its factor."))
    costs: dict[Fraction, list[str]] = {}
    for rate in rules.movement.rate:
        # The chart gives how much farther or less one gets; at the table it is asked what an inch costs.
        cost = 1 / Fraction(exact(rate.rough.times))
        costs.setdefault(cost, []).append(in_text(rate.mover))
    told = "; ".join(f"{listed(who)} {length(cost)}" for cost, who in costs.items())
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
    return Tabbed(
        (
            (
                tr("Sight"),
                cell(
                    filled(
                        tr("open wood {open}, closed wood {closed} (as printed; exchanged?)"),
                        open=bold(length(open_wood.inches)),
                        closed=bold(length(closed_wood.inches)),
                    ),
                    clauses=(open_wood.clause, closed_wood.clause, "D10-RUL-MOVE-VISIBILITY"),
                ),
            ),
            (
                tr("Musket range"),
                cell(
                    filled(tr("{length} from the nearest enemy foot"), length=bold(length(chart.musket_range.inches))),
                    clauses=chart.musket_range.clause,
                ),
            ),
            (
                tr("Battery"),
                cell(
                    filled(
                        tr("put in position only within {length} of a commander"),
                        length=bold(length(chart.position_battery.inches)),
                    ),
                    clauses=(chart.position_battery.clause, "D10-RUL-MOVE-POSITION-BATTERY"),
                ),
            ),
        )
    )


# ---- changes


def back(rules: Rules) -> Face:
    """Give what changes cost and in which order a move is worked out."""
    blocks = (
        Heading(tr("Change of formation")),
        changes(rules),
        *mounting(rules),
        Heading(tr("In this order")),
        order(rules),
    )
    return Face(tr("Changes"), blocks, tr("What they take of a move"), "D10-FORM, D10-RUL-MOVE-ORDER")


def changes(rules: Rules) -> Table:
    """Give the changes from each formation to each other one."""
    cards = rules.formations.formation
    takes = {"full": tr("full move"), "half": tr("half move")}

    def change(one: str, other: str) -> Cell:
        found = next((row for row in rules.cards[one].changes if row.to == other), None)
        return cell(takes[found.takes], clauses=found.clause) if found else cell(DASH, tint="wash")

    return Table(
        columns=(Column(style="key"), *(Column(1.0, align="center") for _ in cards)),
        heads=(head(tr("From / to"), *(called(card) for card in cards), align="center"),),
        rows=tuple((cell(bold(called(one))), *(change(one.id, other.id) for other in cards)) for one in cards),
        grid=True,
        keep=True,
    )


def mounting(rules: Rules) -> tuple[Block, ...]:
    """Give mounting, limbering, moves by the flank and halved moves."""
    chart = rules.movement
    flank = [card for card in rules.formations.formation if _mode(card.modes, "by-the-flank")]
    return (
        note(
            tr("One change a phase, before or after the rest of the move; none on Tardy or Rallies."),
            clauses=("D10-RUL-FORM-COST", "D10-MAN-GOOD-TARDY", "D10-MAN-DIS-RALLIES"),
        ),
        Heading(tr("Mounting and limbering")),
        keyed(
            (
                (tr("Dismount"), *_mounts(rules, "dismount")),
                (tr("Mount"), *_mounts(rules, "mount")),
                (
                    tr("Limber, unlimber"),
                    tr(
                        "{n} of a move each; an unlimbered battery moves only by limbering",
                        n=figure(chart.limber.times),
                    ),
                    (chart.limber.clause,),
                ),
                (
                    tr("By the flank"),
                    tr(
                        "{times}; {formations} only, a whole move by itself",
                        times=times(chart.by_the_flank.times),
                        formations=listed([called(card) for card in flank]),
                    ),
                    unique((chart.by_the_flank.clause, "D10-RUL-MOVE-MIX-MODES")),
                ),
                (
                    tr("Tardy, Rallies"),
                    tr("{times}; mounting or limbering then takes all of it", times=times(chart.halved.times)),
                    (chart.halved.clause,),
                ),
            ),
            least=22,
        ),
    )


def _mode(modes: Sequence[Mode], name: str) -> bool:
    return any(mode.id == name and mode.allowed for mode in modes)


def _mounts(rules: Rules, what: str) -> tuple[Words, tuple[str, ...]]:
    """Give what mounting or dismounting takes, when, and in which formations it is allowed."""
    found: dict[tuple[Number, str], list[tuple[str, Mounting]]] = {}
    for card in rules.formations.formation:
        row = card.dismount if what == "dismount" else card.mount
        if row.allowed:
            found.setdefault((row.inches, row.when), []).append((card.name, row))
    told = [
        tr(
            "{length} of the mounted rate, at the {when}; {formations}",
            length=length(cost),
            when=tr(when.replace(" or ", " or the ")),
            formations=", ".join(tr(name) for name, _ in those),
        )
        for (cost, when), those in found.items()
    ]
    clauses = unique(row.clause for those in found.values() for _, row in those)
    return words("; ".join(told) or tr("never")), clauses


def order(rules: Rules) -> Table:
    """Give the order in which a move is worked out, in the chosen reading."""
    chart, reading = rules.movement, rules.choice(ORDER)
    multiply = (
        tr("Multiply"),
        words(tr("by the flank {times}, or the road bonus", times=times(chart.by_the_flank.times))),
        unique((chart.by_the_flank.clause, ORDER)),
    )
    crossings = (tr("Take off"), words(tr("fords, linear objects, friends passed through")), (ORDER,))
    steps = [
        (tr("Begin"), words(tr("with the basic rate")), (ORDER,)),
        (
            tr("Halve"),
            words(tr("{times} for Tardy or Rallies", times=times(chart.halved.times))),
            unique((chart.halved.clause, ORDER)),
        ),
        (tr("Take off"), words(tr("change of formation, mounting, limbering")), (ORDER,)),
        *((crossings, multiply) if reading == 1 else (multiply, crossings)),
        (tr("Spend"), words(tr("what is left, rough ground at its cost")), unique((ORDER, ROUGH_PART))),
    ]
    if reading == 2:
        rounded = tr("to the nearest {step}", step=length(chart.round_to.inches))
        steps.append((tr("Round"), words(rounded), unique((chart.round_to.clause, ORDER))))
    return keyed(steps, least=16)
