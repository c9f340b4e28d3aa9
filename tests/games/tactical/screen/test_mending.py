"""The referee mends a battle's journal; a side does not."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.desktop.dialogs.amend_fields import OrderForm
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.screen.window import TacticalWindow
from tests.games.tactical.screen.conftest import OpenBattle
from tests.games.tactical.screen.test_orders import SEYMOUR, chosen, met


def on_the_row(window: TacticalWindow, nth: int, key: Qt.Key) -> Any:
    window.journal.list.setFocus()
    window.journal.list.setCurrentIndex(window.journal.model.index(nth))
    QTest.keyClick(window.journal.list, key)
    return window.evening.dialog


def faced(open_battle: OpenBattle) -> TacticalWindow:
    """A battle in which a unit was turned, its journal in sight, seen from the Union's seat."""
    window = open_battle(met())
    window.ordering.pick(SEYMOUR)
    window.desk.do(cmd.Face(unit=SEYMOUR, direction=3))
    window.run("journal")
    return window


def test_a_side_mends_nothing_and_still_plays_an_entry_back(open_battle: OpenBattle) -> None:
    window = faced(open_battle)
    assert on_the_row(window, 0, Qt.Key.Key_M) is None
    acts = [act.key for act in window.journal.acts(window.journal.model.rows()[0])]
    assert Qt.Key.Key_P in acts
    assert Qt.Key.Key_A not in acts


def test_the_referee_changes_an_order_and_strikes_it_out(open_battle: OpenBattle) -> None:
    window = faced(open_battle)
    assert chosen(window).facing == 3
    window.desk.take_referees_seat()
    window.desk.select(SEYMOUR)
    place = next(n for n, row in enumerate(window.journal.model.rows()) if _faces(window, row.entry))
    assert Qt.Key.Key_P in [act.key for act in window.journal.acts(window.journal.model.rows()[place])]
    dialog = on_the_row(window, place, Qt.Key.Key_M)
    QTest.keyClick(dialog, Qt.Key.Key_F2)
    (form,) = dialog.findChildren(OrderForm)
    assert form.editors["unit"].answer() == SEYMOUR
    form.editors["direction"].put(7)
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert dialog.apply.isEnabled(), dialog.strip.words()
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    assert chosen(window).facing == 7
    window.desk.undo()
    assert chosen(window).facing == 3
    place = next(n for n, row in enumerate(window.journal.model.rows()) if _faces(window, row.entry) and row.current)
    dialog = on_the_row(window, place, Qt.Key.Key_M)
    QTest.keyClick(dialog, Qt.Key.Key_F8)
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    assert chosen(window).facing == 5


def _faces(window: TacticalWindow, entry: int) -> bool:
    line = next(one for one in window.desk.session.log() if one.entry == entry)
    return any(isinstance(one, cmd.Face) for one in line.commands)


def test_an_order_is_the_same_when_its_form_is_left_as_it_is(open_battle: OpenBattle) -> None:
    window = faced(open_battle)
    window.desk.take_referees_seat()
    place = next(n for n, row in enumerate(window.journal.model.rows()) if _faces(window, row.entry))
    dialog = on_the_row(window, place, Qt.Key.Key_M)
    for one in (
        cmd.Move(unit=SEYMOUR, directions=(1,)),
        cmd.Move(unit=SEYMOUR, directions=(1, 2, 8)),
        cmd.Target(unit=SEYMOUR, square=(3, 4)),
        cmd.Target(unit=SEYMOUR),
        cmd.PlotMelee(unit=SEYMOUR, on=False),
        cmd.Remark(unit=SEYMOUR, asked=("hill", "a wall")),
        cmd.ForceMarch(unit=SEYMOUR, times=2),
    ):
        form = OrderForm(
            dialog,
            window.desk.session,
            type(one),
            one,
            offers=window.evening.offers(window.desk.view),
            before=False,
            title="",
        )
        assert form.commands() == (one,)
        form.reject()
    dialog.reject()
