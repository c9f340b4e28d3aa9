"""Each notebook is played from its first line to its last, and comes to what stands beside it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from companion.games.miniatures.words.report import of_session
from companion.kernel.session import Session
from tests.evenings.checking import Evening, balanced
from tests.evenings.notebook import order, played

FOLDER = Path(__file__).parent
NOTEBOOKS = sorted(FOLDER.glob("*.txt"))


@cache
def evening_of(path: Path) -> Session:
    """Play a notebook once for all that is asked of it; nobody does anything more in it."""
    return played(path)


def test_a_notebook_reads_as_it_is_written() -> None:
    assert order("fire douglass < gibbon 8@3.5 2@6e, campbell @12 cover=woods") == {
        "order": "fire",
        "target": "douglass",
        "firers": [
            {
                "unit": "gibbon",
                "groups": [{"range": 3.5, "stands": 8}, {"range": 6.0, "stands": 2, "enfilade": True}],
            },
            {"unit": "campbell", "groups": [{"range": 12.0}]},
        ],
        "cover": "woods",
    }
    assert order("charge gibbon+phelps > douglass ground=works outflanked supported=gibbon,phelps") == {
        "order": "resolve-charge",
        "attackers": ["gibbon", "phelps"],
        "defenders": ["douglass"],
        "outflanked": True,
        "ground": "works",
        "supported": ["gibbon", "phelps"],
    }
    assert order('because "we forgot" : move gibbon 2.5 road') == {
        "order": "move",
        "unit": "gibbon",
        "inches": 2.5,
        "whole_move_on_road": True,
        "because": "we forgot",
    }


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_an_evening_comes_to_what_a_second_reckoning_makes_of_its_dice(path: Path) -> None:
    session = evening_of(path)
    evening = Evening(session)
    assert list(evening.differences()) == []
    assert list(balanced(session.view)) == []
    assert session.view.over
    assert evening.rolls.total() > 100


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_an_evening_is_told_as_it_was(path: Path) -> None:
    """The battle report stands beside the notebook; `python -m tests.evenings NAME --report` writes it."""
    told = re.sub(r"played on \d{4}-\d\d-\d\d", "played on DATE", of_session(evening_of(path)))
    assert told == path.with_suffix(".md").read_text(encoding="utf-8")
