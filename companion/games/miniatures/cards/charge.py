"""The charge chart as a card: the seven results and what each does to both sides, the modifiers on the back."""

from __future__ import annotations

from collections.abc import Sequence

from companion.cards.chart_words import head, keyed, length, note, row_label, span, unique
from companion.cards.content import Beside, Block, Card, Cell, Column, Face, Heading, Table, bold, cell, words
from companion.charts.figures import exact
from companion.charts.modifiers import by_rule, worth
from companion.charts.ruleset import called
from companion.charts.vocabulary import is_read
from companion.games.miniatures.cards import charge_readings
from companion.games.miniatures.charts.charge import ChargeModifier, ChargeResult
from companion.games.miniatures.charts.movement import FormationCard
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.vocabulary import CHARGE
from companion.games.miniatures.rules import charge_modifiers
from companion.games.miniatures.words.charge import STRENGTH
from companion.language.figures import figure, signed
from companion.language.lengths import either
from companion.language.tongue import tr
from companion.language.words import NUMBERS, capital, plain

CAPTURES, FIRE_LOSS, STANDS = "D10-RUL-CHARGE-CAPTURE-COUNT", "D10-RUL-CHARGE-FIRE-LOSS", "D10-RUL-CHARGE-STANDS"
LEADERS, CONFEDERATES, SILENCED = "D10-RUL-CHARGE-LEADERS", "D10-RUL-CHARGE-CONFED-CAV", "D10-RUL-CHARGE-SILENCED"
DAMAGED, STRUGGLE = "D10-RUL-STATE-DAMAGED-COMBAT", "D10-RUL-CHARGE-STRUGGLE-DISORDER"
TAKEN, SUPPORT_FLANK = "D10-RUL-CHARGE-BATTERY-TAKEN", "D10-RUL-CHARGE-SUPPORT-FLANK"
MUSKETS = "D10-RUL-STATE-MUSKET-RANGE"
TERRAIN_SIDE, BREAK_WHERE = "D10-RUL-CHARGE-TERRAIN-SIDE", "D10-RUL-CHARGE-BREAK-WHERE"

LEVELS = {strength: level for level, strength in enumerate(sorted(set(STRENGTH.values())), 1)}
"""The ground of each strength of a result, the mildest first."""


def card(rules: Rules) -> Card:
    """Give the card: the results in front, the modifiers on the back."""
    return Card("charge", front(rules), back(rules), tr("Charge"))


def front(rules: Rules) -> Face:
    """Give the seven results, and how a retreat and a breakthrough go."""
    return Face(tr("Charge"), (results(rules), *after(rules)), tr("Chart"), rules.charge.clause)


# ---- results


def results(rules: Rules) -> Table:
    """Give a row for each span of differences and what befalls either side."""
    return Table(
        columns=(Column(0.56), Column(1.0, style="body"), Column(1.0, style="body")),
        heads=(head(tr("Difference"), tr("Attackers"), tr("Defenders")),),
        rows=tuple(_result(rules, row) for row in rules.charge.result),
        keep=True,
    )


def _result(rules: Rules, row: ChargeResult) -> tuple[Cell, ...]:
    parts = row.clauses
    clauses = unique(
        (row.clause, parts.retreat, parts.loss, parts.extra, parts.taken, parts.pursuit)
        + ((CAPTURES,) if row.captured_extra_beyond is not None else ())
        + ((rules.charge.struggle_again, STRUGGLE) if row.lost_each_side else ())
    )
    loses = losses(rules, row, batteries=row.loser == "defender")
    holds = {
        "none": tr("hold"),
        "carry": tr("carry the position"),
        "may-breakthrough": tr("carry the position or break through"),
        "must-breakthrough": tr("must break through"),
    }[row.pursuit]
    attackers = loses if row.loser in ("attacker", "both") else holds
    defenders = loses if row.loser in ("defender", "both") else tr("hold")
    return (
        cell(bold(f"{difference(row)} "), called(row), clauses=clauses),
        Cell(words(capital(attackers)), clauses, tint=_ground(row, "attacker")),
        Cell(words(capital(defenders)), clauses, tint=_ground(row, "defender")),
    )


def _ground(row: ChargeResult, side: str) -> str:
    """Give the ground of a side's cell: the worse it fares, the deeper."""
    if row.loser == "both":
        return "sev1"
    return f"sev{LEVELS.get(STRENGTH.get(row.id, 0), 0)}" if row.loser == side else ""


