"""What a game stores in English, said in the language: labels of entries, and questions."""

from __future__ import annotations

from importlib import import_module

SAYING = {
    "campaign": ("companion.games.campaign.rules.stored", "told_again"),
    "tactical": ("companion.games.tactical.rules.stored", "told_again"),
    "miniatures": ("companion.games.miniatures.words.stored", "label"),
}


def told(kind: str, text: str) -> str:
    """Say a label or a question of a game of a kind."""
    module, name = SAYING[kind]
    return str(getattr(import_module(module), name)(text))
