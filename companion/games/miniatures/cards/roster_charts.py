"""The charts that one unit needs, and only those: what it moves, fires, rolls and charges by, in few rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.cards.chart_words import DASH, either, head, keyed, length, note, row_label
from companion.cards.content import (
    Block,
    Cell,
    Column,
    Face,
    Heading,
    Paragraph,
    Run,
    Table,
    Words,
    bold,
    cell,
    filled,
    words,
)
from companion.cards.whose import bar
from companion.charts.figures import Exact, exact
from companion.charts.modifiers import Modifier, by_rule
from companion.charts.ruleset import called, worded
from companion.charts.vocabulary import Vocabulary, is_read
from companion.drawing import marks
from companion.games.miniatures.cards import forces
from companion.games.miniatures.cards import maneuver as maneuver_card
from companion.games.miniatures.charts.charge import ChargeModifier
from companion.games.miniatures.charts.movement import FormationCard, Rate, StandsInUse
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.shared import DieModifier
from companion.games.miniatures.charts.vocabulary import CHARGE, FIRE_DIE, MANEUVER
from companion.games.miniatures.rules import crossings, fire_modifiers, formations
from companion.games.miniatures.rules.movement import rate_of
from companion.games.miniatures.rules.moves import Move
from companion.games.miniatures.rules.view import UnitView
from companion.language.figures import fraction, inches, signed, times
from companion.language.tongue import tr

_FIGURE = Column(1.0, align="center")
FOOT, MOUNTED = "dismounted-cavalry", "mounted-cavalry"
MARCH = "march-column"
_BATTERY = ("low-ammo", "silenced", "damaged")


def charts(rules: Rules, unit: UnitView) -> Face | None:
    """Give the back of a unit's card; None for one that is gone."""
    if not forces.counts(unit):
        return None
    blocks = tuple(_battery(rules, unit) if unit.kind == "battery" else _brigade(rules, unit))
    foot = ", ".join((rules.maneuver.clause, rules.musketry.clause, rules.charge.clause))
    if unit.kind == "battery":
        foot = ", ".join((rules.musketry.clause, rules.charge.clause))
    return Face(unit.name, blocks, tr("its charts"), foot, bar(unit.side))


def _brigade(rules: Rules, unit: UnitView) -> Iterator[Block]:
    yield from movement(rules, unit)
    yield from formation_changes(rules, unit)
    yield from fire_points(rules, unit)
    yield from die_modifiers(rules)
    yield from maneuver(rules, unit)
    yield from charge(rules, unit)


def _battery(rules: Rules, unit: UnitView) -> Iterator[Block]:
    yield from movement(rules, unit)
    yield from fire_points(rules, unit)
    yield from die_modifiers(rules)
    yield from hit_by_fire(rules)
    yield from charge(rules, unit)
    yield from markers(rules)


# ---- movement


def movement(rules: Rules, unit: UnitView) -> Iterator[Block]:
    """Give the unit's row of the movement chart; cavalry has one mounted and one on foot."""
    heads = ("", tr("Move"), tr("Road"), tr("Rough"), tr("Ford"), tr("Passage"), tr("Obstacle"))
    rows = tuple(_rate(rules, name, rate, foot=foot) for name, rate, foot in _rates(rules, unit))
    yield Heading(tr("Movement"))
    yield Table((Column(), *(_FIGURE,) * 6), rows, (head(*heads, align="center"),))
    if unit.kind == "battery":
        share = formations.limbering(rules)
        said = tr("Limbering or unlimbering takes {share} of the move.", share=fraction(share))
        yield note(said if share else tr("Limbering and unlimbering are free."), clauses=rules.movement.limber.clause)


def _rates(rules: Rules, unit: UnitView) -> Iterator[tuple[str, Rate, bool]]:
    if unit.arm != "cavalry":
        arms = {"infantry": tr("Infantry"), "foot-artillery": tr("Foot"), "horse-artillery": tr("Horse")}
        yield arms.get(unit.arm, unit.arm), rules.rates[unit.arm], False
        return
    yield tr("Mounted"), rules.rates["cavalry"], False
    yield tr("On foot"), rate_of(rules, Move(arm="cavalry", mounted=False)), True