def difference(row: ChargeResult) -> str:
    """Give the differences with their signs: "+4 to +6", "−7 or less"."""
    if row.min is None or row.max is None:
        edge = row.max if row.min is None else row.min
        if edge is None:
            return span(None, None)
        return tr("{n} or less", n=signed(edge)) if row.min is None else tr("{n} or more", n=signed(edge))
    if row.min == row.max:
        return signed(row.min)
    # From nought outwards on either side of the table, as the sheet has them.
    low, high = sorted((row.min, row.max), key=abs)
    return tr("{low} to {high}", low=signed(low), high=signed(high))


def losses(rules: Rules, row: ChargeResult, *, batteries: bool) -> str:
    """Give what the beaten side suffers, or both sides do in a struggle."""
    said = [tr("disordered"), _retreat(rules, row.retreat)]
    if row.lost_each_side:
        said[0] = tr("disordered from the next combat on") if rules.choice(STRUGGLE) else tr("disordered at once")
        said.append(tr("−{n} stand, troops or guns; count again, roll again", n=row.lost_each_side))
    if row.skedaddled:
        said.append(tr("{n} skedaddles", n=row.skedaddled))
    if row.captured or row.captured_extra_beyond is not None:
        said.append(_captured(rules, row))
    if row.leader_captured:
        said.append(tr("a leader captured"))
    told = ", ".join(part for part in said if part)
    return f"{told}. {_batteries(rules, row)}" if batteries else told


def _retreat(rules: Rules, retreat: str) -> str:
    if retreat == "none":
        return ""
    if retreat == "full-move":
        return tr("retreat a full move")
    if retreat == "beyond-musketry":
        return tr("retreat out of musket range")
    near = rules.charge.retreat_near.inches
    spelled = plain(f"{NUMBERS[near]}-inches") if isinstance(near, int) and near < len(NUMBERS) else length(near)
    return tr("fall back to {distance} away", distance=either(spelled, length(near)))


def _captured(rules: Rules, row: ChargeResult) -> str:
    beyond = row.captured_extra_beyond
    captured = tr("{n} captured", n=row.captured)
    if beyond is None:
        return captured
    if rules.choice(CAPTURES) == 1:
        return tr("{captured}, one more for each point from {n} on", captured=captured, n=beyond)
    return tr("{captured}, one more for each point beyond {n}", captured=captured, n=beyond)


def _batteries(rules: Rules, row: ChargeResult) -> str:
    where = _retreat(rules, row.battery_retreat) if row.battery_retreat != row.retreat else ""
    taken = {"none": "", "damaged": tr("one gun stand of each damaged"), "captured": tr("one battery captured")}[
        row.battery
    ]
    if row.battery == "captured" and rules.choice(TAKEN) == 1:
        taken = tr("every battery captured")
    return tr("Batteries: {what}.", what=", ".join(part for part in (tr("silenced"), where, taken) if part))


def after(rules: Rules) -> tuple[Block, ...]:
    """Say how a breakthrough and a retreat go."""
    charge = rules.charge
    move, bonus = charge.breakthrough_move, by_rule(rules.once(charge_modifiers.table), "breakthrough")
    share, adds = figure(move.times), signed(int(worth(bonus)))
    at = tr("{n} of the move at the nearest enemy not just beaten, {bonus} in that combat. ", n=share, bonus=adds)
    if rules.choice(BREAK_WHERE) == 2:
        at = tr("{n} of the move at the nearest enemy, {bonus} in that combat. ", n=share, bonus=adds)
    return (
        note(
            bold(tr("Break through: ")),
            at,
            bold(tr("Retreat: ")),
            tr(
                "away from every enemy, face to him; blocked is surrender. Musket range {range}.",
                range=length(rules.musket_range),
            ),
            clauses=unique(
                (move.clause, *(one.why.clause for one in bonus), charge.retreat_away, charge.surrender, MUSKETS)
            ),
        ),
    )


# ---- modifiers


def back(rules: Rules) -> Face:
    """Give the modifiers of both totals and how they are counted."""
    return Face(
        tr("Charge modifiers"),
        (*modifiers(rules), *counting(rules), *charge_readings.played(rules)),
        tr("To each side's die"),
        "D10-CHARGE-MOD, D10-CHARGE-NOTE",
    )


def modifiers(rules: Rules) -> tuple[Block, ...]:
    """Give the modifiers in two columns: of both sides, of attackers and defenders."""
    sides: dict[str, list[ChargeModifier]] = {"both": [], "attacker": [], "defender": []}
    for row in rules.charge.modifier:
        sides[row.side].append(row)
    heads = {"both": tr("Either side"), "attacker": tr("Attackers"), "defender": tr("Defenders")}

    def part(side: str) -> tuple[Block, ...]:
        return (Heading(heads[side]), keyed([_modifier(rules, row) for row in sides[side]], least=7))

    return (Beside((part("both"), (*part("attacker"), *part("defender"))), (1.12, 1.0)),)


