"""Editing an entry from its line in the journal, with a preview of everything that it changes.

Its dice are typed anew; where the game offers a form, the act itself is changed, another is put before it, or it is
struck out. The preview stands beside: what is wanted, skipped, put in, changed, kept and not used any more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QVBoxLayout, QWidget

from companion.desktop.desk.desk import AnyDesk
from companion.desktop.desk.outcome import Refusal
from companion.desktop.dialogs.amend_answers import WaitsOf
from companion.desktop.dialogs.amend_asking import Answering
from companion.desktop.dialogs.amend_face import SIZE, DieRow
from companion.desktop.dialogs.amend_preview import page
from companion.desktop.dialogs.amend_trial import MENDS_DICE, Trial, Typed, trial
from companion.desktop.dialogs.framed import is_enter
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, Strip, label, row
from companion.desktop.widgets.plain import window_title
from companion.desktop.widgets.reader import Reader
from companion.kernel.amending import Edit
from companion.language.messages import told
from companion.language.tongue import plural, tr
from companion.language.words import capital
from companion.rows.amend_rows import rows, sentence_lines

ROWS = 4
"""So many dice are shown before they scroll."""


Ask = Callable[["AmendDialog", bool], object]
"""(dialog, whether another act comes before its entry) -> opens the form of an act, which is given to `put`."""


class Ways(NamedTuple):
    """How the acts of a game are given within an amendment."""

    ask: Ask
    nothing: Callable[[AmendDialog], str] = lambda _: ""
    """(dialog) -> why its entry's act has nothing to be filled in, "" where it has."""
    waits: WaitsOf | None = None
    """What gives the questions that wait; None where none is answered here."""


