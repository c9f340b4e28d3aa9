"""Who fights in a combat and who supports: units with the letter that adds each, leaves it out, takes it in again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from companion.desktop.desk.panel import KeyHint, letter
from companion.desktop.widgets.look import Look
from companion.drawing import marks
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work.charge_answers import ChargeAnswers
from companion.games.miniatures.screen.work.hints import Picker
from companion.games.miniatures.screen.work.pick import PickGrid, PickItem
from companion.games.miniatures.screen.work.place import moment_of
from companion.games.miniatures.words.charge import Contact
from companion.language.tongue import tr

Who = Literal["attacker", "defender", "supporter"]
SIDE_KEYS: dict[str, Who] = {"A": "attacker", "E": "defender", "S": "supporter"}
"""The letters that open a list; the same closes it."""


class LineUp(QWidget):
    """The list of one side of the combat on the panel, open while somebody picks.

    Contact links combats by itself, so that a unit is added by saying whom it touches, which the journal keeps; one
    that is left out is so by agreement of the players, for this roll.
    """

    def __init__(self, desk: MiniaturesDesk, look: Look, answers: ChargeAnswers, changed: Callable[[], object]) -> None:
        super().__init__()
        self.desk, self.answers, self._changed = desk, answers, changed
        self.who: Who | None = None
        self.contact: Contact | None = None
        self.picker = Picker()
        self.grid = PickGrid(look, self.pick)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.grid)
        self.hide()

    def offer(self, contact: Contact | None) -> None:
        """Show the list of the chosen side for a combat; none for no combat."""
        was, self.contact = self.contact, contact
        # Another combat has its own list, for who asks for it: nobody did when the one before was rolled.
        another = was is not None and contact is not None and set(was.attackers).isdisjoint(contact.attackers)
        if contact is None or another:
            self.who = None
        self.setVisible(self.who is not None)
        if self.who is None or contact is None:
            return
        there = self._there(contact)
        out = self.answers.left_out(contact)
        hint = self.picker.offer([one.id for one in there], "".join(SIDE_KEYS), (self.who, moment_of(self.desk.view)))
        inside = self._inside(contact)
        heads = {
            "attacker": (tr("Who attacks here?"), tr("fights")),
            "defender": (tr("Who defends here?"), tr("fights")),
            "supporter": (tr("Who is near enough to support?"), tr("supports")),
        }
        head, does = heads[self.who]
        items = [
            PickItem(
                one.id,
                hint[one.id],
                one.name,
                one.side,
                marks.pips(one),
                one.state,
                marks.marks(one),
                tr("left out") if one.id in out else does if one.id in inside else "",
            )
            for one in there
        ]
        self.grid.show_items(items, head=head)

    def _inside(self, contact: Contact) -> tuple[str, ...]:
        """Give who is in it already, of those whom the list is about."""
        match self.who:
            case "supporter":
                return self.answers.supporters(contact)
            case "attacker":
                return contact.attackers
            case _:
                return contact.defenders

    def _there(self, contact: Contact) -> list[Any]:
        """Give who may fight on the side, enemies on the table or own units that have charged, or may support."""
        view = self.desk.view
        if self.who == "supporter":
            return list(self.answers.may_support(contact))
        fighting = {name for one in view.combats for name in (*one.attackers, *one.defenders)}
        found = [one for one in view.units if one.status == "on-table" and one.id not in fighting]
        if self.who == "defender":
            return [one for one in found if one.side != view.player_turn]
        return [one for one in found if one.side == view.player_turn and one.charges]

    def pick(self, name: str) -> None:
        """Add a unit to the combat, leave it out, or take it in again."""
        if self.contact is None or self.who is None:
            return
        if self.who == "supporter":
            self.answers.support(self.contact, name)
        elif name in (*self.contact.attackers, *self.contact.defenders):
            self.answers.leave_out(self.contact, name)
        elif self.who == "defender":
            self.desk.do(cmd.Touch(self.contact.attackers[0], (name,)))
        else:
            self.desk.do(cmd.Touch(name, self.contact.defenders[:1]))
        self._changed()

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        if self.who is not None:
            return [KeyHint(("A", "–", "Z"), tr("add or leave out")), KeyHint(("Esc",), tr("close the list"))]
        return [
            KeyHint(("A",), tr("attackers")),
            KeyHint(("E",), tr("defenders")),
            KeyHint(("S",), tr("supporters")),
        ]

    def on_key(self, event: QKeyEvent) -> bool:
        """A, E and S open and close the lists; in one, a letter picks and Esc closes."""
        pressed = letter(event)
        if pressed in SIDE_KEYS and self.contact is not None:
            self.who = None if self.who == SIDE_KEYS[pressed] else SIDE_KEYS[pressed]
            self._changed()
            return True
        if self.who is None:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self.who = None
            self._changed()
            return True
        meant, name = self.picker.press(pressed) if pressed else (False, "")
        if name:
            self.pick(name)
        return meant
