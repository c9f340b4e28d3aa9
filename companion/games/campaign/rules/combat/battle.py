"""A battle from first to last in the order of RTG-R-COMBAT-ORDER, steps 8 to 18; nothing is drawn here."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from companion.charts.figures import Exact, Reasoned, shown
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules.combat.aftermath import destroyed_by, fatigue_of_losses, fatigue_of_urgency
from companion.games.campaign.rules.combat.casualties import Lost, losses
from companion.games.campaign.rules.combat.echelons import Place, echelons
from companion.games.campaign.rules.combat.odds import (
    as_written,
    average_leadership,
    battle_odds,
    combat_odds,
    leadership_odds,
    surrenders,
    weighted_strength,
)
from companion.games.campaign.rules.combat.sides import Battle
from companion.games.campaign.rules.combat.strength import combat_strength, is_demoralised, morale
from companion.games.campaign.rules.combat.urgency import battle_urgency, casualty_rate, ferocity, pulled
from companion.games.campaign.rules.state import Side, Strength
from companion.kernel.messages import side as side_told
from companion.language.messages import Id


class Fought(msgspec.Struct, frozen=True, kw_only=True):
    """What a battle came to, exactly; corps by id, Confederates first, in the order of their sides.

    After a surrender there is no urgency, ferocity, casualty rate or fatigue (RTG-R-SURRENDER).
    """

    strength: dict[str, Exact]
    """Combat strength before the echelons' weights."""
    echelon: dict[str, int]
    battle_odds: Fraction
    leadership_odds: Fraction
    combat_odds: Fraction
    urgency: dict[Side, int] | None
    """After aggressiveness and leadership."""
    tiring: dict[Side, int] | None
    """The urgency that each side's corps tire by."""
    ferocity: Exact | None
    casualty_rate: Exact | None
    """In percent."""
    surrendered: Side | None
    losses: Lost
    fatigue: dict[str, Exact] | None
    """Gained in this battle."""
    morale: dict[str, Exact]
    """After it."""
    demoralised: tuple[str, ...]
    destroyed: tuple[str, ...]
    explain: tuple[Reasoned, ...]


class Met(msgspec.Struct, frozen=True, kw_only=True):
    """A battle up to the combat odds: what decides whether a side surrenders."""

    strength: dict[str, Exact]
    urgency: dict[Side, int]
    """After aggressiveness, before leadership: this fills the echelons (RTG-R-URGENCY-ORDER)."""
    echelon: dict[str, Place]
    battle_odds: Fraction
    leadership_odds: Fraction
    combat_odds: Fraction
    explain: tuple[Reasoned, ...]


class Bled(msgspec.Struct, frozen=True, kw_only=True):
    """What the fighting itself costs where nobody surrenders."""

    urgency: dict[Side, int]
    tiring: dict[Side, int]
    """The urgency that tires: after the pull of leadership, or before it (RTG-R-URGENCY-ORDER)."""
    ferocity: Exact
    casualty_rate: Exact
    losses: Lost
    fatigue: dict[str, Exact]
    explain: tuple[Reasoned, ...]


def resolve(rules: Rules, battle: Battle) -> Fought:
    """Resolve a battle whose every draw is in it (RTG-9.2.2 to 9.8, RTG-9.11, RTG-11.0b, RTG-11.7a)."""
    met = meet(rules, battle)
    surrendered = surrenders(rules, battle, met.combat_odds)
    bled = None if surrendered else fight(rules, battle, met)
    lost = bled.losses if bled else surrender(battle, surrendered)
    explain = list(met.explain)
    if surrendered:
        label = of_working.SURRENDERS(side=side_told(surrendered), odds=as_written(met.combat_odds))
        explain.append(Reasoned(rules.combat.surrender.clause, label, surrendered))
    explain += bled.explain if bled else ()
    spirit: dict[str, Exact] = {}
    destroyed, demoralised = [], []
    for side in battle.sides:
        for one in side.corps:
            gained = bled.fatigue[one.id] if bled else 0
            spirit[one.id] = morale(rules, one) - gained
            explain.append(
                Reasoned(rules.fatigue.fresh_level.clause, of_working.MORALE(corps=Id(one.id)), shown(spirit[one.id]))
            )
            # Strength and fatigue both destroy; a surrender is told as one even where the losses alone would have been
            # enough.
            clause = destroyed_by(rules, one, lost=lost[one.id], fatigue=one.fatigue + gained)
            if side.side == surrendered:
                clause = rules.combat.surrender.clause
            if clause:
                destroyed.append(one.id)
                explain.append(
                    Reasoned(clause, of_working.DESTROYED(corps=Id(one.id)), one.strength.total - lost[one.id].total)
                )
            elif is_demoralised(rules, spirit[one.id]):
                demoralised.append(one.id)
                explain.append(
                    Reasoned(rules.fatigue.demoralised.clause, of_working.DEMORALISED(corps=Id(one.id)), "demoralised")
                )
    return Fought(
        strength=met.strength,
        echelon={name: row.number for name, row in met.echelon.items()},
        battle_odds=met.battle_odds,
        leadership_odds=met.leadership_odds,
        combat_odds=met.combat_odds,
        urgency=bled.urgency if bled else None,
        tiring=bled.tiring if bled else None,
        ferocity=bled.ferocity if bled else None,
        casualty_rate=bled.casualty_rate if bled else None,
        surrendered=surrendered,
        losses=lost,
        fatigue=bled.fatigue if bled else None,
        morale=spirit,
        demoralised=tuple(demoralised),
        destroyed=tuple(destroyed),
        explain=tuple(explain),
    )


