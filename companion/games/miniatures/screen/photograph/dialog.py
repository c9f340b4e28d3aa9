"""The page of a photograph: the picture with its outlines at the left, the rows at the right, accepted or left."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QProgressBar, QWidget

from companion.desktop.desk.outcome import Refusal
from companion.desktop.dialogs.framed import Framed, is_enter
from companion.desktop.widgets import dropping
from companion.desktop.widgets.buttons import Chip, KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, Strip, column, label, row
from companion.desktop.widgets.rows import RowList, RowModel
from companion.field.photograph.placing import Hand
from companion.field.photograph.vision import INSTALL, can_see, missing
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.photograph.brush import PhotoBrush
from companion.games.miniatures.screen.photograph.reader import Reader, Taken
from companion.games.miniatures.screen.photograph.shown import Shown
from companion.games.miniatures.words import photographed
from companion.games.miniatures.words.photograph_rows import PhotoRow, in_short, rows
from companion.games.miniatures.words.photographed import Compared, Found
from companion.language.tongue import plural, tr

KINDS = (".jpg", ".jpeg", ".png")


class PhotoDialog(Framed):
    """Reads photographs of the table and proposes what they show; nothing is written before it is accepted."""

    def __init__(self, desk: MiniaturesDesk, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, tr("The table, photographed"), parent)
        self.desk = desk
        self.taken: Taken | None = None
        self.compared: Compared | None = None
        self.paths: tuple[Path, ...] = ()
        self._left: frozenset[str] = frozenset()
        self._hands: dict[int, list[Hand]] = {}
        self._seen: frozenset[str] = frozenset()
        self.reader = Reader()
        self.reader.read.connect(self.show_taken)
        self.reader.failed.connect(self._on_failed)
        self.reader.worked.connect(self._on_worked)
        self.folder = QFileSystemWatcher(self)
        self.folder.directoryChanged.connect(self._on_folder)
        self.shown = Shown(look)
        self.shown.pointed.connect(self._on_pointed)
        self.shown.chosen.connect(self._on_disc)
        self.above = Chip(look, tr("as seen from above"), "V")
        self.above.clicked.connect(self.turn_above)
        self.another = KeyButton(look, tr("Photograph …"), "Ctrl O")
        self.another.clicked.connect(self.ask)
        self.watch = KeyButton(look, tr("Watch a folder …"), "W")
        self.watch.clicked.connect(self.ask_folder)
        self.corners = KeyButton(look, tr("Point at the corners"), "Q")
        self.corners.clicked.connect(self.point)
        self.empty = Empty(look, tr("Drop a photograph of the table here"), "Ctrl O")
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("Reading the photograph"))
        self.bar.setFormat(tr("Reading the photograph …"))
        self.bar.hide()
        self.model: RowModel[PhotoRow] = RowModel(lambda one: f"{one.id}-{one.number}", lambda one: one.aloud)
        self.list: RowList[PhotoRow] = RowList(look, self.model, PhotoBrush())
        self.list.setAccessibleName(tr("What the photograph shows"))
        self.list.setMinimumWidth(look.px(360))
        self.list.selectionModel().currentChanged.connect(self._on_row)
        self.note, self.legend, self.state = label("", "small"), label("", "hint"), label(tr("Nothing is written yet."))
        for words in (self.note, self.legend, self.state):
            words.setWordWrap(True)
        self.strip = Strip(look)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(tr("reason for an override, for the journal"))
        self.reason.setAccessibleName(tr("Reason"))
        self.accept_all = KeyButton(look, tr("Accept those that may"), "↵", primary=True)
        self.accept_all.clicked.connect(self.take_all)
        self.accept_one = KeyButton(look, tr("Accept this one"), tr("Space"))
        self.accept_one.clicked.connect(self.take_one)
        self.override = KeyButton(look, tr("Accept it anyway"), "O")
        self.override.clicked.connect(self.take_anyway)
        self.leave = KeyButton(look, tr("Leave it out"), "Del")
        self.leave.clicked.connect(self.leave_out)
        self.discard = KeyButton(look, tr("Discard"), "Esc")
        self.discard.clicked.connect(self.reject)
        self._lay_out()
        self.setAcceptDrops(True)
        desk.changed.connect(self._on_change)
        self.resize(look.px(1180), look.px(660))
        self.stand(look.places, "photograph")
        if not can_see():
            self.strip.tell(tr("{what}: type {line}", what=missing(), line=INSTALL))
        self.refresh()
        self.list.setFocus()

    def _lay_out(self) -> None:
        tools = row(self.another, self.watch)
        tools.addStretch(1)
        more = row(self.corners, self.above)
        more.addStretch(1)
        left = column(spacing=self.look.px(6))
        left.addLayout(tools)
        left.addLayout(more)
        left.addWidget(self.empty, 1)
        left.addWidget(self.shown, 1)
        left.addWidget(self.bar)
        left.addWidget(self.legend)
        right = column(self.note, self.list, self.strip, self.state, spacing=self.look.px(6))
        right.setStretchFactor(self.list, 1)
        right.addLayout(row(self.accept_all, self.accept_one))
        right.addLayout(row(self.override, self.leave, self.discard))
        right.addWidget(self.reason)
        both = QHBoxLayout()
        both.setSpacing(self.look.px(14))
        both.addLayout(left, 5)
        both.addLayout(right, 4)
        self.lines.addLayout(both, 1)

    # ---- reading

    def ask(self) -> None:
        """Choose photographs; what was read before stays beside them."""
        kinds = tr("Photographs (*.jpg *.jpeg *.png)")
        names, _ = QFileDialog.getOpenFileNames(self, tr("Photographs of the table"), "", kinds)
        self.add([Path(name) for name in names])

    def ask_folder(self) -> None:
        """Choose a folder; what comes into it is read."""
        name = QFileDialog.getExistingDirectory(self, tr("Watch a folder for photographs"))
        if name:
            if there := self.folder.directories():
                self.folder.removePaths(there)
            self.folder.addPath(name)
            self._seen = frozenset(self._pictures(name))
            self.state.setText(tr("Watching {folder}: the next photograph in it is read.", folder=name))

    def _pictures(self, folder: str) -> list[str]:
        return [str(one) for one in Path(folder).glob("*") if one.suffix.lower() in KINDS]

    def _on_folder(self, folder: str) -> None:
        here = self._pictures(folder)
        fresh = [Path(one) for one in here if one not in self._seen]
        self._seen = frozenset(here)
        if fresh:
            # A table is photographed anew: what was seen an hour ago is not joined with it.
            self.paths = ()
            self.add(fresh)

    def add(self, paths: Sequence[Path]) -> None:
        """Read photographs beside those that were read already."""
        if not paths:
            return
        self.paths = (*self.paths, *(one for one in paths if one not in self.paths))
        self.shown.open(self.paths[-1])
        self.read()

    def read(self) -> None:
        """Read all photographs that are open."""
        self.strip.tell("")
        self._order()

    def _order(self) -> None:
        self.bar.setRange(0, 100)
        self.bar.setValue(0)
        self.bar.show()
        self.reader.order(self.paths, photographed.known(self.desk.session), self._hands)
        self.state.setText(tr("Reading the photograph …"))
        self.refresh()

    def _on_worked(self, share: float) -> None:
        self.bar.setValue(round(100 * share))

    def _on_failed(self, words: str, at: Path | None) -> None:
        self.bar.hide()
        self.strip.tell(words)
        self.state.setText(tr("Nothing is written."))
        if at is not None:
            self._drop(at)
        self.refresh()

    def _drop(self, path: Path) -> None:
        """Put a file away that is no photograph, or it would spoil what is read beside it; read the others."""
        kept = [nth for nth, one in enumerate(self.paths) if one != path]
        self._hands = {nth: self._hands[was] for nth, was in enumerate(kept) if was in self._hands}
        self.paths = tuple(self.paths[nth] for nth in kept)
        if not self.paths:
            self.shown.clear()
            return
        self.shown.open(self.paths[-1])
        if self.taken is None or self.taken.paths != self.paths:
            self._order()

    def show_taken(self, taken: Taken) -> None:
        """Show what was read."""
        self.taken, self.paths, self._left = taken, taken.paths, frozenset()
        self.bar.hide()
        self.state.setText(tr("Nothing is written yet."))
        self.refresh()
        self.list.setFocus()
        if self.model.rowCount() and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0))

    def _on_change(self, _: object) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Compare what was read with the game as it is now."""
        session, taken = self.desk.session, self.taken
        self.empty.setVisible(not self.paths)
        self.shown.setVisible(bool(self.paths))
        if taken is None:
            self.note.setText(tr("What photographs show is listed here, unit by unit."))
            self._tell()
            return
        self.compared = photographed.compared(session, taken.reading)
        here = rows(self.desk.view, self.compared, self._left)
        self.model.show(here)
        stood = photographed.known(session).stood
        field = self.desk.view.field
        named = {name: stood[one.tag] for name, one in field.tags.items() if one.tag in stood}
        if taken.paths == self.paths:  # else another picture is in view, and still being read
            self.shown.show_rows(here, taken.reading, len(self.paths) - 1, named)
        self.note.setText(in_short(self.compared))
        corners = plural(len(self.compared.corners), "{n} corner card found", "{n} corner cards found")
        self.legend.setText(
            tr(
                "{corners}. Dashed: where a unit stood that was not found; dotted: a tag without a unit.",
                corners=corners,
            )
        )
        self._tell()

    def _tell(self) -> None:
        """Say on the buttons what they do, or why they do nothing."""
        may = len(self._may())
        none = tr("nothing to accept")
        self.accept_all.tell(
            plural(may, "Accept the one that may", "Accept the {n} that may") if may else tr("Accept those that may"),
            "" if may else none,
        )
        lit = self.list.current()
        found = lit.found if lit is not None else None
        self.accept_one.tell(tr("Accept this one"), "" if found is not None and found.allowed else none)
        self.override.tell(tr("Accept it anyway"), "" if found is not None else none)
        self.leave.tell(tr("Leave it out"), "" if found is not None else none)
        none = tr("no photograph is open")
        self.corners.tell(tr("Point at the corners"), "" if self.paths else none)
        unread = tr("this photograph is not read") if self.paths else none
        self.above.tell(tr("as seen from above"), "" if self.taken is not None else unread)

    # ---- accepting

    def _may(self) -> tuple[Found, ...]:
        if self.compared is None:
            return ()
        return tuple(one for one in photographed.accepted(self.compared) if one.unit not in self._left)

    def take_all(self) -> None:
        """Record all that may and are sure, as one entry."""
        self._record(self._may())

    def take_one(self) -> None:
        """Record the lit row."""
        lit = self.list.current()
        if lit is not None and lit.found is not None and lit.found.allowed:
            self._record((lit.found,))

    def take_anyway(self) -> None:
        """Record the lit row, whatever the rules say: with a reason."""
        lit, why = self.list.current(), self.reason.text().strip()
        if lit is None or lit.found is None or self.compared is None:
            return
        if not why:
            self.strip.tell(tr("an override wants a reason"))
            self.reason.setFocus()
            return
        every = photographed.accepted(self.compared, every=True)
        self._record(tuple(one for one in every if one.unit == lit.id), why)

    def leave_out(self) -> None:
        """Leave the lit row out: the unit is put back, or stays where the game has it."""
        lit = self.list.current()
        if lit is not None and lit.found is not None:
            self._left |= {lit.id}
            self.refresh()

    def _record(self, those: Sequence[Found], because: str = "") -> None:
        orders = photographed.orders(those, because)
        if not orders:
            return
        self.strip.tell("")
        outcome = self.desk.do(*orders, label=photographed.label(those))
        if isinstance(outcome, Refusal):
            self.strip.tell(outcome.text, outcome.reasons)
            return
        self.reason.clear()
        done = plural(len(those), "{n} unit is recorded as it stands", "{n} units are recorded as they stand")
        self.state.setText(tr("{done}: one entry, Ctrl Z takes it back.", done=done))

    # ---- looking, pointing

    def turn_above(self) -> None:
        """Show the table as seen from above, or as it was taken."""
        self.shown.from_above = not self.shown.from_above and self.taken is not None
        self.shown.update()

    def point(self) -> None:
        """Point at the table's corners, one after another from the south-west against the clock."""
        if not self.paths:
            return
        self.shown.points, self.shown.from_above = True, False
        self.shown.hands.clear()
        self._hands.pop(len(self.paths) - 1, None)
        self._next_corner()

    def _next_corner(self) -> None:
        names = (tr("south-west corner"), tr("south-east corner"), tr("north-east corner"), tr("north-west corner"))
        done = len(self.shown.hands)
        if done < len(names):
            self.state.setText(tr("Click on the table's {corner}.", corner=names[done]))
            return
        self.shown.points = False
        self.read()

    def _on_pointed(self, x: float, y: float) -> None:
        wide, tall = self.desk.view.field.extent
        place = ((0.0, 0.0), (wide, 0.0), (wide, tall), (0.0, tall))[len(self.shown.hands)]
        self.shown.hands.append((x, y))
        self._hands.setdefault(len(self.paths) - 1, []).append(Hand(place, (x, y)))
        self.shown.update()
        self._next_corner()

    def _on_row(self, *_: object) -> None:
        lit = self.list.current()
        self.shown.lit = "" if lit is None else lit.id
        self.shown.update()
        self._tell()

    def _on_disc(self, name: str) -> None:
        for nth, one in enumerate(self.model.rows()):
            if one.id == name:
                self.list.setCurrentIndex(self.model.index(nth))

    # ---- keys, drops, leaving

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the page; while a reason is typed they are letters."""
        typing = self.focusWidget() is self.reason
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        acts = {
            Qt.Key.Key_Space: self.take_one,
            Qt.Key.Key_Delete: self.leave_out,
            Qt.Key.Key_B: self.leave_out,
            Qt.Key.Key_O: self.ask if control else self.take_anyway,
            Qt.Key.Key_Q: self.point,
            Qt.Key.Key_V: self.turn_above,
            Qt.Key.Key_P: self.turn_above,
            Qt.Key.Key_W: self.ask_folder,
        }
        on = self.focusWidget()
        if is_enter(event):
            if typing:
                self.take_anyway()
            elif isinstance(on, KeyButton):
                on.click()
            else:
                self.take_all()
        elif not typing and (act := acts.get(Qt.Key(event.key()))) is not None:
            act()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome photographs."""
        if any(one.suffix.lower() in KINDS for one in dropping.files(event)):
            dropping.welcome(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Read what was dropped."""
        self.add([one for one in dropping.files(event) if one.suffix.lower() in KINDS])

    def done(self, result: int) -> None:
        """Stop reading, and go."""
        self.reader.close()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop reading, and go."""
        self.reader.close()
        super().closeEvent(event)
