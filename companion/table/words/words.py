"""What a return calls its lines, and what its steps rest on: corps in a campaign, units in a battle of squares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.language.tongue import tr
from companion.table.file.battle import BattleFile


class Words(NamedTuple):
    """The words of one kind of game; texts with {n} are filled by who says them."""

    one: str
    """The head over the names."""
    every: str
    reported: str
    question: str
    questions: str
    suffered: str
    losses: str
    before_and_after: str
    gone: str
    keys: str
    """What up and down go through."""
    clauses: Mapping[str, str]
    """By steps; a game whose book knows no such battles has none."""


def words(battle: BattleFile) -> Words:
    """Give the words of the game that gave a battle out."""
    return of_units() if battle.game == "tactical" else of_corps()


def of_corps() -> Words:
    """Give the campaign's."""
    return Words(
        one=tr("Corps"),
        every=tr("Every corps of the battle"),
        reported=tr("Every corps is reported."),
        question=tr("One corps is a question."),
        questions=tr("{n} corps are questions."),
        suffered=tr("What did every corps suffer?"),
        losses=tr("Losses of every corps"),
        before_and_after=tr("Every corps before and after"),
        gone=tr("destroyed"),
        keys=tr("corps"),
        clauses={
            "field": "RTG-R-OFF-SCALE",
            "forces": "RTG-15.0e",
            "losses": "RTG-R-OFF-ENTRY",
            "preview": "RTG-R-OFF-AFTER",
        },
    )


def of_units() -> Words:
    """Give those of a battle of squares."""
    return Words(
        one=tr("Unit"),
        every=tr("Every unit of the battle"),
        reported=tr("Every unit is reported."),
        question=tr("One unit is a question."),
        questions=tr("{n} units are questions."),
        suffered=tr("What did every unit suffer?"),
        losses=tr("Losses of every unit"),
        before_and_after=tr("Every unit before and after"),
        gone=tr("eliminated"),
        keys=tr("unit"),
        clauses={},
    )
