"""Odds of charts read with one die: maneuver, fire, fallen leader."""

from __future__ import annotations

from fractions import Fraction

from companion.charts.figures import Reasoned
from companion.games.miniatures.charts.fire import EFFECTS
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import working as say
from companion.games.miniatures.rules import leaders, maneuver, musketry
from companion.games.miniatures.rules.odds.chances import FACES, Odds, Outcome, P, outcomes, p

TENTH = Fraction(1, len(FACES))


def of_maneuver(rules: Rules, check: maneuver.Check) -> Odds:
    """Give the chances of each outcome of the check's column, from the lowest row up (D10-MAN-DIE). Raises Outside."""
    column = [row.disordered if check.disordered else row.good_order for row in rules.maneuver.row]
    chances = dict.fromkeys(column, Fraction(0))
    lost = Fraction(0)
    for face in FACES:
        result = maneuver.resolve(rules, check, face)
        chances[result.outcome] += TENTH
        lost += result.skedaddled * TENTH
    lines = maneuver.modifiers(rules, check)
    explain = [*lines, Reasoned(rules.maneuver.clause, say.IN_ALL(), sum(int(line.value) for line in lines))]
    return Odds(outcomes=outcomes(chances.items()), expected={"stands_lost": float(lost)}, explain=explain)


class FireOdds(Odds, frozen=True, kw_only=True):
    """Odds of an attack."""

    leaders_at_risk: P
    low_ammo: P
    """That any firer becomes low on ammunition."""
    low_ammo_firers: list[int]
    """Which firers would."""


def of_fire(rules: Rules, attack: musketry.Attack) -> FireOdds:
    """Give the chances of the five effects of an attack as it is asked about. Raises Outside."""
    musketry.rolls_once(rules, attack)
    return of_volley(rules, attack)


def of_volley(rules: Rules, attack: musketry.Attack) -> FireOdds:
    """Give the chances of the five effects in chart order; a single None when the attack is too weak to roll."""
    volley = musketry.prepare(rules, attack)
    at_risk = TENTH * sum(musketry.is_ten(rules, attack, volley, face) for face in FACES)
    low = musketry.low_on_ammunition(rules, attack) if at_risk else []
    if volley.row is None:
        nothing = [Outcome(None, (1, 1))]
        return FireOdds(
            outcomes=nothing,
            expected={"stands_lost": 0.0},
            explain=volley.explain,
            leaders_at_risk=p(at_risk),
            low_ammo=p(at_risk) if low else (0, 1),
            low_ammo_firers=low,
        )
    chances = dict.fromkeys(EFFECTS, Fraction(0))
    lost = Fraction(0)
    for face in FACES:
        effect = rules.effects[musketry.effect_of(rules, volley.row, face + volley.die_modifier)]
        chances[effect.id] += TENTH
        lost += musketry.stands_lost(rules, attack.target, effect) * TENTH
    return FireOdds(
        outcomes=outcomes(chances.items()),
        expected={"stands_lost": float(lost)},
        explain=volley.explain,
        leaders_at_risk=p(at_risk),
        low_ammo=p(at_risk) if low else (0, 1),
        low_ammo_firers=low,
    )


class LeaderOdds(Odds, frozen=True, kw_only=True):
    """Odds of a leader at risk."""

    fallen: P


def of_fallen_leader(rules: Rules, _: leaders.LeaderTest) -> LeaderOdds:
    """Give the ten outcomes and the chance that he falls (D10-LEADER-TABLE)."""
    rows = sorted(rules.leaders.row, key=lambda row: row.face)
    falls = sum((TENTH for row in rows if row.fallen), start=Fraction(0))
    explain = [Reasoned(rules.leaders.clause, say.FALLS_ON(), sum(row.fallen for row in rows))]
    return LeaderOdds(outcomes=outcomes((row.id, TENTH) for row in rows), expected={}, explain=explain, fallen=p(falls))
