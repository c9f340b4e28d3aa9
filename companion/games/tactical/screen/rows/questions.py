"""A question that stops the battle, as a panel asks it."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.tactical.rules.view import View
from companion.language.messages import told
from companion.language.tongue import declared, tr

_TITLES = {"hand-over": "Hand over the laptop", "activation": "Divisions to activate"}
declared(_TITLES)


class Answer(NamedTuple):
    """An answer: what is stored, what is shown, its key."""

    choice: str
    words: str
    key: str
    usual: bool


class Question(NamedTuple):
    """What is asked."""

    title: str
    text: str
    answers: tuple[Answer, ...]


def question(view: View) -> Question | None:
    """Give the question that the seat is asked; None where it is asked nothing."""
    asked = view.pending
    if asked is None:
        return None
    answers = tuple(
        Answer(one, tr(one), str(nth) if nth < 10 else "", one == asked.default)
        for nth, one in enumerate(asked.choices, 1)
    )
    title = tr(_TITLES[asked.kind]) if asked.kind in _TITLES else tr("A question")
    return Question(title, told(asked.text), answers)
