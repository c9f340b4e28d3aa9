"""What a game stores in English, said in the language: labels of entries, and questions."""

from __future__ import annotations

from companion.tongue import tr


def told(kind: str, text: str) -> str:
    """Say a label or a question of a game of a kind."""
    match kind:
        case "campaign":
            from companion.campaign.stored import told_again

            return told_again(text)
        case "miniatures":
            from companion.present import stored

            return stored.label(text)
        case _:
            return tr(text)
