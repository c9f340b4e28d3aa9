"""The words of modes and of victories, told from what else the same word may mean in another language.

To stand is not a stand of figures, and a draw in points is none from a deck.
"""

from __future__ import annotations

from companion.language.tongue import tr_in

MODE, VICTORY = "mode", "victory"
"""The contexts of the names that are declared where their types stand."""


def mode_words(name: str) -> str:
    """Give a mode of the charts in words: "hasty attack" of "hasty-attack"."""
    return tr_in(MODE, name.replace("-", " "))


def level_words(name: str) -> str:
    """Give a level of victory in words: "union marginal" of "union-marginal"."""
    return tr_in(VICTORY, name.replace("-", " "))
