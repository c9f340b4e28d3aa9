"""The campaign's map as decks print it: a game's own, without a game the installed one."""

from __future__ import annotations

from companion.cards.source import Source
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.setup.map_text import read_map
from companion.games.campaign.words.map.installed import installed
from companion.kernel.shelf import MAP


def ground_of(source: Source) -> Ground:
    """Give the ground of a game's map, without a game of the installed one. Raises BadInput."""
    return read_map(source.texts[MAP], file=MAP) if MAP in source.texts else installed()
