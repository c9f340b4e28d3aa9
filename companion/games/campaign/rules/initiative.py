"""What a corps commander with contact mode initiative does in the face of the enemy (RTG-4.1c, RTG-6.1.1a)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import log2

from companion.charts.figures import Exact, Reasoned, shown
from companion.charts.rounding import figure
from companion.games.campaign import messages as say
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.combat.reconnaissance import (
    cavalry_power,
    estimated,
    reconnaissance_error,
    strength_of,
)
from companion.games.campaign.rules.combat.sides import Fighter
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.state import CombatMode, Corps, State
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.zones import enemies_about
from companion.kernel.dice import Why
from companion.kernel.draws import uniform
from companion.language.messages import Id

BOUNDS: tuple[tuple[str, CombatMode], ...] = (
    ("withdraw_below", "withdraw"),
    ("stand_below", "stand"),
    ("attack_below", "attack"),
)


def faced(state: State, one: Corps) -> tuple[Corps, ...]:
    """Give the enemies that a corps judges: those in its hex, or where there are none, those in the hexes around it."""
    enemies = tuple(enemies_about(state, one))
    here = tuple(other for other in enemies if other.hex == one.hex)
    return here or enemies


def mind(rules: Rules, one: Corps) -> Exact:
    """Give what urgency and aggressiveness add to a decision (RTG-R-INITIATIVE)."""
    chart = rules.initiative
    return (
        one.urgency
        - figure(chart.urgency_centre.level)
        + one.aggressiveness / Fraction(figure(chart.aggressiveness.by))
    )


def is_below(rules: Rules, odds: Exact, added: Exact, bound: Exact) -> bool:
    """Say whether weight x log2(odds) + added lies below a bound, exactly: as powers, not as logarithms.

    With everything else on one side that is odds ** (weight x n) < 2 ** ((bound - added) x n), for the n that makes
    both exponents whole.
    """
    weight, exponent = Fraction(figure(rules.initiative.log2_weight.level)), Fraction(bound - added)
    whole = weight.denominator * exponent.denominator
    # A logarithm is no fraction: at odds of exactly 2:1 a float could come out a hair below the bound, and the corps
    # would stand where the table says attack.
    left = Fraction(odds) ** int(weight * whole)
    return left < Fraction(2) ** int(exponent * whole)


def chosen_mode(rules: Rules, odds: Exact, added: Exact) -> CombatMode:
    """Give the combat mode for estimated odds, own over enemy, and what urgency and aggressiveness add."""
    if rules.choice("RTG-R-INITIATIVE") == 2:
        return _by_odds_alone(rules, odds)
    for name, mode in BOUNDS:
        if is_below(rules, odds, added, figure(getattr(rules.initiative, name).level)):
            return mode
    return "hasty-attack"


def _by_odds_alone(rules: Rules, odds: Exact) -> CombatMode:
    """Give the mode for the odds alone: attack from so many to 1, withdraw where badly outnumbered, else stand."""
    if odds >= rules.figure("RTG-R-INITIATIVE", 0):
        return "attack"
    return "withdraw" if odds * figure(rules.reconnaissance.outnumbered.ratio) < 1 else "stand"


def choose_modes(story: Story) -> None:
    """Let every corps with initiative in an enemy zone of control choose its combat mode (RTG-4.1c)."""
    for one in tuple(story.state.present()):
        if one.contact == "initiative" and (enemies := faced(story.state, one)):
            _choose(story, one, enemies)


def _choose(story: Story, one: Corps, enemies: Sequence[Corps]) -> None:
    if one.demoralised:
        because = Reasoned("RTG-6.1b", of_working.DEMORALISED_MODE(corps=Id(one.id)), "withdraw")
        story.tell(ev.CombatModeTaken(one.id, "withdraw", working=(because,)))
        return
    rules, chart = story.rules, story.rules.initiative
    # Own strength is that of all friends in the hex, even of those who will not join: the commander counts whom he sees
    # beside him.
    friends = [other for other in story.state.in_hex(one.hex) if other.side == one.side]
    own, enemy = [Fighter.of(other) for other in friends], [Fighter.of(other) for other in enemies]
    power = {"own": cavalry_power(rules, own), "enemy": cavalry_power(rules, enemy)}
    error = reconnaissance_error(rules, **power)
    drawn = uniform(story, Why(say.TAKES_ENEMY_FOR(corps=Id(one.id), ruling=Id("RTG-R-INITIATIVE")), one.side, "draw"))
    draw = drawn.value * error / 100
    strength = strength_of(rules, own, town=_town(story.ground, one))
    seen = estimated(
        # Each enemy by the town of its own hex, as they may stand in several.
        sum(
            strength_of(rules, [each], town=_town(story.ground, other))
            for each, other in zip(enemy, enemies, strict=True)
        ),
        draw,
    )
    odds, added = Fraction(strength) / seen, mind(rules, one)
    mode = chosen_mode(rules, odds, added)
    working = (
        Reasoned("RTG-9.2.1a", of_working.ERROR(corps=Id(one.id)), shown(error)),
        Reasoned("RTG-2.0g", of_working.ESTIMATES(corps=Id(one.id)), shown(odds)),
        Reasoned(chart.clause, of_working.EAGERNESS(corps=Id(one.id)), shown(added)),
        Reasoned(chart.clause, of_working.DECISION(corps=Id(one.id)), _decision(rules, odds, added)),
        Reasoned("RTG-6.1.1a", of_working.COMBAT_MODE(corps=Id(one.id)), mode),
    )
    story.tell(ev.CombatModeTaken(one.id, mode, drawn.roll, working))


def _decision(rules: Rules, odds: Fraction, added: Exact) -> float:
    """Give the decision's value as it is shown; the mode itself is decided exactly."""
    weight = figure(rules.initiative.log2_weight.level)
    return round(float(weight) * (log2(odds.numerator) - log2(odds.denominator)) + float(added), 2)


def _town(ground: Ground, one: Corps) -> bool:
    return ground.town_hex(one.hex)