class AmendDialog(Standing, QDialog):
    """The dice of an entry, each to be typed anew; and the entry itself, where the game has a form for it."""

    def __init__(
        self,
        desk: AnyDesk,
        look: Look,
        entry: int,
        parent: QWidget | None = None,
        *,
        ways: Ways | None = None,
        draws: bool = False,
    ) -> None:
        """Take the entry, and how acts are given; with `draws` its chances are drawn and no dice that anybody types."""
        super().__init__(parent)
        self.desk, self.look, self.entry = desk, look, entry
        self._ways, self._edit, self._draws = ways, MENDS_DICE, draws
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = tr("Mend entry {n}", n=entry) if ways is not None else tr("Mend a die of entry {n}", n=entry)
        self.setWindowTitle(window_title(title))
        # By place and purpose: a typed face comes back when another die is put back as it was and the same throw is
        # asked again.
        self._typed: Typed = {}
        self._applying = False
        self.trial: Trial | None = None
        self.strip = Strip(look)
        self.words, self.sentences = label(""), label("", "small")
        for one in (self.words, self.sentences):
            one.setWordWrap(True)
        self.dice: list[DieRow] = []
        self._build(title)
        desk.changed.connect(self._on_change)
        look.changed.connect(self._dress)
        self._dress()
        self.resize(look.px(600), look.px(520))
        self.stand(look.places, "mend")
        self.refresh()
        if self.dice:
            self.dice[0].face.setFocus()

    def _build(self, title: str) -> None:
        look = self.look
        inside = QWidget()
        inside.setProperty("ground", "paper")
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        self.preview = Reader(tr("What it changes"))
        self.preview.setTabChangesFocus(True)
        self.apply = KeyButton(look, tr("Mend"), "↵", primary=True)
        self.apply.clicked.connect(self.accept)
        self.cancel = KeyButton(look, tr("Cancel"), "Esc")
        self.cancel.clicked.connect(self.reject)
        self.change = KeyButton(look, tr("Change the act …"), "F2")
        self.change.clicked.connect(self._change)
        self.before = KeyButton(look, tr("Put an act before it …"), "F3")
        self.before.clicked.connect(self._precede)
        self.strike = KeyButton(look, tr("Strike it out"), "F8")
        self.strike.clicked.connect(self._strike_or_not)
        self._edits = row(self.change, self.before, self.strike)
        for one in (self.change, self.before):
            one.setVisible(self._ways is not None)
        self.answer = Answering(look, None if self._ways is None else self._ways.waits)
        self.answer.answered.connect(self._on_answer)
        self.lines = QVBoxLayout(self)
        heading = Heading(look, title)
        self.what = label(tr("What it changes"), "label")
        for part in (
            heading,
            self.words,
            self.sentences,
            self._scroll,
            self.what,
            self.preview,
            self.answer,
            self.strip,
        ):
            self.lines.addWidget(part)
        self.lines.setStretch(self.lines.indexOf(self.preview), 1)
        self._keys = row(self.apply, self.cancel)
        self._keys.setStretch(0, 1)
        self.lines.insertLayout(3, self._edits)
        self.lines.addLayout(self._keys)

    def _dress(self) -> None:
        px = self.look.px
        self.lines.setContentsMargins(px(16), px(12), px(16), px(12))
        self.lines.setSpacing(px(8))
        self._column.setSpacing(px(6))
        self._keys.setSpacing(px(8))
        self._edits.setSpacing(px(8))
        self.words.setFont(self.look.font("body", bold=True))
        self._fit()
        if self.trial is not None:
            self._show_trial(self.trial)

    def _fit(self) -> None:
        shown = max(1, min(ROWS, len(self.dice)))
        self._scroll.setVisible(bool(self.dice))
        self._scroll.setFixedHeight(shown * self.look.px(SIZE + 8) + (shown - 1) * self.look.px(6))

    # ---- what stands there

    def _line(self) -> Any:
        return next((one for one in self.desk.session.log() if one.entry == self.entry), None)

    def line(self) -> Any:
        """Give the entry's line; it stands in the journal while its dialog can be worked with."""
        line = self._line()
        assert line is not None
        return line

    @property
    def commands(self) -> tuple[Any, ...]:
        """The entry's commands as they would be now: its own, or those that were put in their place here."""
        put = self._edit.commands if self._edit.how == "replace" else None
        return tuple(self.line().commands) if put is None else put

    def faces(self) -> tuple[int, ...]:
        """Give the faces as they stand in the fields."""
        return self.trial.faces if self.trial is not None else ()

    def type_face(self, place: int, face: int) -> None:
        """Enter a face; 0 puts back what was there."""
        one = self.dice[place]
        key = (one.entry, place - sum(other.entry != one.entry for other in self.dice[:place]), one.face.purpose)
        if face:
            self._typed[key] = face
        else:
            self._typed.pop(key, None)
        self.refresh()
        waiting = next((other.face for other in self.dice if other.face.face is None), None)
        if waiting is not None and face:
            waiting.setFocus()

    def refresh(self) -> None:
        """Decide the entry again in memory and tell what comes out otherwise."""
        line = self._line()
        if line is None or not line.current or line.parent is None or not (line.dice or self._edited or self._ways):
            self._nothing(line)
            return
        nothing = "" if self._edited or self._ways is None else self._ways.nothing(self)
        self.change.tell(tr("Change the act …"), nothing if line.commands else tr("nothing was done in it"))
        self.words.setText(told(line.label))
        self.sentences.setText("\n".join(sentence_lines(self.desk.session.kind, self.desk.view, line)))
        if not self._edited and (self._draws or not line.dice):
            self._untouched()
            return
        self.trial = trial(self.desk, line, self._typed, self._edit, self.answer.put_at)
        if self.trial.refusal and self.answer.put_at:  # another die, and the question is another or comes no more
            self.answer.forget()
            self.trial = trial(self.desk, line, self._typed, self._edit)
        self.answer.look_for(self.desk.session, self.entry, self.trial)
        self._show_trial(self.trial)

    @property
    def _edited(self) -> bool:
        """Whether more than dice is edited."""
        return self._edit != MENDS_DICE

    def _untouched(self) -> None:
        """Show an entry without dice of which nothing is changed yet."""
        self.trial = None
        self._fill(Trial((), None, MENDS_DICE))
        self.answer.show_coming(None)
        self.strip.tell("")
        self.preview.setPlainText(self._what_can_be_done())
        self.apply.tell(tr("Mend"), tr("nothing is changed yet"))

    def _what_can_be_done(self) -> str:
        if self._ways is None:
            return ""
        if not self.change.isEnabled():
            why = capital(self.change.reason)
            return tr(
                "{why}. F3 puts a forgotten act before it; F8 strikes it out, and what followed is then played "
                "without it.",
                why=why,
            )
        return tr(
            "F2 opens the act as it was given, F3 puts a forgotten one before it, F8 strikes it out. What comes of "
            "it stands here before anything is written."
        )

    # ---- the act itself

    def _change(self) -> None:
        """Open the form of the act, as it was given."""
        if self._ways is not None:
            self._ways.ask(self, False)

    def _precede(self) -> None:
        """Open the form of an act that comes before it."""
        if self._ways is not None:
            self._ways.ask(self, True)

    def put(self, commands: tuple[Any, ...], *, before: bool) -> None:
        """Take commands that come in the place of the entry's, which keeps its dice, or before it."""
        self._take(Edit(how="insert", commands=commands) if before else Edit(commands=commands, own_dice=True))

    def _strike_or_not(self) -> None:
        self._take(MENDS_DICE if self._edit.how == "delete" else Edit(how="delete"))

    def _take(self, edit: Edit) -> None:
        self._edit = edit
        self.answer.forget()
        self._typed.clear()
        struck = edit.how == "delete"
        self.strike.tell(tr("Leave it in") if struck else tr("Strike it out"))
        self.refresh()
        waiting = next((one.face for one in self.dice if one.face.face is None), None)
        (waiting or self.apply).setFocus()

    def _on_answer(self) -> None:
        self.refresh()
        (self.answer if self.answer.coming is not None else self.apply).setFocus()

    def _nothing(self, line: Any) -> None:
        """Tell that there is nothing to mend, or no longer."""
        self.trial = None
        self.answer.show_coming(None)
        for one in self.dice:
            one.setEnabled(False)
        words = tr("it is no longer on the present line of the game")
        if line is not None and line.current:
            words = tr("it is the start of the game") if line.parent is None else tr("no die was thrown in it")
        self.preview.setPlainText("")
        self.strip.tell(tr("Entry {n} cannot be mended: {why}", n=self.entry, why=words))
        self.apply.tell(tr("Mend"), words)

    def _show_trial(self, found: Trial) -> None:
        self._fill(found)
        self.strip.tell(found.refusal, found.reasons)
        skipped = len(found.found.skipped) if found.found is not None else 0
        mend = (
            plural(skipped, "Mend, leaving out {n} entry", "Mend, leaving out {n} entries") if skipped else tr("Mend")
        )
        self.apply.tell(mend, self._why_not(found))
        line = self._line()
        if found.found is None or line is None:
            self.preview.setPlainText("" if found.refusal else tr("Type the face of the die that waits."))
            return
        later = [one for one in self.desk.session.log() if one.current and one.entry >= self.entry]
        changes = rows(self.desk.session.kind, self.desk.view, found.found, later)
        self.preview.setHtml(page(self.look, [*self.answer.rows(), *changes]))

    def _why_not(self, found: Trial) -> str:
        if self.desk.session.read_only:
            return self.desk.session.read_only
        if found.refusal:
            return tr("it is refused")
        if found.waits:
            return tr("a die waits for its face")
        return "" if found.changed else tr("nothing is changed yet")

    def _fill(self, found: Trial) -> None:
        """Show the dice; a row stays where it is, so that the keys do not wander."""
        while len(self.dice) > len(found.dice):
            gone = self.dice.pop()
            if gone.face.hasFocus() and self.dice:
                self.dice[-1].face.setFocus()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.dice) < len(found.dice):
            place = len(self.dice)
            made = DieRow(self.look, place)
            made.typed.connect(self.type_face)
            self._column.insertWidget(place, made)
            self.dice.append(made)
        for one, die in zip(self.dice, found.dice, strict=True):
            one.setEnabled(True)
            one.entry = die.entry
            one.tell(die)
        self._fit()

    # ---- what happens

    def _on_change(self, *_: object) -> None:
        if self.desk.session.seat != "referee":  # what is the referee's goes with his seat
            self.reject()
        elif not self._applying:
            self.refresh()

    def accept(self) -> None:
        """Mend it: one step, the old line stays as a branch."""
        if not self.apply.isEnabled() or self.trial is None:
            return
        self._applying = True
        outcome = self.desk.amend(self.entry, edit=self.trial.edit)
        self._applying = False
        if isinstance(outcome, Refusal):
            self.strip.tell(outcome.text, outcome.reasons)
        else:
            super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter mends; F2, F3 and F8 change the act, put one before it and strike it out; F4 answers what is asked."""
        if is_enter(event):
            self.accept()
            return
        edits = {
            Qt.Key.Key_F2: self.change,
            Qt.Key.Key_F3: self.before,
            Qt.Key.Key_F4: self.answer,
            Qt.Key.Key_F8: self.strike,
        }
        if (button := edits.get(Qt.Key(event.key()))) is not None:
            if button.isVisible() and button.isEnabled():
                button.click()
            return
        super().keyPressEvent(event)
