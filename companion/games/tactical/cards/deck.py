"""The charts of a square-grid battle as a deck, in the order in which a turn asks for them."""

from __future__ import annotations

from collections.abc import Mapping

from companion.cards.content import Card, Deck
from companion.cards.source import Source
from companion.games.tactical.cards import command, condition, fire, ground, melee, moving, turn, victory
from companion.games.tactical.charts.ruleset import FILES, Rules, load
from companion.games.tactical.rules.ground.map import Terrains
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.setup.map_text import read_map
from companion.kernel import shelf
from companion.kernel.shelf import MAP
from companion.language.tongue import tr


def antietam(source: Source) -> Deck:
    """Give the charts of Battle of Antietam; no game is needed. Raises BadInput where the ruleset is faulty."""
    del source  # of the miniatures' rules, which these charts know nothing of
    return deck("antietam", tr("Charts of Battle of Antietam"))


def shiloh(source: Source) -> Deck:
    """Give the Shiloh charts, with Antietam's where it has none of its own; raises BadInput."""
    del source
    return deck("shiloh", tr("Charts of Shiloh"))


def deck(ruleset: str, title: str) -> Deck:
    """Give a card for each subject of a ruleset; raises BadInput."""
    texts = shelf.ruleset_texts(ruleset)
    rules = load({name: texts[name] for name in FILES})
    ground = read_map(shelf.resource_text("maps", ruleset, MAP), Terrains.of(rules), file=MAP)
    return Deck(f"{ruleset}-charts", title, cards(rules, ground.objectives))


def cards(rules: Rules, names: Mapping[Square, str]) -> tuple[Card, ...]:
    """Give the cards of a ruleset; `names` are those of objective squares."""
    return (
        turn.sequence(rules),
        *turn.reinforcements(rules),
        command.card(rules),
        moving.ground(rules),
        moving.deeds(rules),
        ground.card(rules),
        ground.sight(rules),
        fire.weapons(rules),
        fire.modifiers(rules),
        fire.others(rules),
        melee.card(rules),
        condition.rout(rules),
        condition.fatigue(rules),
        condition.ammunition(rules),
        victory.card(rules, names),
        turn.start(rules),
    )
