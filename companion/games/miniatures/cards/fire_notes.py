"""What changes fire points and the die of a fire attack, and what it takes to fire, in words."""

from __future__ import annotations

from companion.cards.chart_words import either, keyed, note, row_label, unique
from companion.cards.content import Block, Heading
from companion.charts.modifiers import by_rule
from companion.charts.vocabulary import is_read
from companion.games.miniatures.cards.house import besides
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.shared import DieModifier
from companion.games.miniatures.charts.vocabulary import FIRE_DIE
from companion.games.miniatures.rules import fire_modifiers
from companion.language.figures import figure, signed, times
from companion.language.tongue import tr
from companion.language.words import capital

HALF_ONCE, HALF_GUNS = "D10-RUL-FIRE-HALF-ONCE", "D10-RUL-FIRE-HALF-GUNS"
MARCH_COLUMN, PLUS_ONCE = "D10-RUL-FIRE-MARCH-COLUMN", "D10-RUL-FIRE-DIE-PLUS-ONCE"
COVER_STACK, DISMOUNTED = "D10-RUL-FIRE-COVER-STACK", "D10-RUL-FIRE-DISMOUNTED"
RANGE_32, CARBINES, PER_STAND = "D10-RUL-FIRE-RANGE-32", "D10-RUL-FIRE-CAV-SLASH", "D10-RUL-FIRE-PER-STAND"
SCOPE, ARITHMETIC = "D10-RUL-FIRE-ENFILADE-SCOPE", "D10-RUL-FIRE-ARITHMETIC"
HIT_ONE, LIMBERED = "D10-RUL-FIRE-HIT-ONE", "D10-RUL-FIRE-LIMBERED"
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
            besides(rules, canister, RANGE_32, CARBINES, PER_STAND),
            clauses=(canister, "D10-FORM-SINGLE-LINE-NOTE-CAV", "D10-RUL-FIRE-RANGE-EDGE"),
        ),
        Heading(tr("The points")),
        keyed(_factors(rules)),
        *_house_factors(rules),
    )


def _house_factors(rules: Rules) -> tuple[Block, ...]:
    said = besides(rules, SCOPE, ARITHMETIC).strip()
    return (note(said, clauses=(SCOPE, ARITHMETIC)),) if said else ()


def _factors(rules: Rules) -> list[tuple[str, str, tuple[str, ...]]]:
    table = rules.once(fire_modifiers.factor_table)
    tired = [one for rule in fire_modifiers.HALVES for one in by_rule(table, rule)]
    enfilade, column = by_rule(table, "enfilade"), by_rule(table, "march-column")
    rows: list[tuple[str, str, tuple[str, ...]]] = []
    if rules.choice(HALF_ONCE):
        rows = [
            (
                times(one.value),
                tr("infantry and cavalry on foot, {what}", what=tr(one.label)),
                (one.why.clause, HALF_ONCE),
            )
            for one in tired
        ]
    elif tired:
        what = either([tr(one.label) for one in tired])
        clauses = (*(one.why.clause for one in tired), HALF_ONCE)
        each = " / ".join(dict.fromkeys(times(one.value) for one in tired))
        rows = [(each, tr("infantry and cavalry on foot, {what}; once", what=what), clauses)]
    damaged = by_rule(table, "damaged")
    rows += [(times(one.value), tr("each damaged gun stand"), (one.why.clause,)) for one in damaged]
    if rules.choice(HALF_GUNS):
        low = by_rule(table, "low-ammo")
        rows += [(times(one.value), tr("guns low on ammunition"), (one.why.clause, HALF_GUNS)) for one in low]
    # One line for both as long as their figures agree; a house rule that changes one of them gets a line of its own.
    if [one.value for one in column] == [one.value for one in enfilade]:
        said = tr("each stand that fires in enfilade; a March Column always is")
        both = zip(enfilade, column, strict=True)
        rows += [(times(one.value), said, (one.why.clause, other.why.clause)) for one, other in both]
    else:
        rows += [(times(one.value), tr("each stand that fires in enfilade"), (one.why.clause,)) for one in enfilade]
        rows += [(times(one.value), capital(tr(one.label)), (one.why.clause,)) for one in column]
    others = [one for one in table if not one.row.rule or not one.read]
    return [
        *rows,
        *((times(one.value), capital(row_label(one.label, read=one.read)), (one.why.clause,)) for one in others),
    ]


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
    labels = [row_label(row.label.removeprefix("target "), read=is_read(row, FIRE_DIE)) for row in rows]
    of_target = all(row.label.startswith("target ") for row in rows)
    if group == "open-order":
        how = {0: tr("as target; adds to cover"), 1: tr("as firers"), 2: tr("as target; not with cover")}
        return ", ".join((*labels, how.get(rules.choice(DISMOUNTED), how[0])))
    said = ", ".join(labels)
    if group == "exposed":
        each = bool(rules.choice(PLUS_ONCE))
        if rules.choice(MARCH_COLUMN) == 1 and any(row.rule == "column" for row in rows):
            return (
                tr("target {what}; each; not for March Columns", what=said)
                if each
                else tr("target {what}; once; not for March Columns", what=said)
            )
        return tr("target {what}; each", what=said) if each else tr("target {what}; once", what=said)
    if group == "cover":
        if rules.choice(COVER_STACK):
            return tr("target {what}; each", what=said)
        return tr("target {what}; the best counts", what=said)
    return tr("target {what}", what=said) if of_target else said


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
            besides(rules, HIT_ONE),
            clauses=unique((*(arc.clause for arc in chart.arc), hit.clause, cover.clause)),
        ),
        note(
            tr(
                "{adding}; under {fewest} there is no fire.",
                adding=adding.get(rules.choice(FRACTIONS), adding[0]),
                fewest=figure(fewest.points),
            ),
            besides(rules, BELOW),
            clauses=unique((fewest.clause, FRACTIONS)),
        ),
        note(
            tr("Silenced guns do not fire; guns low on ammunition fire canister only, {how}.", how=guns),
            besides(rules, LIMBERED),
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
