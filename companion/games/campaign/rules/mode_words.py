"""The words of modes and of victories, told from what else the same word may mean in another language.

To stand is not a stand of figures, and a draw in points is none from a deck.
"""

from __future__ import annotations

from companion.language.tongue import tr

MODE, VICTORY = " (mode)", " (victory)"
"""Follow the words where they are translated; nobody reads them."""


def mode_words(name: str) -> str:
    """Give a mode of the charts in words: "hasty attack" of "hasty-attack"."""
    return _words(name, MODE)


def level_words(name: str) -> str:
    """Give a level of victory in words: "union marginal" of "union-marginal"."""
    return _words(name, VICTORY)


def _words(name: str, meant: str) -> str:
    return tr(name.replace("-", " ") + meant).removesuffix(meant)
