"""The words that each kind of game has for its battles on the table."""

from __future__ import annotations

from companion.language.tongue import tr
from companion.table.file.wording import Words


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
        titled=tr("Battle in {place}, {day}"),
        keys=tr("corps"),
        foreign=tr("comes from another campaign"),
        reopen=tr("open the campaign that it was exported from"),
        differs=tr("{file} here, {own} in the campaign"),
        not_there=tr("{called} is not there in the campaign"),
        other_forces=tr("{given!r} here, {own!r} in the campaign: the forces are not those of this battle"),
        clauses={
            "sheet": "RTG-15.0c · RTG-R-OFF-EXPORT",
            "ground": "RTG-15.0c · RTG-R-OFF-GROUND",
            "form": "RTG-15.0e · RTG-R-OFF-ENTRY · RTG-R-OFF-SCALE",
            "entered": "RTG-15.0e",
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
        titled="",
        keys=tr("unit"),
        foreign=tr("comes from another game"),
        reopen=tr("open the game that it was exported from"),
        differs=tr("{file} here, {own} in the game"),
        not_there=tr("{called} is not there in the game"),
        other_forces=tr("{given!r} here, {own!r} in the game: the forces are not those of this battle"),
        clauses={},
    )