def _rate(rules: Rules, name: str, rate: Rate, *, foot: bool) -> tuple[Cell, ...]:
    road, clause = rate.road.times, rate.road.clause
    if rate.mover == "cavalry" and rules.choice("D10-RUL-MOVE-CAV-ROAD") == 1:
        road, clause = rules.movement.cavalry_road_on_march_card.times, rules.movement.cavalry_road_on_march_card.clause
    barred = formations.may_use(rules, MARCH, FOOT) if foot else None
    linear, passage = crossings.costs(rules, rate)
    return (
        cell(bold(name)),
        cell(length(rate.basic.inches), clauses=rate.basic.clause),
        cell(DASH, clauses=barred.clause) if barred else cell(times(road), clauses=clause),
        cell(times(rate.rough.times), clauses=rate.rough.clause),
        cell(length(rate.ford.inches), clauses=rate.ford.clause),
        cell(length(passage.inches), clauses=passage.clause) if passage else cell(DASH),
        cell(length(linear.inches), clauses=linear.clause) if linear else cell(tr("no"), clauses=rate.no_linear_object),
    )


# ---- formations


def formation_changes(rules: Rules, unit: UnitView) -> Iterator[Block]:
    """Give each formation that the arm may hold: which stands fire and fight, and what it takes to change."""
    who = ("infantry",) if unit.arm == "infantry" else (MOUNTED, FOOT)
    cards = [card for card in rules.cards.values() if _users(rules, card, who)]
    heads = [tr("In"), tr("Fire"), tr("Melee"), *(tr("To {code}", code=marks.FORMATIONS[card.id]) for card in cards)]
    heads += [tr("Mount"), tr("Dismount")] if unit.arm == "cavalry" else []
    rows = tuple(_formation(rules, card, cards, who) for card in cards)
    columns = (Column(), *(Column(1.5, align="center"),) * 2, *(_FIGURE,) * (len(heads) - 3))
    yield Heading(tr("Formations"))
    yield Table(columns, rows, (head(*heads, align="center"),))


def _users(rules: Rules, card: FormationCard, who: Sequence[str]) -> list[str]:
    return [one for one in who if formations.may_use(rules, card.id, one) is None]


def _formation(rules: Rules, card: FormationCard, to: Sequence[FormationCard], who: Sequence[str]) -> tuple[Cell, ...]:
    users = _users(rules, card, who)
    uses = tuple(use.clause for use in card.users if use.who in users)
    fires = FOOT in users or "infantry" in users
    made = [
        cell(bold(called(card)), clauses=uses),
        cell(in_use(card.fire), clauses=card.fire.clause) if fires else cell(DASH, clauses=tuple(card.notes[:1])),
        cell(in_use(card.melee), clauses=card.melee.clause),
    ]
    for other in to:
        change = formations.change(card, other.id)
        made.append(cell(tr(change.takes), clauses=change.clause) if change else cell(DASH))
    if MOUNTED in who:
        both = (card.mount, card.dismount)
        may = (formations.why_not_mounting(rules, card.id, mount=one) is None for one in (True, False))
        made += [
            cell(length(row.inches) if row.allowed and so else DASH, clauses=row.clause)
            for row, so in zip(both, may, strict=True)
        ]
    return tuple(made)


def in_use(row: StandsInUse) -> str:
    """Say which stands of a formation fire or fight."""
    said = {"all": tr("all"), "front-rank": tr("front rank")}.get(str(row.stands), str(row.stands))
    more = [tr("{n} on a road", n=row.on_road)] if row.on_road else []
    more += [tr("{n} over a bridge", n=row.over_bridge)] if row.over_bridge else []
    more += [tr("all in contact")] if row.in_contact else []
    return ", ".join((said, *more))


# ---- fire


