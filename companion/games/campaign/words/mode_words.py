"""The words of modes and of victories, told from what else the same word may mean in another language.

To stand is not a stand of figures, and a draw in points is none from a deck.
"""

from __future__ import annotations

from companion.games.campaign.messages import mode
from companion.language.messages import bare, told
from companion.language.tongue import tr_in

VICTORY = "victory"
"""The context of the levels' names, which are declared where their type stands."""


def mode_words(name: str) -> str:
    """Give a mode of the charts in words: "hasty attack" of "hasty-attack"."""
    return told(bare(mode(name)))


def level_words(name: str) -> str:
    """Give a level of victory in words: "union marginal" of "union-marginal"."""
    return tr_in(VICTORY, name.replace("-", " "))
