"""A battle of the campaign is fought: its draw, and what it comes to told as facts (RTG-9.3 to 9.7, RTG-9.11)."""

from __future__ import annotations

from fractions import Fraction

from companion.charts.figures import Exact, shown
from companion.charts.rounding import figure
from companion.games.campaign import messages as say
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle.aftermath import after_losses, lose_leaders, report
from companion.games.campaign.rules.battle.estimates import commanding, fighters, is_town
from companion.games.campaign.rules.combat import battle as fighting
from companion.games.campaign.rules.combat.aftermath import fatigue_of_losses, fatigue_of_urgency
from companion.games.campaign.rules.combat.casualties import Lost
from companion.games.campaign.rules.combat.sides import Battle as Fight
from companion.games.campaign.rules.combat.sides import BattleSide
from companion.games.campaign.rules.state import SIDES, Battle, Side
from companion.games.campaign.rules.story import Story
from companion.kernel.dice import Roll, Why
from companion.kernel.draws import uniform
from companion.language.messages import Id

PLACES = 12
"""Decimals of the random factor: a power has endlessly many, and what is told must be what was reckoned with."""


def random_factor(rules: Rules, drawn: Fraction) -> Exact:
    """Give the factor on the combat odds for a draw from -1 to 1 (RTG-9.5a, RTG-R-ODDS-RANDOM)."""
    chart = rules.losses.random
    base = Fraction(figure(chart.base))
    match rules.choice("RTG-R-ODDS-RANDOM"):
        case 1:
            return 1 + figure(chart.spread) * drawn
        case 2:
            return 1
        case _:
            if drawn.denominator == 1:
                return base ** int(drawn)
            return Fraction(str(round(float(base) ** float(drawn), PLACES)))


def draw_factor(story: Story, battle: Battle) -> tuple[Exact, tuple[Roll, ...]]:
    """Draw the random factor on the combat odds; without chance in the rules there is nothing to draw."""
    if story.rules.choice("RTG-R-ODDS-RANDOM") == 2:
        return random_factor(story.rules, Fraction(0)), ()
    why = Why(say.RANDOM_FACTOR(battle=Id(battle.id), ruling=Id("RTG-R-ODDS-RANDOM")), battle.attacker, "draw")
    drawn = uniform(story, why)
    return random_factor(story.rules, drawn.value), (drawn.roll,)


def as_fight(story: Story, battle: Battle, factor: Exact) -> Fight:
    """Put the open battle into the combat chapter's terms."""
    confederate, union = (_side(story, battle, side) for side in SIDES)
    return Fight(
        attacker=battle.attacker,
        confederate=confederate,
        union=union,
        town=is_town(story, battle),
        random_factor=factor,
    )


def _side(story: Story, battle: Battle, side: Side) -> BattleSide:
    corps = tuple(fighters(story.state, battle, side))
    there = {one.id for one in corps}
    return BattleSide(
        side=side,
        corps=corps,
        controlling=commanding(story.state, battle, side).id,
        urgency=battle.urgency[side],
        ranking=tuple(name for name in battle.ranking[side] if name in there),
    )


def fight(story: Story) -> None:
    """Fight the open battle from its draw to its reports: steps 8 to 19 of RTG-R-COMBAT-ORDER."""
    battle = story.state.battle
    assert battle is not None
    factor, rolls = draw_factor(story, battle)
    fought = as_fight(story, battle, factor)
    outcome = fighting.resolve(story.rules, fought)
    story.tell(
        ev.BattleFought(
            battle.id,
            battle.hex,
            battle.attacker,
            combat_odds=float(outcome.combat_odds),
            ferocity=None if outcome.ferocity is None else shown(outcome.ferocity),
            casualty_rate=None if outcome.casualty_rate is None else shown(outcome.casualty_rate),
            surrendered=outcome.surrendered,
            urgency={str(side): value for side, value in (outcome.urgency or {}).items()},
            rolls=rolls,
            working=outcome.explain,
        )
    )
    forces = {side.side: side.corps for side in fought.sides}
    for name, lost in outcome.losses.items():
        if lost.total:
            story.tell(ev.StrengthLost(name, lost, "surrender" if outcome.surrendered else "combat"))
    if outcome.tiring is not None:
        # Tired first, then leaders, then destruction: a leader's loss tires by half a point more, and fatigue may
        # destroy (RTG-R-COMBAT-ORDER).
        tire(story, fought, outcome.losses, outcome.tiring)
        lose_leaders(story, forces, outcome.losses)
    after_losses(story, tuple(outcome.losses), cause="surrender" if outcome.surrendered else "combat")
    report(story, battle, forces, outcome.losses, outcome.surrendered)


def tire(story: Story, fought: Fight, losses: Lost, urgency: dict[Side, int]) -> None:
    """Tire every corps by its losses and by its side's urgency (RTG-11.1a, RTG-9.11a)."""
    rules = story.rules
    for side in fought.sides:
        row = next(row for row in rules.combat.urgency_fatigue if row.urgency == urgency[side.side])
        for one in side.corps:
            of_losses = fatigue_of_losses(rules, lost=losses[one.id].total, before=one.strength.total)
            of_urgency = fatigue_of_urgency(rules, urgency[side.side])
            # Two facts, as two rules gave it: the log says how much each.
            for gained, clause in ((of_losses, rules.combat.tiring_losses.clause), (of_urgency, row.clause)):
                if gained:
                    story.tell(ev.FatigueChanged(one.id, float(gained), clause))
