"""The first step: who holds the field, three answers side by side with what each does listed under it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from companion.desktop.desk.panel import KeyHint, scrolling
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.buttons import Chip
from companion.desktop.widgets.form_fields import FlagBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column, label
from companion.language.tongue import tr
from companion.table.file.result import Held
from companion.table.screen.returning import Return
from companion.table.screen.sheet import asked
from companion.table.words.page import Holder, holders


class HolderCard(QFrame):
    """An answer: its consequences, and the chip that chooses it."""

    def __init__(self, look: Look, one: Holder, choose: Callable[[Held], None]) -> None:
        super().__init__()
        self.held, self.look = one.held, look
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.chip = Chip(look, one.title, one.key)
        self.chip.setAccessibleDescription(". ".join(one.consequences))
        self.chip.clicked.connect(lambda: choose(self.held))
        lines = QVBoxLayout(self)
        lines.setContentsMargins(look.px(12), look.px(12), look.px(12), look.px(12))
        lines.setSpacing(look.px(8))
        lines.addWidget(self.chip)
        for words in one.consequences:
            told = label(f"· {words}")
            told.setWordWrap(True)
            lines.addWidget(told)
        self.mark = label("", "small")
        lines.addWidget(self.mark)
        lines.addStretch(1)

    def show_as(self, one: Holder) -> None:
        """Show whether it is chosen, and whether the return says so."""
        self.chip.setChecked(one.chosen)
        self.mark.setText(tr("the return says so") if one.reported else "")
        self.mark.setVisible(one.reported)
        look = self.look
        edge = (
            f"{look.px(2)}px solid {look.color('ink').name()}"
            if one.chosen
            else f"1px solid {look.color('edge').name()}"
        )
        self.setStyleSheet(f"HolderCard {{ background: {look.color('page').name()}; border: {edge}; }}")


class FieldStep(QWidget):
    """Who holds the field."""

    IS = Role.Pane

    def __init__(self, made: Return, look: Look) -> None:
        super().__init__()
        self.made, self.look = made, look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Who holds the field?"))
        self.words = label(
            tr(
                "No answer changes a loss. What each does besides stands under it; choose when the table "
                "is agreed on it."
            ),
            "small",
        )
        self.words.setWordWrap(True)
        across = QHBoxLayout()
        across.setSpacing(look.px(12))
        self.cards = {one.held: HolderCard(look, one, made.hold) for one in self._holders()}
        for card in self.cards.values():
            across.addWidget(card, 1)
        self.stays = FlagBox(look, tr("Who lost the field stays before the enemy"))
        self.stays.edited.connect(self._let_stay)
        inside = QWidget()
        inside.setProperty("ground", "paper")
        cards = column()
        cards.addLayout(across)
        cards.addSpacing(look.px(12))
        cards.addWidget(self.stays)
        cards.addStretch(1)
        inside.setLayout(cards)
        head = asked(look, tr("Who holds the field?"), made.words.clauses.get("field", ""))
        whole = column(head, self.words, spacing=look.px(8))
        whole.addWidget(scrolling(inside), 1)
        self.setLayout(whole)
        made.changed.connect(self.refresh)
        self.refresh()

    def _holders(self) -> tuple[Holder, ...]:
        return holders(self.made.draft, self.made.consequences, self.made.now.says)

    def refresh(self) -> None:
        """Show what is answered."""
        for one in self._holders():
            self.cards[one.held].show_as(one)
        self.stays.setVisible(self.made.loser_withdraws)
        self.stays.setEnabled(self.made.draft.held_by != "neither")
        self.stays.put(self.made.draft.stays)

    def _let_stay(self) -> None:
        self.made.let_stay(self.stays.answer())

    def enter(self) -> None:
        """Take the keys."""
        self.setFocus()

    def hints(self) -> list[KeyHint]:
        """Give the keys of the step."""
        return [KeyHint(("C", "U", "N"), tr("who holds it")), KeyHint(("Ctrl ↵",), tr("on"))]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key of an answer."""
        for one in self._holders():
            if event.text().upper() == one.key and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.made.hold(one.held)
                return
        super().keyPressEvent(event)