def fire_points(rules: Rules, unit: UnitView) -> Iterator[Block]:
    """Give what a stand fires with at each range, and what halves and doubles it; nothing where it is not known."""
    firer = unit.gun or unit.carbine or ("infantry" if unit.arm == "infantry" else "")
    if not firer:
        return
    bands = rules.bands[firer]
    arcs = {str(arc.id): arc for arc in rules.fire_points.arc}
    guns = unit.kind == "battery"
    heads = [cell(tr("Up to"))]
    points = [cell(bold(tr("Points a stand")))]
    angles = [cell(bold(tr("Angle, either side")))]
    for nth, band in enumerate(bands):
        heads.append(cell(inches(band.upto), clauses=band.clause))
        canister = guns and nth == 0
        said = words(bold(fraction(band.points)))
        said = filled(tr("{points} canister"), points=said) if canister else said
        points.append(Cell(said, (band.clause, rules.fire_points.canister) if canister else (band.clause,)))
        arc = arcs["canister" if canister else "ball" if guns else _arc(unit)]
        angles.append(cell(f"{arc.degrees}°", clauses=arc.clause))
    yield Heading(tr("Fire"))
    yield Table((Column(), *(_FIGURE,) * len(bands)), (tuple(points), tuple(angles)), (tuple(heads),))
    yield keyed(factors(rules, guns=guns))


def _arc(unit: UnitView) -> str:
    return "infantry" if unit.arm == "infantry" else FOOT


