"""Where the rows of a ruleset are shown to people: on its charts' cards, in the reference, as chips at the desk."""

from __future__ import annotations

from collections.abc import Mapping

from companion.cards.decks import build
from companion.cards.source import Source
from companion.charts.vocabulary import Vocabulary
from companion.games.campaign.cards import chart_combat
from companion.games.campaign.charts import ruleset as campaign
from companion.games.campaign.rules import remarking as of_corps
from companion.games.miniatures.charts import ruleset as miniatures
from companion.games.miniatures.charts import vocabulary
from companion.games.miniatures.words import eyes
from companion.games.tactical.cards import fire, moving
from companion.games.tactical.charts import ruleset as tactical
from companion.games.tactical.charts.vocabulary import COSTS
from companion.games.tactical.rules.orders import remarking as of_units
from companion.rows.reference import Reference
from tests.cards import told

Texts = Mapping[str, str]


def help_text(texts: Texts, words: Vocabulary) -> str:
    """Give a table as `companion rules` prints it."""
    return "\n".join(Reference(texts).about(words.file.removesuffix(".toml")))


def card(ruleset: str, texts: Texts, words: Vocabulary) -> str:
    """Give the cards that a table stands on."""
    match ruleset:
        case "miniatures":
            charts = miniatures.Rules({name: texts[name] for name in miniatures.FILES})
            return told.deck(build("charts", Source(charts, texts)))
        case "gettysburg":
            made = chart_combat.cards(campaign.Rules(dict(texts)))
            return "\n".join(line for one in made for line in told.card_lines(one))
        case _:
            rules = tactical.Rules({name: texts[name] for name in tactical.FILES})
            shown = moving.ground(rules) if words.file == COSTS.file else fire.modifiers(rules)
            return "\n".join(told.card_lines(shown))


def chips(ruleset: str, texts: Texts, words: Vocabulary) -> set[str]:
    """Give the words that a table asks at the desk."""
    match ruleset:
        case "miniatures":
            rules = miniatures.Rules({name: texts[name] for name in miniatures.FILES})
            asked = {vocabulary.CHARGE.file: eyes.of_charge, vocabulary.MANEUVER.file: eyes.of_maneuver}
            of = asked.get(words.file, eyes.of_fire)
            return {one.word for one in of(rules)}
        case "gettysburg":
            return {one.word for one in of_corps.asked(campaign.Rules(dict(texts)))}
        case _:
            return {one.word for one in of_units.asked(tactical.Rules({name: texts[name] for name in tactical.FILES}))}
