"""Who stands further down in the list of the maneuver step."""

from __future__ import annotations

from companion.games.miniatures.screen.work.further import further
from companion.games.miniatures.screen.work.maneuver import ManeuverWork
from tests.desktop.conftest import OpenWindow, a_session, many_units


def test_two_are_named_of_more_the_first() -> None:
    assert further(()) == ""
    assert further(("Davis", "Archer")) == "Further down: Davis and Archer."
    assert further(("Davis", "Archer", "Pegram")) == "Further down: Davis and 2 more."


def test_the_words_under_the_list_follow_the_list(open_window: OpenWindow) -> None:
    window = open_window(a_session(many_units("move", each=20)))
    work = window.centre.work
    assert isinstance(work, ManeuverWork)
    names = [one.name for one in work.model.rows()]
    assert "Further down: " in work.note.text()
    assert names[0] not in work.note.text().partition("Further down: ")[2]
    work.list.scrollToBottom()
    assert "Further down: " not in work.note.text()
