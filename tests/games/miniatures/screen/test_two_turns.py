"""Two whole turns of McPherson's Ridge through the widgets come to the same as the same commands given to `companion do`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from companion.cli.app import companion
from companion.games.miniatures.screen.form import CommandForm
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.breakthrough import BreakthroughWork
from companion.games.miniatures.screen.work.charge import ChargeWork
from companion.games.miniatures.screen.work.fire import FireWork
from companion.games.miniatures.screen.work.leaders import LeadersWork
from companion.games.miniatures.screen.work.maneuver import ManeuverWork
from companion.kernel.session import Session
from tests.desktop.conftest import OpenWindow, the_ridge

FACES = "7493528160"


class Player:
    """Plays by keys alone, from whatever panel the step shows."""

    def __init__(self, window: Window) -> None:
        self.window, self.thrown, self.charged = window, 0, 0

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.centre.work, key)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.window.centre.work, text)

    def face(self) -> str:
        self.thrown += 1
        return FACES[self.thrown % len(FACES)]

    def step(self) -> None:
        """Do the work of the present step, then go to the next."""
        work = self.window.centre.work
        match work:
            case LeadersWork():
                self.leaders(work)
            case ManeuverWork():
                self.maneuver(work)
            case FireWork():
                self.fire(work)
            case ChargeWork():
                self.charge(work)
            case BreakthroughWork():
                self.breakthrough()
        self.dice_wanted()
        before = self.window.desk.session.head
        self.key(Qt.Key.Key_F8)
        self.dice_wanted()
        after = self.window.desk.session.head
        assert after > before, self.window.centre.work.refusal.words()
        if self.window.centre.page.stands:
            self.key(Qt.Key.Key_F8)
            assert (self.window.centre.page.stands, self.window.desk.session.head) == (False, after)

    def dice_wanted(self) -> None:
        while self.window.desk.waiting is not None:
            self.type(self.face() if self.window.desk.waiting.sides == 10 else "1")
            self.key(Qt.Key.Key_Return)

    def leaders(self, work: LeadersWork) -> None:
        if work.desk.view.step != 1:
            return
        if work.model.rows() and not work.attach.reason and work.model.rows()[0].where == "detached":
            self.type("A")
            menu = QApplication.activePopupWidget()
            assert menu is not None
            QTest.keyClick(menu, Qt.Key.Key_Down)
            QTest.keyClick(menu, Qt.Key.Key_Return)

    def maneuver(self, work: ManeuverWork) -> None:
        if any(row.kind == "arrival" for row in work.model.rows()):
            self.type("A")
        for _ in range(40):
            waiting = [row for row in work.model.rows() if row.kind in ("must", "may")]
            if not waiting:
                break
            work.desk.select(waiting[0].id)
            self.type(self.face())
            self.key(Qt.Key.Key_Return)
        for row in [row for row in work.model.rows() if row.kind == "rolled"][:2]:
            work.desk.select(row.id)
            self.move(work, charge=self.charged < 2)

    def move(self, work: ManeuverWork, *, charge: bool) -> None:
        charge = charge and not work.moves[2].reason
        self.type("C" if charge else "M")
        form = self.window.evening.dialog
        assert isinstance(form, CommandForm)
        inches: Any = form.editors["inches"]
        inches.setValue(4.0)
        if charge:
            whom: Any = form.editors["charges"]
            assert not whom.answer(), "nobody is charged until somebody is chosen"
            assert not form.apply.isEnabled()
            whom.setCurrentIndex(next(nth for nth in range(whom.count()) if whom.itemData(nth)))
        if form.apply.isEnabled():
            self.charged += charge
            QTest.keyClick(form.apply, Qt.Key.Key_Space)
        else:
            QTest.keyClick(form, Qt.Key.Key_Escape)

    def fire(self, work: FireWork) -> None:
        for nth, item in enumerate(work.targets.items()[:2]):
            self.type(item.hint)
            if work.candidates.items():
                self.type(work.candidates.items()[0].hint)
                self.type("1")
                if nth:
                    self.type("R")
                else:
                    self.key(Qt.Key.Key_Space)
                    self.type(self.face())
                    self.key(Qt.Key.Key_Return)
            self.type("T")

    def charge(self, work: ChargeWork) -> None:
        for _ in range(40):
            view = self.window.desk.view
            if view.pending is not None:
                self.type(work.questions.keys()[0].keys[0])
            elif work.prospect() is not None:
                self.key(Qt.Key.Key_Space)
                self.type(self.face() + self.face())
                self.key(Qt.Key.Key_Return)
                self.dice_wanted()
            else:
                break

    def breakthrough(self) -> None:
        while any(duty.must for duty in self.window.desk.session.duties()):
            self.type("N")


def given(session: Session) -> list[tuple[list[str], list[int] | None]]:
    """Give the commands of the present line with the dice that were typed for them."""
    found = []
    for line in session.log():
        if line.current and line.commands:
            typed = [roll.face for roll in line.dice] if any(roll.origin == "entered" for roll in line.dice) else None
            found.append(([msgspec.json.encode(command).decode() for command in line.commands], typed))
    return found


@pytest.mark.clause("D10-SEQ-TURN-ORDER", "D10-SEQ-PHASES")
def test_two_turns_by_keys_are_the_same_as_the_commands_on_the_command_line(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    path = tmp_path / "window.companion"
    window = open_window(the_ridge(path), path)
    player = Player(window)
    for _ in range(40):
        if window.desk.view.turn > 2:
            break
        player.step()
    view, orders = window.desk.view, given(window.desk.session)
    assert view.turn == 3
    assert player.thrown > 15
    assert any("charges" in order for orders_of_one, _ in orders for order in orders_of_one)
    twin = tmp_path / "twin.companion"
    the_ridge(twin).close()
    for commands, typed in orders:
        rolls = [part for face in typed or () for part in ("--roll", str(face))]
        done = CliRunner().invoke(companion, ["do", str(twin), *commands, *rolls, "--together"])
        assert done.exit_code == 0, (commands, typed, done.stderr)
    with Session.open(twin) as other:
        assert other.view == view
    status = [json.loads(CliRunner().invoke(companion, ["status", str(one), "--json"]).stdout) for one in (path, twin)]
    assert status[0] == status[1]