def meet(rules: Rules, battle: Battle) -> Met:
    """Work out strengths, echelons and all odds (RTG-9.2.2, RTG-9.3 to 9.5)."""
    strength: dict[str, Exact] = {}
    urgency: dict[Side, int] = {}
    echelon: dict[str, Place] = {}
    explain: list[Reasoned] = []
    for side in battle.sides:
        for one in side.corps:
            strength[one.id], working = combat_strength(
                rules, one, town=battle.town, attacks=side.side == battle.attacker
            )
            explain += working
        urgency[side.side], adjusted = battle_urgency(rules, side)
        explain += adjusted
        # By the urgency before the better leader pulls it: the lines are formed before the commanders' skill tells
        # (RTG-R-URGENCY-ORDER).
        placed = echelons(rules, side, urgency[side.side])
        echelon |= placed
        explain += [
            Reasoned(row.clause, of_working.ECHELON(corps=Id(name), echelon=of_working.echelon(row.name)), row.number)
            for name, row in placed.items()
        ]
        told = side_told(side.side)
        weighted = weighted_strength(side, strength, echelon)
        explain.append(Reasoned(rules.combat.battle_odds, of_working.BY_ECHELONS(side=told), shown(weighted)))
        average = average_leadership(rules, side)
        explain.append(Reasoned(rules.combat.controlling.clause, of_working.LEADERSHIP(side=told), shown(average)))
    odds = battle_odds(battle, strength, echelon)
    leaders = leadership_odds(rules, battle)
    combined = combat_odds(rules, battle, battle_odds=odds, leadership_odds=leaders)
    explain += [
        Reasoned(rules.combat.battle_odds, of_working.BATTLE_ODDS(odds=as_written(odds)), shown(odds)),
        Reasoned(rules.combat.leadership_odds, of_working.LEADERSHIP_ODDS(odds=as_written(leaders)), shown(leaders)),
        Reasoned(rules.losses.random.clause, of_working.RANDOM_FACTOR(), shown(battle.random_factor)),
        Reasoned(rules.combat.combat_odds, of_working.COMBAT_ODDS(odds=as_written(combined)), shown(combined)),
    ]
    return Met(
        strength=strength,
        urgency=urgency,
        echelon=echelon,
        battle_odds=odds,
        leadership_odds=leaders,
        combat_odds=combined,
        explain=tuple(explain),
    )


def fight(rules: Rules, battle: Battle, met: Met) -> Bled:
    """Work out urgency under leadership, ferocity, losses and fatigue (RTG-9.6, RTG-9.11, RTG-11.1)."""
    urgency, pull = pulled(rules, battle, met.urgency)
    fierce = ferocity(rules, urgency)
    rate, rate_clause = casualty_rate(rules, fierce)
    lost, shared = losses(rules, battle, met.echelon, rate=rate, odds=met.combat_odds)
    tiring = urgency if rules.choice("RTG-R-URGENCY-ORDER") == 0 else met.urgency
    fatigue, tired = _fatigue(rules, battle, lost, tiring)
    return Bled(
        urgency=urgency,
        tiring=tiring,
        ferocity=fierce,
        casualty_rate=rate,
        losses=lost,
        fatigue=fatigue,
        explain=(
            *pull,
            Reasoned(rules.combat.ferocity, of_working.FEROCITY(), shown(fierce)),
            Reasoned(rate_clause, of_working.CASUALTY_RATE(), shown(rate)),
            *shared,
            *tired,
        ),
    )


def _fatigue(
    rules: Rules, battle: Battle, lost: Lost, urgency: Mapping[Side, int]
) -> tuple[dict[str, Exact], tuple[Reasoned, ...]]:
    gained: dict[str, Exact] = {}
    lines = []
    for side in battle.sides:
        of_urgency = fatigue_of_urgency(rules, urgency[side.side])
        for one in side.corps:
            of_losses = fatigue_of_losses(rules, lost=lost[one.id].total, before=one.strength.total)
            gained[one.id] = of_losses + of_urgency
            row = next(row for row in rules.combat.urgency_fatigue if row.urgency == urgency[side.side])
            lines += [
                Reasoned(rules.combat.tiring_losses.clause, of_working.OF_LOSSES(corps=Id(one.id)), shown(of_losses)),
                Reasoned(row.clause, of_working.OF_URGENCY(corps=Id(one.id)), shown(of_urgency)),
            ]
    return gained, tuple(lines)


def surrender(battle: Battle, side: Side | None) -> Lost:
    """Give the losses of a surrender: all that the weaker side has, none of the other's (RTG-9.7a, RTG-R-SURRENDER)."""
    return {one.id: one.strength if one.side == side else Strength() for each in battle.sides for one in each.corps}
