"""The page on which a battle's result comes back: field, forces, losses, preview. Leaving it changes nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from companion.desktop.desk.seated import SeatedDesk
from companion.desktop.shell.keys import KeyLine, scale_words
from companion.desktop.widgets.buttons import Chip, KeyButton
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, Strip
from companion.desktop.widgets.pressing import press, sequence
from companion.language.tongue import tr
from companion.table.screen.field import FieldStep
from companion.table.screen.forces import AskFile, ForcesStep, ask_for_file
from companion.table.screen.losses import LossesStep
from companion.table.screen.preview import PreviewStep
from companion.table.screen.returning import Return, why_not
from companion.table.screen.sheet import room
from companion.table.words.page import STEPS, steps, titled

WIDE, TALL = 1240, 700


class ReturnPage(Standing, QDialog):
    """The result of a battle from the table, in four steps."""

    def __init__(
        self, desk: SeatedDesk, look: Look, parent: QWidget | None = None, ask: AskFile = ask_for_file
    ) -> None:
        """Go on where one left it. Raises Refused where no battle waits."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.desk, self.look, self.made = desk, look, Return(desk, self)
        battle = self.made.draft.battle
        self.setWindowTitle(tr("The result from the table"))
        self.heading = Heading(look, titled(battle, self.made.words.titled), tr("check code {code}", code=battle.check))
        self.field, self.forces = FieldStep(self.made, look), ForcesStep(self.made, look, ask)
        self.losses, self.preview = LossesStep(self.made, look), PreviewStep(self.made, look)
        self.pages = QStackedWidget()
        for page in (self.field, self.forces, self.losses, self.preview):
            self.pages.addWidget(page)
        self.strip, self.keys = Strip(look), KeyLine(look)
        self._make_buttons()
        self._lay_out()
        self.made.changed.connect(self.refresh)
        self.made.refused.connect(self.strip.tell)
        self.preview.led.connect(self._lead)
        self.preview.judged.connect(self._judge)
        desk.changed.connect(self._on_desk)
        self._ways: dict[str, Callable[[], object]] = {
            "Ctrl+Return": self.go_on,
            "Ctrl+Enter": self.go_on,
            "Alt+Left": self.go_back,
            "Alt+Right": self.go_on,
            "Ctrl+Z": self.made.back,
            "Ctrl+Y": self.made.forth,
        }
        self.keys.pressed.connect(self._press)
        for keys, act in self._ways.items():
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        for nth, step in enumerate(STEPS, 1):
            QShortcut(QKeySequence(f"Ctrl+{nth}"), self).activated.connect(lambda step=step: self.show_step(step))
        self.resize(room(self, QSize(look.px(WIDE), look.px(TALL))))
        self.stand(look.places, "result")
        self.show_step(STEPS[0])

    def _make_buttons(self) -> None:
        look = self.look
        self.chips = {one.id: Chip(look, one.title, f"Ctrl {nth}") for nth, one in enumerate(steps(self.made.draft), 1)}
        for name, chip in self.chips.items():
            chip.clicked.connect(lambda _=False, name=name: self.show_step(name))
        self.leave = KeyButton(look, tr("Leave, changing nothing"), "Esc")
        self.leave.setToolTip(tr("what was typed is there again when the page is opened"))
        self.before = KeyButton(look, tr("Back"), "Alt ←")
        self.before.tells_why = False  # the tip does: that it is the first step is seen
        self.after = KeyButton(look, tr("On"), "Ctrl ↵", primary=True)
        self.apply = KeyButton(look, tr("Apply"), "Ctrl ↵", primary=True)
        self.leave.clicked.connect(self.reject)
        self.before.clicked.connect(self.go_back)
        self.after.clicked.connect(self.go_on)
        self.apply.clicked.connect(self.enter_result)

    def _lay_out(self) -> None:
        look, pad = self.look, self.look.px(16)
        ways, foot = QHBoxLayout(), QHBoxLayout()
        for line in (ways, foot):
            line.setSpacing(look.px(8))
        for chip in self.chips.values():
            ways.addWidget(chip)
        ways.addStretch(1)
        foot.addWidget(self.leave)
        foot.addStretch(1)
        for one in (self.before, self.after, self.apply):
            foot.addWidget(one)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        inside = QVBoxLayout()
        inside.setContentsMargins(pad, look.px(10), pad, look.px(10))
        inside.setSpacing(look.px(8))
        inside.addWidget(self.heading)
        inside.addLayout(ways)
        inside.addWidget(self.pages, 1)
        inside.addWidget(self.strip)
        inside.addLayout(foot)
        whole.addLayout(inside, 1)
        whole.addWidget(self.keys)

    # ---- the steps

    @property
    def step(self) -> str:
        """The step that is shown."""
        return STEPS[self.pages.currentIndex()]

    def show_step(self, name: str) -> None:
        """Show a step; any may be gone to at any time."""
        self.strip.tell("")
        self.pages.setCurrentIndex(STEPS.index(name))
        last = name == STEPS[-1]
        self.before.tell(tr("Back"), tr("this is the first step") if name == STEPS[0] else "")
        self.after.setVisible(not last)
        self.apply.setVisible(last)
        page = getattr(self, name)
        page.enter()
        self.refresh()
        self.keys.show_keys(page.hints(), scale_words(self.look))

    def refresh(self) -> None:
        """Show at every step what is open in it."""
        self.strip.tell("")
        for one in steps(self.made.draft, len(self.made.now.waits)):
            chip = self.chips[one.id]
            chip.setChecked(one.id == self.step)
            chip.tell_value(tr("{n} open", n=one.open) if one.open else "✓" if one.id in ("field", "losses") else "")

    def go_on(self) -> None:
        """Go to the next step; from the last the result is applied."""
        if self.step == STEPS[-1]:
            self.enter_result()
        else:
            self.show_step(STEPS[self.pages.currentIndex() + 1])

    def go_back(self) -> None:
        """Go a step back."""
        if self.pages.currentIndex():
            self.show_step(STEPS[self.pages.currentIndex() - 1])

    def _lead(self, step: str, command: str) -> None:
        self.show_step(step)
        if step == "losses" and command:
            self.losses.go_to(command)

    # ---- the end

    def _judge(self, why: str) -> None:
        self.apply.tell(tr("Apply"), why)
        self.apply.setMinimumWidth(self.look.px(400 if why else 120))  # room for what stands against it

    def enter_result(self) -> None:
        """Apply the result; where something stands against it, it is said and nothing happens."""
        if self.step != STEPS[-1]:
            self.show_step(STEPS[-1])
        elif self.preview.why:
            self.strip.tell(self.preview.why)
        elif self.made.apply():
            self.accept()

    def _on_desk(self) -> None:
        """Go when the battle waits no more: it was taken back, or fought elsewhere."""
        if self.isVisible() and why_not(self.desk):
            self.reject()

    def _press(self, cap: str) -> None:
        """Press a key that is printed at the bottom."""
        act = next((act for keys, act in self._ways.items() if sequence(keys) == sequence(cap)), None)
        if act is not None:
            act()
        else:
            press(self.focusWidget() or self, cap)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves; Enter alone does nothing that was not asked for."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
