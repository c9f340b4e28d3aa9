"""What changes fire points and the die of a fire attack, and what it takes to fire, in words."""

from __future__ import annotations

from companion.cards.chart_words import either, figure, keyed, note, times, unique
from companion.cards.content import Block, Heading
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.shared import DieModifier
from companion.language.figures import signed
from companion.language.tongue import tr
from companion.language.words import capital

HALF_ONCE, HALF_GUNS = "D10-RUL-FIRE-HALF-ONCE", "D10-RUL-FIRE-HALF-GUNS"
MARCH_COLUMN, PLUS_ONCE = "D10-RUL-FIRE-MARCH-COLUMN", "D10-RUL-FIRE-DIE-PLUS-ONCE"
COVER_STACK, DISMOUNTED = "D10-RUL-FIRE-COVER-STACK", "D10-RUL-FIRE-DISMOUNTED"
FRACTIONS, BELOW = "D10-RUL-FIRE-FRACTIONS", "D10-RUL-FIRE-BELOW-HALF"


def points_notes(rules: Rules) -> tuple[Block, ...]:
    """Give the factors on the points."""
    canister = rules.fire_points.canister
    return (
        note(
            tr(
                "A gun's first figure is canister, the others ball. Cavalry fire on foot only. A figure holds to its "
                "heading, edge included."
            ),
            clauses=(canister, "D10-FORM-SINGLE-LINE-NOTE-CAV", "D10-RUL-FIRE-RANGE-EDGE"),
        ),
        Heading(tr("The points")),
        keyed(_factors(rules)),
    )


def _factors(rules: Rules) -> list[tuple[str, str, tuple[str, ...]]]:
    factors = rules.factors
    tired = [factors[name] for name in ("disordered", "low-ammo")]
    damaged, enfilade, column = (factors[name] for name in ("damaged", "enfilade", "march-column"))
    rows: list[tuple[str, str, tuple[str, ...]]]
    if rules.choice(HALF_ONCE):
        rows = [
            (times(one.times), tr("infantry and cavalry on foot, {what}", what=tr(one.label)), (one.clause, HALF_ONCE))
            for one in tired
        ]
    else:
        what = either([tr(one.label) for one in tired])
        clauses = (*(one.clause for one in tired), HALF_ONCE)
        each = " / ".join(dict.fromkeys(times(one.times) for one in tired))
        rows = [(each, tr("infantry and cavalry on foot, {what}; once", what=what), clauses)]
    rows.append((times(damaged.times), tr("each damaged gun stand"), (damaged.clause,)))
    if rules.choice(HALF_GUNS):
        low = factors["low-ammo"]
        rows.append((times(low.times), tr("guns low on ammunition"), (low.clause, HALF_GUNS)))
    if column.times == enfilade.times:
        said = tr("each stand that fires in enfilade; a March Column always is")
        return [*rows, (times(enfilade.times), said, (enfilade.clause, column.clause))]
    rows.append((times(enfilade.times), tr("each stand that fires in enfilade"), (enfilade.clause,)))
    return [*rows, (times(column.times), capital(tr(column.label)), (column.clause,))]


def die(rules: Rules) -> tuple[Block, ...]:
    """Give the modifiers of the die, one row for each figure of a group."""
    groups: dict[tuple[str, int], list[DieModifier]] = {}
    for row in rules.musketry.modifier:
        groups.setdefault((row.group, row.value), []).append(row)
    rows = [
        (signed(value), _modifier(rules, group, those), _rulings(group, those))
        for (group, value), those in groups.items()
    ]
    return (Heading(tr("The die")), keyed(rows))


def _modifier(rules: Rules, group: str, rows: list[DieModifier]) -> str:
    """Give what brings a modifier and how often it counts, in the chosen readings."""
    if group == "open-order":
        how = {0: tr("as target; adds to cover"), 1: tr("as firers"), 2: tr("as target; not with cover")}
        return ", ".join((*(tr(row.label) for row in rows), how.get(rules.choice(DISMOUNTED), how[0])))
    said = ", ".join(tr(row.label.removeprefix("target ")) for row in rows)
    if group == "exposed":
        each = bool(rules.choice(PLUS_ONCE))
        if rules.choice(MARCH_COLUMN) == 1 and any(row.id == "column" for row in rows):
            return (
                tr("target {what}; each; not for March Columns", what=said)
                if each
                else tr("target {what}; once; not for March Columns", what=said)
            )
        return tr("target {what}; each", what=said) if each else tr("target {what}; once", what=said)
    return tr("target {what}; the best counts", what=said) if group == "cover" else tr("target {what}", what=said)


def _rulings(group: str, rows: list[DieModifier]) -> tuple[str, ...]:
    ruling = {"exposed": (PLUS_ONCE, MARCH_COLUMN), "cover": (COVER_STACK,), "open-order": (DISMOUNTED,)}
    return (*(row.clause for row in rows), *ruling.get(group, ()))


def to_fire(rules: Rules) -> tuple[Block, ...]:
    """Give angles, what must be in reach, how points add up, and who may not fire."""
    chart = rules.fire_points
    hit, cover, fewest = chart.target_stands_hit, chart.cover_share, chart.fewest_points
    adding = {
        0: tr("Add all points at one target, drop the fraction at the end"),
        1: tr("Add all points at one target, round halves up at the end"),
        2: tr("Round each unit's points half up, then add all at one target"),
    }
    guns = tr("at halved points") if rules.choice(HALF_GUNS) else tr("at full points")
    return (
        Heading(tr("To fire")),
        note(
            f"{_angles(rules)} ",
            tr(
                "{n} stands of the target must be in reach; {share} of its stands in cover is enough for cover.",
                n=figure(hit.stands),
                share=figure(cover.share),
            ),
            clauses=unique((*(arc.clause for arc in chart.arc), hit.clause, cover.clause)),
        ),
        note(
            tr(
                "{adding}; under {fewest} there is no fire.",
                adding=adding.get(rules.choice(FRACTIONS), adding[0]),
                fewest=figure(fewest.points),
            ),
            clauses=unique((fewest.clause, FRACTIONS)),
        ),
        note(
            tr("Silenced guns do not fire; guns low on ammunition fire canister only, {how}.", how=guns),
            clauses=unique((chart.silenced, chart.low_ammo_guns, HALF_GUNS)),
        ),
    )


def _angles(rules: Rules) -> str:
    """Give the angles to either side, alike ones together."""
    names = {
        "infantry": tr("infantry"),
        "dismounted-cavalry": tr("cavalry"),
        "ball": tr("ball"),
        "canister": tr("canister"),
    }
    angles: dict[int, list[str]] = {}
    for arc in rules.fire_points.arc:
        angles.setdefault(arc.degrees, []).append(names[arc.id])
    told = [f"{degrees}° {', '.join(who)}" for degrees, who in angles.items()]
    return tr("Angle to either side: {angles}.", angles="; ".join(told))
