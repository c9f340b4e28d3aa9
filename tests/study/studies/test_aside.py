"""A study in a process of its own: the same result, stopped and taken up again, and what is amiss in words."""

from __future__ import annotations

from pathlib import Path

from companion.study.studies.aside import Amiss, Aside, Came, Far, Told
from companion.study.studies.engines import Serial
from companion.study.studies.studying import study
from tests.study.studies.games import plan


def heard(aside: Aside) -> list[Told]:
    """Hear it to its end."""
    found: list[Told] = []
    while not any(isinstance(one, Amiss) or (isinstance(one, Came) and one.whole) for one in found):
        found += aside.told()
    aside.end()
    return found


def test_it_says_how_far_it_is_and_ends_with_the_summary() -> None:
    found = heard(Aside(plan(2), None, 1))
    far = [one for one in found if isinstance(one, Far)]
    assert (far[0].ended, far[-1].ended, far[-1].every) == (0, 4, 4)
    assert found[-1] == Came(study(plan(2), Serial()), whole=True)
    assert any(isinstance(one, Came) and not one.whole for one in found)


def test_stopped_it_keeps_what_has_ended_and_goes_on_there(tmp_path: Path) -> None:
    first = Aside(plan(3), tmp_path, 1)
    first.stop()
    heard(first)
    kept = (tmp_path / "games.jsonl").read_bytes().count(b"\n")
    assert kept < 6
    again = heard(Aside(plan(3), tmp_path, 1))
    assert again[-1] == Came(study(plan(3), Serial()), whole=True)
    assert next(one for one in again if isinstance(one, Far)).kept == kept


def test_what_is_amiss_is_told_in_words() -> None:
    [said] = heard(Aside(plan(2, scenarios=("nowhere",)), None, 1))
    assert isinstance(said, Amiss)
    assert "nowhere" in said.words
