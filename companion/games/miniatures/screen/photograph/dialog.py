"""The page of a photograph: the picture with its outlines at the left, the rows at the right, accepted or left."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from companion.desktop.dialogs.framed import Framed, is_enter
from companion.desktop.widgets import dropping
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.field.photograph.placing import Hand
from companion.field.photograph.vision import INSTALL, can_see, missing
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.photograph.intake import Intake
from companion.games.miniatures.screen.photograph.kept import KeptDialog
from companion.games.miniatures.screen.photograph.picture_side import PictureSide
from companion.games.miniatures.screen.photograph.pointing import Pointing
from companion.games.miniatures.screen.photograph.row_side import RowSide
from companion.games.miniatures.words import photographed
from companion.games.miniatures.words.spots import spot
from companion.language.tongue import tr


class PhotoDialog(Framed):
    """Reads photographs of the table and proposes what they show; nothing is written before it is accepted."""

    def __init__(self, desk: MiniaturesDesk, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, tr("The table, photographed"), parent)
        self.desk = desk
        self.intake = Intake(lambda: photographed.known(desk.session), self)
        self.side, self.rows = PictureSide(look), RowSide(desk, look)
        self.pointing = Pointing(self.side.shown, lambda: self.desk.view.field.extent)
        both = QHBoxLayout()
        both.setSpacing(look.px(14))
        both.addWidget(self.side, 11)
        both.addWidget(self.rows, 10)
        self.lines.addLayout(both, 1)
        self._connect()
        self.setAcceptDrops(True)
        self.resize(look.px(1300), look.px(680))
        self.stand(look.places, "photograph")
        if not can_see():
            self.rows.strip.tell(tr("{what}: type {line}", what=missing(), line=INSTALL))
        self.refresh()
        self.rows.list.setFocus()

    def _connect(self) -> None:
        side, intake, rows = self.side, self.intake, self.rows
        side.another.clicked.connect(self.ask)
        side.watch.clicked.connect(self.ask_folder)
        side.corners.clicked.connect(self.point)
        side.above.clicked.connect(self.turn_above)
        side.next.clicked.connect(self.turn_over)
        side.kept.clicked.connect(self.show_kept)
        side.shown.chosen.connect(rows.light)
        intake.opened.connect(self._on_opened)
        intake.begun.connect(self._on_begun)
        intake.read.connect(self._on_read)
        intake.failed.connect(self._on_failed)
        intake.worked.connect(side.work)
        self.pointing.asked.connect(rows.say)
        self.pointing.cornered.connect(self._on_cornered)
        self.pointing.stood.connect(rows.place)
        rows.changed.connect(self.refresh)
        rows.lit.connect(side.shown.light)
        rows.went.connect(self._on_went)
        rows.discard.clicked.connect(self.reject)
        rows.acts.point.clicked.connect(self.point_unit)
        self.desk.changed.connect(self._on_change)

    # ---- reading

    def ask(self) -> None:
        """Choose photographs; what was read before stays beside them."""
        kinds = tr("Photographs (*.jpg *.jpeg *.png)")
        names, _ = QFileDialog.getOpenFileNames(self, tr("Photographs of the table"), "", kinds)
        self.add([Path(name) for name in names])

    def ask_folder(self) -> None:
        """Choose a folder; what comes into it is read."""
        if name := QFileDialog.getExistingDirectory(self, tr("Watch a folder for photographs")):
            self.watch(Path(name))

    def watch(self, folder: Path) -> None:
        """Read what comes into a folder from now on."""
        if self.intake.folder.watch(folder):
            self.rows.say(tr("Watching {folder}: the next photograph in it is read.", folder=folder))
        else:
            self.rows.strip.tell(tr("{folder}: cannot be watched", folder=folder))

    def add(self, paths: Sequence[Path]) -> None:
        """Read photographs beside those that were read already."""
        self.rows.strip.tell("")
        self.intake.add(paths)

    def read(self) -> None:
        """Read anew what is open."""
        self.rows.strip.tell("")
        self.intake.order()

    def _on_opened(self) -> None:
        self.pointing.stop()
        paths = self.intake.paths
        self.side.open(paths, max(0, len(paths) - 1))

    def _on_begun(self) -> None:
        self.side.work(0.0)
        self.refresh()
        self.rows.say(tr("Reading the photograph …"))

    def _on_failed(self, words: str) -> None:
        self.refresh()
        self.rows.strip.tell(words)
        if not self.intake.busy:
            self.side.work(None)
            self.rows.say(tr("Nothing is written."))

    def _on_read(self) -> None:
        """Show what was read."""
        self.side.work(None)
        self.side.open(self.intake.paths, min(self.side.nth, len(self.intake.paths) - 1))
        self.rows.proposal.begin()
        self.refresh()
        self.rows.say("")
        self.rows.list.setFocus()

    def _on_change(self, _: object) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Compare what was read with the game as it is now."""
        session, taken = self.desk.session, self.intake.taken
        current = self.intake.current
        here = self.rows.show_reading(taken.reading if taken is not None else None, pointable=current)
        self.side.tell(taken)
        self.rows.keeping.open(self.intake.paths)
        if taken is not None and current:  # else another picture is in view, and still being read
            stood = photographed.known(session).stood
            tags = self.desk.view.field.tags
            named = {name: stood[one.tag] for name, one in tags.items() if one.tag in stood}
            self.side.outline(here, taken.reading, named)
        unopened = tr("no photograph is open")
        self.side.corners.tell(tr("Point at the corners"), "" if self.intake.paths else unopened)
        unread = tr("this photograph is not read") if self.intake.paths else unopened
        self.side.above.tell(tr("as seen from above"), "" if taken is not None else unread)

    # ---- looking, pointing

    def turn_above(self) -> None:
        """Show the table as seen from above, or as it was taken."""
        shown = self.side.shown
        shown.from_above = not shown.from_above and self.intake.taken is not None
        self.side.above.setChecked(shown.from_above)
        shown.update()

    def show_kept(self) -> None:
        """Show the photographs that the game keeps."""
        KeptDialog(self.desk.session, self.look, self).open()

    def turn_over(self) -> None:
        """Show the next photograph."""
        self.side.turn_over()
        self.refresh()

    def point(self) -> None:
        """Point at the table's corners, one after another from the south-west against the clock."""
        if (path := self.side.path) is not None:
            self.side.above.setChecked(False)
            self.pointing.corners(path)

    def point_unit(self) -> None:
        """Point at the lit unit that no tag shows; where none is lit, at the corners."""
        lit, taken = self.rows.current(), self.intake.taken
        view = taken.reading.views[self.side.nth] if taken is not None and self.intake.current else None
        if lit is not None and lit.kind == "missing" and view is not None:
            self.side.above.setChecked(False)
            self.pointing.unit(lit.id, lit.name, view)
        else:
            self.point()

    def _on_cornered(self, path: Path, hands: Sequence[Hand]) -> None:
        self.intake.hands[path] = list(hands)
        self.read()

    def _on_went(self, x: float, y: float) -> None:
        if not self.side.shown.go_to((x, y)):
            self.rows.strip.tell(tr("the picture does not show {place}", place=spot((x, y))))

    # ---- keys, drops, leaving

    def _acts(self) -> Mapping[Qt.Key, Callable[[], object]]:
        return {
            Qt.Key.Key_Space: self.rows.take_one,
            Qt.Key.Key_Delete: self.rows.leave_out,
            Qt.Key.Key_B: self.rows.leave_out,
            Qt.Key.Key_O: self.rows.take_anyway,
            Qt.Key.Key_N: self.rows.ask_unit,
            Qt.Key.Key_G: self.rows.ask_place,
            Qt.Key.Key_Q: self.point_unit,
            Qt.Key.Key_V: self.turn_above,
            Qt.Key.Key_P: self.turn_above,
            Qt.Key.Key_W: self.ask_folder,
            Qt.Key.Key_K: self.rows.keeping.turn,
            Qt.Key.Key_L: self.show_kept,
            Qt.Key.Key_Plus: self.turn_over,
        }

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the page; while something is typed they are letters."""
        on = self.focusWidget()
        typing, key = self.rows.asking.typing(on), Qt.Key(event.key())
        captioning = self.rows.keeping.typing(on)
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key == Qt.Key.Key_Escape and (self.rows.asking.what or self.pointing.on):
            self.rows.stop_asking()
            self.pointing.stop()
        elif is_enter(event):
            if typing:
                self.rows.asking.give()
            elif isinstance(on, KeyButton):
                on.click()
            else:
                self.rows.take_all()
        elif typing or captioning:
            super().keyPressEvent(event)
        elif control and key in (Qt.Key.Key_O, Qt.Key.Key_Z):
            self.ask() if key == Qt.Key.Key_O else self.desk.undo()
        elif not control and (act := self._acts().get(key)) is not None:
            act()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome files: what is no photograph says so when it is read."""
        dropping.welcome(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Read what was dropped."""
        self.add([one for one in dropping.files(event) if one.is_file()])

    def done(self, result: int) -> None:
        """Stop reading, and go."""
        self.intake.close()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop reading, and go."""
        self.intake.close()
        super().closeEvent(event)
