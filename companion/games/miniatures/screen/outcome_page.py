"""The page of a step that has ended: everything that came of it, until F8 or a key that is none of its own."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from companion.desktop.desk.panel import KeyHint, digit, letter
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label, row
from companion.desktop.widgets.rows import RowList, RowModel
from companion.desktop.widgets.wrapping import Wrapping
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.outcome_rows import PageBrush, PageRow, lines
from companion.games.miniatures.screen.work.work import Work
from companion.games.miniatures.words import outcome_page
from companion.games.miniatures.words.outcome_page import Ended, Page
from companion.language.tongue import tr

LEAVING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
CHORDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
STOPS = ("roll", "came", "calm")
"""Lines on which the light stops."""


class OutcomePage(Work):
    """Stands in the place of the work until one goes on; nothing of it is the game's, and no tick bars the way."""

    left = Signal()
    """One goes on to the step that has begun."""
    amend = Signal(int)
    """An entry is to be mended."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__(desk, look)
        self.shown: Page | None = None
        self._step: Ended | None = None
        brush = PageBrush()
        self.model: RowModel[PageRow] = RowModel(lambda one: one.nth, brush.aloud)
        self.list: RowList[PageRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("What the step did"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.clicked.connect(lambda index: self._clicked(self.model.row(index)))
        self.list.picked.connect(self._point)
        outer = self.layout()
        assert isinstance(outer, QVBoxLayout)
        outer.replaceWidget(self.area, self.list)
        outer.setStretchFactor(self.list, 1)
        self.area.hide()
        self._make_foot()

    def _make_foot(self) -> None:
        look = self.look
        self.back = KeyButton(look, tr("Take it back"), "Ctrl Z")
        self.back.clicked.connect(self.desk.undo)
        self.mend = KeyButton(look, tr("Amend the die"), "E")
        self.mend.clicked.connect(self._mend)
        self.override = KeyButton(look, tr("Override"), "O")
        self.override.clicked.connect(self._override)
        acts = Wrapping(look)
        acts.hold((self.back, self.mend, self.override))
        self.said = label("", "small")
        self.said.setWordWrap(True)
        self.all = KeyButton(look, tr("Tick all"), "Shift Space")
        self.all.clicked.connect(self._tick_all)
        self.on = KeyButton(look, tr("Next"), "F8", primary=True)
        self.on.clicked.connect(self.left)
        foot = row(self.said, self.all, self.on, spacing=look.px(12))
        foot.setStretch(0, 1)
        self.pinned.addWidget(acts)
        self.pinned.addLayout(foot)

    # ---- what it shows

    @property
    def stands(self) -> bool:
        """Whether it tells of a step."""
        return self.shown is not None

    def tell(self, step: Ended | None) -> bool:
        """Tell of a step that has ended, of none where there is nothing to tell; gives whether it tells of one."""
        then = self.desk.then(step) if step is not None else None
        made = None
        if step is not None and then is not None:
            made = outcome_page.page(self.desk.rules, then, self.desk.view, self.desk.log, step)
        if made is not None and self._step is not None and step is not None and step.key != self._step.key:
            self.list.choose(None)
        self.shown, self._step = made, step if made is not None else None
        if made is not None:
            self._show(made)
        return made is not None

    def look_again(self) -> bool:
        """Tell of the same step as it stands now; false where it has not ended any more."""
        now = outcome_page.ended(self.desk.log)
        same = now is not None and self._step is not None and now.key == self._step.key
        return self.tell(now if same else None)

    def _show(self, page: Page) -> None:
        self.heading.tell(page.title, page.clause, "F1" if page.clause else "")
        self.model.show(lines(page))
        if self.list.current() is None:
            first = next((one for one in self.model.rows() if one.kind in STOPS), None)
            self.list.choose(None if first is None else first.nth)
        self.said.setText(outcome_page.open_acts(page))
        self.on.tell(tr("Next: {step}", step=page.next))
        nothing_open = tr("nothing is left to tick")
        self.all.tell(tr("Tick all"), "" if self._open() else nothing_open)
        self.all.setVisible(any(one.act for one in page.rows))
        self._show_acts()
        self.setAccessibleName(outcome_page.aloud(page))
        self.keys_changed.emit()

    def _show_acts(self) -> None:
        lit, locked = self.list.current(), self.desk.session.read_only or ""
        of_page = self.shown.clause if self.shown is not None else ""
        self.clause = lit.clause if lit is not None and lit.clause else of_page
        self.back.tell(tr("Take it back"), locked)
        self.mend.tell(tr("Amend the die"), locked or ("" if lit is not None and lit.entry else tr("no roll is lit")))
        self.override.tell(tr("Override"), locked)

    def refresh(self) -> None:
        """Show the page as it is."""

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        count = max((one.key for one in self.model.rows()), default=0)
        found = [KeyHint(("Space",), tr("tick the next act"))] if self._open() else []
        found += [KeyHint(("1", "–", str(count)) if count > 1 else ("1",), tr("tick one"))] if count else []
        walk = [KeyHint(("↑", "↓"), tr("roll"))] if self.model.rowCount() > 1 else []
        mend = [KeyHint(("E",), tr("amend the die")), KeyHint(("O",), tr("override"))]
        return [*found, *walk, *mend, KeyHint(("Ctrl Z",), tr("undo")), KeyHint(("F8",), tr("go on"))]

    def now(self) -> str:
        """Say what is told, for the board across the table."""
        return self.shown.title if self.shown is not None else ""

    # ---- what is done

    def _open(self) -> list[int]:
        """Give the acts that are not ticked yet, from the top."""
        return [one.act for one in self.shown.rows if one.act and not one.done] if self.shown is not None else []

    def _tick_all(self) -> None:
        if those := self._open():
            self.desk.tick(those, done=True)

    def _tick(self, found: PageRow | None) -> None:
        if found is not None and found.came is not None and found.came.act:
            self.desk.tick([found.came.act], done=not found.came.done)

    def _clicked(self, found: PageRow) -> None:
        self._tick(found)
        self.setFocus()

    def _point(self, found: PageRow) -> None:
        if found.unit:
            self.desk.point_at(found.unit)
        self._show_acts()

    def _mend(self) -> None:
        lit = self.list.current()
        if lit is not None and lit.entry:
            self.amend.emit(lit.entry)
        else:
            self.refuse(tr("no roll is lit"))

    def _override(self) -> None:
        lit = self.list.current()
        self.form_asked.emit("override", {"target": lit.unit} if lit is not None and lit.unit else {})

    def _walk(self, by: int) -> None:
        stops = [nth for nth, one in enumerate(self.model.rows()) if one.kind in STOPS]
        here = self.list.currentIndex().row()
        later = [nth for nth in stops if nth > here] if by > 0 else [nth for nth in reversed(stops) if nth < here]
        if later:
            self.list.setCurrentIndex(self.model.index(later[0]))
        else:  # the ends of the page have lines on which the light does not stop
            bar = self.list.verticalScrollBar()
            bar.setValue(bar.maximum() if by > 0 else bar.minimum())

    def on_key(self, event: QKeyEvent) -> bool:
        """Tick, walk, mend, set by hand; any other key goes on."""
        key, number = event.key(), digit(event)
        if key == Qt.Key.Key_Space:
            still_open = self._open()
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._tick_all()
            elif still_open:
                self.desk.tick(still_open[:1], done=True)
        elif number is not None:
            self._tick(next((one for one in self.model.rows() if number and one.key == number), None))
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._walk(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            bar = self.list.verticalScrollBar()
            bar.setValue(bar.value() + (bar.pageStep() if key == Qt.Key.Key_PageDown else -bar.pageStep()))
        elif letter(event) == "E":
            self._mend()
        elif letter(event) == "O":
            self._override()
        else:
            goes_on = key in LEAVING or (bool(event.text()) and not event.modifiers() & CHORDS and letter(event) != "H")
            if goes_on:
                self.left.emit()
            return goes_on
        return True

    def select(self, name: str) -> None:
        """Look at whom the list shows; who is taken for the work is taken by the work that comes back."""
        self.desk.point_at(name)