def factors(rules: Rules, *, guns: bool) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Give what changes the points: the factor, when, and its clauses; factors of one size stand together."""
    table = rules.once(fire_modifiers.factor_table)
    if guns:
        yield from _factor(by_rule(table, "damaged"))
        halved = rules.choice("D10-RUL-FIRE-HALF-GUNS") == 1
        low = [_times(one.value) for one in by_rule(table, "low-ammo")] if halved else []
        yield "".join(low) or DASH, tr("low on ammunition: canister only"), (rules.fire_points.low_ammo_guns,)
        yield DASH, tr("silenced: no fire"), (rules.fire_points.silenced,)
    else:
        once = tr("once") if rules.choice("D10-RUL-FIRE-HALF-ONCE") == 0 else tr("each")
        yield from _factor([one for rule in fire_modifiers.HALVES for one in by_rule(table, rule)], once)
    yield from _factor([one for rule in ("enfilade", "march-column") for one in by_rule(table, rule)])
    yield from _factor([one for one in table if not one.row.rule or not one.read])


def _factor(rows: Sequence[Modifier], more: str = "") -> Iterator[tuple[str, str, tuple[str, ...]]]:
    for factor in dict.fromkeys(row.value for row in rows):
        those = [row for row in rows if row.value == factor]
        said = either([row_label(row.label, read=row.read) for row in those])
        yield _times(factor), f"{said}; {more}" if more else said, tuple(row.why.clause for row in those)


def _times(factor: Exact) -> str:
    return f"×{fraction(factor)}"


def die_modifiers(rules: Rules) -> Iterator[Block]:
    """Give the modifiers of the fire die, those of one group and value together."""
    found: dict[tuple[str, int], list[DieModifier]] = {}
    for row in rules.musketry.modifier:
        found.setdefault((row.group or row.id, row.value), []).append(row)
    rows = []
    for (_, value), those in found.items():
        heads = [those[0].label, *(row.label.removeprefix("target ") for row in those[1:])]
        said = ", ".join(row_label(head, read=is_read(row, FIRE_DIE)) for head, row in zip(heads, those, strict=True))
        rows.append((signed(value), said, tuple(row.clause for row in those)))
    yield Heading(tr("The die of fire"))
    yield keyed(rows)
    clauses = ("D10-RUL-FIRE-DIE-PLUS-ONCE", "D10-RUL-FIRE-DISMOUNTED", "D10-RUL-FIRE-MARCH-COLUMN")
    yield Paragraph(words(_die_note(rules)), clauses, "foot")


def _die_note(rules: Rules) -> str:
    """Say how the modifiers go together in the readings that are chosen."""
    dismounted = (
        tr("Cavalry on foot as target, added to cover."),
        tr("Cavalry on foot as those who fire."),
        tr("Cavalry on foot as target, not added to cover."),
    )[rules.choice("D10-RUL-FIRE-DISMOUNTED")]
    said = [
        tr("Plus counts once.") if rules.choice("D10-RUL-FIRE-DIE-PLUS-ONCE") == 0 else tr("Each plus counts."),
        tr("Of cover the best counts."),
        dismounted,
    ]
    if rules.choice("D10-RUL-FIRE-MARCH-COLUMN") == 1:
        said.append(tr("A March Column is doubled in place of the plus."))
    return " ".join(said)


def hit_by_fire(rules: Rules) -> Iterator[Block]:
    """Give what each effect of fire does to a battery."""
    rows = []
    for effect in rules.musketry.effect:
        done = (effect.silenced, tr("silenced")), (effect.damaged, tr("damaged")), (effect.wrecked, tr("wrecked"))
        said = ", ".join(word for so, word in done if so)
        if said:
            rows.append((called(effect), said, (effect.clause,)))
    yield Heading(tr("Hit by fire"))
    yield keyed(rows)


def markers(rules: Rules) -> Iterator[Block]:
    """Give when the markers of a battery come off."""
    yield Heading(tr("Markers come off"))
    its = (row for row in rules.markers.marker if row.id in _BATTERY)
    yield keyed((called(row), worded(row, row.comes_off), tuple(row.removal)) for row in its)


# ---- maneuver and charge


def maneuver(rules: Rules, unit: UnitView) -> Iterator[Block]:
    """Give the modifiers that can count for this brigade, and what each total means."""
    rows = [
        row
        for row in rules.maneuver.modifier
        if row.value and (row.rule != "exceptional-brigade-commander" or unit.exceptional_commander)
    ]
    radius = rules.maneuver.command_radius
    yield Heading(tr("Maneuver"))
    said = filled(
        tr("{modifiers}. Command radius {length}."), modifiers=listed(rows, MANEUVER), length=length(radius.inches)
    )
    yield note(said, clauses=(*(row.clause for row in rows), radius.clause))
    yield maneuver_card.front(rules).blocks[0]


def charge(rules: Rules, unit: UnitView) -> Iterator[Block]:
    """Give the charge modifiers that can touch the unit: whichever side it is on, charging, charged."""
    rows = [row for row in rules.charge.modifier if _touches(rules, row, unit)]
    said = {"both": tr("Either way"), "attacker": tr("Charging"), "defender": tr("Charged")}
    by_side = {key: [row for row in rows if row.side == side] for side, key in said.items()}
    half = rules.charge.half_rule
    yield Heading(tr("Charge"))
    yield keyed(
        (key, listed(those, CHARGE), tuple(row.clause for row in those)) for key, those in by_side.items() if those
    )
    share = tr(
        "States count where at least {share} of the side's stands are in them.", share=fraction(exact(half.share))
    )
    yield Paragraph(words(share), (half.clause,), "foot")


def _touches(rules: Rules, row: ChargeModifier, unit: UnitView) -> bool:
    if unit.kind == "battery":
        counts = not row.state and row.leader != "commander" and row.rule != "fire-loss" and row.side != "attacker"
        return counts and (row.rule != "disordered" or rules.choice("D10-RUL-CHARGE-SILENCED") == 0)
    if row.leader == "commander" and row.of != "enemy":
        return bool(unit.exceptional_commander)
    if row.mode == "mounted" and row.of != "enemy":
        return unit.arm == "cavalry"
    return row.rule != "confederate" or unit.side == "confederate"


def listed(rows: Sequence[ChargeModifier] | Sequence[DieModifier], vocabulary: Vocabulary) -> Words:
    """List modifiers, each with its figure in the heavy cut; one that nothing reads has none."""
    runs: list[Run | str] = []
    for row in rows:
        runs += [", "] if runs else []
        read = is_read(row, vocabulary)
        said = row_label(row.label, read=read)
        runs += [f"{said} ", bold(signed(row.value))] if read else [said]
    return words(*runs)
