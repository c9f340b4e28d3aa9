"""The laptop changes hands: whose turn it is to look, and nothing of either side."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, label
from companion.language.tongue import tr
from companion.language.words import side_words


class Cover(QWidget):
    """One sentence and one button."""

    taken = Signal()
    """The person who is waited for sits here now."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setObjectName("cover")
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.heading = Heading(look, "")
        self.words = label("")
        self.words.setWordWrap(True)
        self.button = KeyButton(look, "", "F9", primary=True)
        self.button.clicked.connect(self.taken)
        self.middle = QWidget()
        self.middle.setFixedWidth(look.px(520))
        lines = QVBoxLayout(self.middle)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(look.px(12))
        for one in (self.heading, self.words, self.button):
            lines.addWidget(one)
        whole = QVBoxLayout(self)
        whole.addStretch(2)
        whole.addWidget(self.middle, 0, Qt.AlignmentFlag.AlignHCenter)
        whole.addStretch(3)

    def ask_for(self, side: str) -> None:
        """Ask for a side's commander."""
        self.heading.tell(tr("Hand over the laptop"), tr("{side} phase", side=side_words(side)))
        self.words.setText(
            tr(
                "The {side} commander takes the laptop now. "
                "What either side knows is shown only when the button is pressed.",
                side=side_words(side),
            )
        )
        self.words.setMinimumHeight(self.words.heightForWidth(self.middle.width()))
        self.button.tell(tr("I am the {side} commander", side=side_words(side)))
