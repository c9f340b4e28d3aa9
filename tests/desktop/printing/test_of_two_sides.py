"""The Print dialog at a campaign and at a square-grid battle: their own papers first, a side's seat its own alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from companion.cards.decks import DECKS
from companion.desktop.printing.choices import Wanted
from companion.desktop.printing.dialog import PrintDialog
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from tests.desktop.printing.dialogs import pressed, text

SCENARIOS = {"gettysburg": "gettysburg-battle", "antietam": "antietam-advanced"}
Printing = Callable[..., PrintDialog]


@pytest.fixture
def printing(desktop: Any, qtbot: QtBot) -> Iterator[Printing]:
    """Open the dialog of a game of two sides by its act."""
    opened: list[PrintDialog] = []

    def go(ruleset: str, path: Path | None = None, *, refereeing: bool = False, deck: str = "") -> PrintDialog:
        players = {"confederate": "computer:basic"}
        session: Session = begin(path, Beginning(scenario=SCENARIOS[ruleset], seed="1863", players=players))
        window = desktop.show_game(session, path)
        qtbot.waitUntil(lambda: not window.desk.moving, timeout=20_000)
        if refereeing:
            window.desk.take_referees_seat()
        if deck:
            window.evening.house.settings.stored.printing = {"deck": deck}
        window.run("print")
        opened.append(window.evening.dialog)
        return opened[-1]

    yield go
    for dialog in opened:
        dialog.press.close()
        dialog.reject()


def choose(dialog: PrintDialog, deck: str) -> None:
    names = [dialog.choices.decks.item(row).text() for row in range(dialog.choices.decks.count())]
    dialog.choices.decks.setCurrentRow(names.index(DECKS[deck].title))


@pytest.mark.parametrize("ruleset", SCENARIOS)
def test_a_games_own_papers_stand_first_and_are_printed(printing: Printing, qtbot: QtBot, ruleset: str) -> None:
    dialog = printing(ruleset, deck="formations")
    own = [one.title for one in DECKS.values() if one.ruleset == ruleset]
    shown = [dialog.choices.decks.item(row).text() for row in range(len(own))]
    assert shown == own
    assert DECKS[dialog.choices.wanted().deck].ruleset == ruleset
    choose(dialog, f"{ruleset}-papers")
    pressed(dialog, qtbot)
    printed = dialog.ready()
    assert printed is not None
    assert "Orders" in text(printed.content)


def test_a_sides_seat_is_offered_its_own_papers_alone(printing: Printing, qtbot: QtBot) -> None:
    dialog = printing("gettysburg")
    seat = dialog.desk.session.side
    assert seat != "referee"
    choose(dialog, "gettysburg-papers")
    assert dialog.choices.wanted() == Wanted("gettysburg-papers", seat)
    assert [dialog.choices.side.itemText(row) for row in range(dialog.choices.side.count())] == [seat.capitalize()]
    pressed(dialog, qtbot)
    printed = dialog.ready()
    assert printed is not None
    army = {"union": "Potomac", "confederate": "Northern Virginia"}
    said = text(printed.content)
    assert army[seat] in said
    assert army["union" if seat == "confederate" else "confederate"] not in said


def test_the_referee_prints_both_armies_or_what_one_side_knows(
    printing: Printing, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = printing("gettysburg", tmp_path / "game.companion", refereeing=True)
    assert dialog.desk.session.seat == "referee"
    choose(dialog, "gettysburg-situation")
    pressed(dialog, qtbot)
    both = dialog.ready()
    assert both is not None
    dialog.choices.side.put("union")
    dialog.make()
    pressed(dialog, qtbot)
    one = dialog.ready()
    assert one is not None
    assert "Heth" in text(both.content)
    assert "Heth" not in text(one.content)