def _modifier(rules: Rules, row: ChargeModifier) -> tuple[str, str, tuple[str, ...]]:
    """Give a modifier's row; one that follows the share of the stands has a mark."""
    said = row_label(row.label, read=is_read(row, CHARGE))
    if row.rule == "outnumbered":
        worst = row.id == rules.outnumbered[0][1].id
        said = (
            tr("outnumbered {ratio} or more", ratio=_ratio(row))
            if worst
            else tr("outnumbered {ratio}", ratio=_ratio(row))
        )
    said = _read(rules, row.rule, said)
    return signed(row.value), f"{said}\u00a0•" if row.half_rule else said, unique((row.clause, *_ruling(row.rule)))


def _ratio(row: ChargeModifier) -> str:
    ratio = exact(row.ratio)
    return f"{ratio.numerator}:{ratio.denominator}"


def _ruling(name: str) -> tuple[str, ...]:
    return {"fire-loss": (FIRE_LOSS,), "confederate": (CONFEDERATES,)}.get(name, ())


def _read(rules: Rules, name: str, what: str) -> str:
    """Give a modifier with what a chosen reading adds to it."""
    if name == "fire-loss":
        limit = rules.charge.fire_loss_limit
        return {
            0: tr("{what}, each", what=what),
            1: tr("{what}, each, at most {n}", what=what, n=signed(limit.value)),
            2: tr("{what}, each more than the enemy lost", what=what),
        }.get(rules.choice(FIRE_LOSS), what)
    if name == "confederate" and rules.choice(CONFEDERATES) == 1:
        return tr("{what}, not mounted", what=what)
    return what


def counting(rules: Rules) -> tuple[Block, ...]:
    """Say how shares, stands, leaders and support are counted."""
    charge = rules.charge
    line, damaged = charge.support_of_line, charge.damaged_gun_stand
    deep = [card for card in rules.formations.formation if card.always_supported]
    leaders = {0: tr("the best one counts"), 1: tr("each one counts"), 2: tr("the best of each kind counts, they add")}
    stands = {
        0: tr("those that fight in their formation"),
        1: tr("all of the units in contact"),
        2: tr("those that fight in their formation, guns not"),
        3: tr("those that fight in their formation, and supporters"),
    }
    gun = tr("; a damaged gun stand is {n}", n=figure(damaged.stands)) if not rules.choice(DAMAGED) else ""
    near = {"formations": _named(deep), "share": figure(line.share), "inches": length(line.inches)}
    silenced = tr("; a silenced battery is disordered") if not rules.choice(SILENCED) else ""
    return (
        note(
            "• ",
            tr(
                "if at least {share} of the side's stands are so{silenced}. Of ground the best counts{turned}. "
                "Attached leaders: {leaders}.",
                share=figure(charge.half_rule.share),
                silenced=silenced,
                turned=tr(", none where outflanked") if rules.choice(TERRAIN_SIDE) == 0 else "",
                leaders=leaders.get(rules.choice(LEADERS), leaders[0]),
            ),
            clauses=unique(
                (
                    charge.half_rule.clause,
                    SILENCED,
                    LEADERS,
                    "D10-RUL-CHARGE-TERRAIN-STACK",
                    TERRAIN_SIDE,
                )
            ),
        ),
        note(
            bold(tr("Supported: ")),
            (
                tr(
                    "{formations} always; else a brigade with {share} as many stands within {inches}, not in a combat "
                    "itself. Never where outflanked.",
                    **near,
                )
                if rules.choice(SUPPORT_FLANK) == 0
                else tr(
                    "{formations} always; else a brigade with {share} as many stands within {inches}, not in a combat "
                    "itself, and where outflanked too.",
                    **near,
                )
            ),
            clauses=unique((charge.support_automatic, line.clause, "D10-RUL-CHARGE-SUPPORT", SUPPORT_FLANK)),
        ),
        note(
            bold(tr("Outnumbered: ")),
            tr(
                "compare stands: {which}{gun}. Only the worst counts.",
                which=stands.get(rules.choice(STANDS), stands[0]),
                gun=gun,
            ),
            clauses=unique((STANDS, damaged.clause, "D10-RUL-CHARGE-RATIO")),
        ),
    )


def _named(cards: Sequence[FormationCard]) -> str:
    return ", ".join(called(card) for card in cards)
