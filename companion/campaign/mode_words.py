"""The words of modes: what a corps does when it meets the enemy, how it marches, how it is drawn up."""

from __future__ import annotations

from companion.tongue import tr

MODE = " (mode)"
"""Tells a mode from what else its word may mean: to stand is not a stand of figures."""


def mode_words(name: str) -> str:
    """Give a mode of the charts in words: "hasty attack" of "hasty-attack"."""
    return tr(name.replace("-", " ") + MODE).removesuffix(MODE)
