"""Every document that was ever kept opens, tells what it told, and is played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.campaign.upcasts import UPCASTS as of_campaigns
from companion.games.miniatures.upcasts import UPCASTS as of_miniatures
from companion.games.tactical.upcasts import UPCASTS as of_square_grids
from companion.kernel.record import Line
from companion.kernel.session import Session
from tests.old import keeping
from tests.old.conftest import Ask

UPCASTS = {
    "miniatures": of_miniatures,
    "campaign": of_campaigns,
    "tactical": of_square_grids,
    "shiloh": of_square_grids,
}
"""By the first word of a document's name."""
NOTE = '{"order":"note","text":"years later"}'


def test_every_kept_file_is_the_one_that_was_kept() -> None:
    found = {path.relative_to(keeping.HERE).as_posix(): keeping.digest(path) for path in keeping.kept_files()}
    assert found == keeping.listed()


def test_it_tells_the_same_state_and_sentences_and_reading_changes_no_byte(document: Path, ask: Ask) -> None:
    before = keeping.digest(document)
    upcasts, wrong = UPCASTS[document.stem.partition("@")[0].partition("-")[0]], list[str]()
    for question, told in keeping.told_beside(document).items():
        found = ask(*(document if one == keeping.FILE else one for one in keeping.QUESTIONS[question]))
        recorded = keeping.in_present_format(question, told, upcasts, document)
        wrong += [f"{question}{one}" for one in keeping.differences(recorded, keeping.answer(found.stdout))]
    assert wrong == []
    ask("check", document)
    assert keeping.digest(document) == before
    assert list(document.parent.glob(f"{document.stem}.companion?*")) == []


def test_it_takes_a_command_undo_and_redo(copy: Path, ask: Ask) -> None:
    before = ask("status", copy, "--json").stdout
    ask("do", copy, NOTE)
    assert "years later" in ask("log", copy).stdout
    ask("undo", copy)
    assert keeping.answer(ask("status", copy, "--json").stdout) == keeping.answer(before)
    ask("redo", copy)
    assert "years later" in ask("log", copy).stdout


def test_after_an_amendment_in_its_middle_every_later_die_falls_as_it_fell(copy: Path) -> None:
    with Session.open(copy) as session:
        line = [one for one in session.log() if one.current]
        if (amended := _first_without_dice(line)) is None:
            pytest.skip("nothing has been done in it")
        later = [one for one in line if one.entry >= amended.entry]
        found = session.amend(amended.entry)
        assert (found.stopped_at, found.reasons) == (None, ())
        assert [[(die.face, die.sides) for die in one.dice] for one in found.entries] == [
            [(die.face, die.sides) for die in one.dice] for one in later
        ]
        # a purpose that is not found again would have drawn a new die, and said what it is for in new words
        assert [[die.why for die in one.dice] for one in found.entries] == [
            [die.why for die in one.dice] for one in later
        ]


def _first_without_dice(line: list[Line]) -> Line | None:
    """Give the first entry after the start that threw none: all dice of the line come after it."""
    return next((one for one in line[1:] if not one.dice), None)
