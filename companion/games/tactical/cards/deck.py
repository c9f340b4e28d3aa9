"""The charts of a square-grid battle as a deck, in the order in which a turn asks for them."""

from __future__ import annotations

from collections.abc import Mapping

from companion.cards import readings
from companion.cards.content import Card, Deck
from companion.cards.source import Source
from companion.games.tactical.cards import command, condition, fire, ground, melee, moving, turn, victory
from companion.games.tactical.cards.map import ground_of
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Level
from companion.games.tactical.rules.ground.squares import Square
from companion.language.tongue import declared, tr

TITLES = {"antietam": "Charts of Battle of Antietam", "shiloh": "Charts of Shiloh"}
declared(TITLES)


def deck(source: Source) -> Deck:
    """Give a card for each subject of a ruleset, with its base's where it has none of its own; raises BadInput.

    For a game those that its level has, with nothing on them that it does not use.
    """
    rules: Rules = source.rules
    title = tr(TITLES.get(source.ruleset, source.ruleset))
    level = None if source.view is None else source.view.level
    found = readings.with_readings(cards(rules, ground_of(source).objectives, level), source)
    return Deck(f"{source.ruleset}-charts", title, found)


def cards(rules: Rules, names: Mapping[Square, str], level: Level | None = None) -> tuple[Card, ...]:
    """Give the cards of a ruleset, or of one level of it; `names` are those of objective squares."""
    return (
        turn.sequence(rules, level),
        *turn.reinforcements(rules),
        *command.cards(rules, level),
        moving.ground(rules, level),
        moving.deeds(rules, level),
        ground.card(rules),
        ground.sight(rules),
        fire.weapons(rules),
        fire.modifiers(rules, level),
        fire.others(rules, level),
        melee.card(rules),
        condition.rout(rules, level),
        condition.fatigue(rules, level),
        *condition.ammunition(rules, level),
        victory.card(rules, names, level),
        turn.start(rules, level),
    )
