"""The Print dialog: at the left what is printed and how, at the right the pages as they will be.

What the session's seat may not know is in no page. The game is read here; the press gets values alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from companion.cards.decks import DECKS
from companion.cards.sizes import TRUE_LINE, checked
from companion.cards.source import Source, of_rules, of_session, tells_of
from companion.charts.faults import BadInput
from companion.desktop.desk.documents import NotDone, open_game, system_words
from companion.desktop.dialogs.texts import Aside
from companion.desktop.printing.choices import ChoicesPanel, Wanted, remembered
from companion.desktop.printing.press import Failed, Order, Press, Printed, words_of
from companion.desktop.printing.preview import Preview
from companion.desktop.printing.printer import Ask, ask_for_printer, put_on_paper
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.parts import Strip, label, row
from companion.kernel.journal import copying
from companion.language.tongue import number, plural, tr

if TYPE_CHECKING:
    from companion.desktop.desk.desk import AnyDesk
    from companion.desktop.desk.settings import Settings
from companion.desktop.widgets.look import Look

MOMENT = 150
"""Milliseconds after the last change until the pages are made anew."""


class PrintDialog(Aside):
    """Choose, look, save."""

    def __init__(
        self,
        desk: AnyDesk,
        look: Look,
        settings: Settings,
        path: Path | None,
        parent: QWidget | None = None,
        *,
        ask_for_printer: Ask = ask_for_printer,
    ) -> None:
        super().__init__(desk, look, tr("Print"), parent)
        self._settings, self._path, self._ask_for_printer = settings, path, ask_for_printer
        self._order: Order | None = None
        self.saved: Path | None = None
        self.press = Press()
        game = of_session(desk.session)
        # Its own first: whoever prints at a game mostly wants what tells of it.
        names = sorted(DECKS, key=lambda name: not tells_of(DECKS[name], game))
        wanted = remembered(settings.stored.printing)
        if not tells_of(DECKS[wanted.deck], game):
            wanted = msgspec.structs.replace(wanted, deck=names[0])
        self.choices = ChoicesPanel(look, wanted, names, desk.session.seat)
        self.preview = Preview(look, self.press)
        self.done_strip = Strip(look, tone="slate")
        self.lines.addWidget(self.done_strip)
        self.size_strip = Strip(look, tone="slate")
        self.lines.addWidget(self.size_strip)
        both = QHBoxLayout()
        both.setSpacing(look.px(16))
        self.choices.setFixedWidth(look.px(330))
        both.addWidget(self.choices)
        both.addWidget(self.preview, 1)
        self.lines.addLayout(both, 1)
        self._make_foot()
        for keys, act in (
            ("PgDown", lambda: self.preview.turn(1)),
            ("PgUp", lambda: self.preview.turn(-1)),
            ("F5", self.make),
            ("Ctrl+S", self.save),
            ("Ctrl+O", self.open_saved),
            ("Ctrl+P", self.put_on_paper),
            ("Ctrl++", lambda: self.preview.zoom(1)),
            ("Ctrl+-", lambda: self.preview.zoom(-1)),
            ("Ctrl+0", lambda: self.preview.zoom(0)),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.make)
        self.choices.edited.connect(self._on_edited)
        self.preview.cancelled.connect(self.cancel)
        self.press.made.connect(self._on_made, Qt.ConnectionType.QueuedConnection)
        self.press.failed.connect(self._on_failed, Qt.ConnectionType.QueuedConnection)
        self.press.worked.connect(self._on_worked, Qt.ConnectionType.QueuedConnection)
        desk.changed.connect(self._on_change)
        self.destroyed.connect(self.press.close)
        self.resize(look.px(1040), look.px(700))
        self.stand(look.places, "print")
        self.choices.decks.setFocus()
        self._begin(0)

    def _make_foot(self) -> None:
        look = self.look
        self.size_hint = label(tr("Print the PDF at 100 percent, without fitting it to the page."), "hint")
        self.print_button = KeyButton(look, tr("Print …"), "Ctrl P")
        self.print_button.clicked.connect(self.put_on_paper)
        self.save_button = KeyButton(look, tr("Save PDF …"), "Ctrl S", primary=True)
        self.save_button.clicked.connect(self.save)
        self.open_button = KeyButton(look, tr("Open in the viewer"), "Ctrl O")
        self.open_button.clicked.connect(self.open_saved)
        close = KeyButton(look, tr("Close"), "Esc")
        close.clicked.connect(self.reject)
        foot = row(self.size_hint, self.open_button, self.save_button, self.print_button, close)
        foot.setStretch(0, 1)
        self.lines.addLayout(foot)

    # ---- making the pages

    def _on_edited(self) -> None:
        self._begin(MOMENT)

    def _on_change(self, *_: object) -> None:
        self._begin(MOMENT)

    def _begin(self, moment: int) -> None:
        """Make the pages anew in a moment; what was under way is of no use any more."""
        if self.press.closed:
            return
        self.press.stop()
        self._order = None
        self.done_strip.tell("")
        self.preview.show_work(tr("Laying out"))
        self._offer()
        self._later.start(moment)

    def make(self) -> None:
        """Order the pages of what is chosen."""
        self._later.stop()
        wanted = self.choices.wanted()
        try:
            layout, source = checked(wanted.asked()), self._source(wanted)
        except BadInput as error:
            self._fail("; ".join(map(words_of, error.problems)))
        except NotDone as error:
            self._fail(str(error))
        else:
            self._order = self.press.order(wanted.deck, source, layout)

    def _source(self, wanted: Wanted) -> Source:
        """Give what the deck is made from: this game, or of another kind's deck the rules.

        What is for one side alone comes from a session that knows no more.
        """
        session, side, deck = self.desk.session, wanted.side, DECKS[wanted.deck]
        source = of_session(session, side)
        if not tells_of(deck, source):
            return of_rules(deck.ruleset, side=side)
        own = session.side
        if own != "referee" and deck.known and not side:
            return of_session(session, own)
        if not (deck.side or (deck.known and side)) or own == side:
            return source
        if own != "referee":
            raise NotDone(tr("this game is open for the other side alone"))
        if self._path is None:
            raise NotDone(
                tr("save the game in a file first: a side's papers are made from the file as that side may read it")
            )
        with open_game(self._path, seat=side) as theirs:
            return of_session(theirs, side)

    def _fail(self, words: str) -> None:
        self.strip.tell(words)
        self.size_strip.tell("")
        self.preview.show_none(tr("There is nothing to show"))
        self._offer()

    def cancel(self) -> None:
        """Stop the work."""
        self._later.stop()
        self.press.stop()
        self._order = None
        self.preview.show_none(tr("The work was stopped; F5 begins it again"))
        self._offer()

    def _on_worked(self, order: Order, done: int, every: int) -> None:
        if order is self._order:
            words = tr("Laying out {done} of {all}", done=done, all=every)
            self.preview.show_work(words, done / max(1, every))

    def _on_made(self, printed: Printed) -> None:
        if printed.order is self._order:
            self.strip.tell("")
            self.size_strip.tell(
                tr(
                    "Print it at its true size: 100 %, not fitted to the page. Lay a ruler on the sheet's line of "
                    "{line} mm before you cut.",
                    line=number(TRUE_LINE, "g"),
                )
                if printed.to_scale
                else ""
            )
            self.preview.show_printed(printed)
            self._offer()

    def _on_failed(self, failed: Failed) -> None:
        if failed.order is self._order:
            self._fail(failed.words)

    # ---- saving

    def ready(self) -> Printed | None:
        """Give the PDF of what is chosen, None while there is none."""
        printed = self.preview.printed
        return printed if printed is not None and printed.order is self._order else None

    def _offer(self) -> None:
        why = "" if self.ready() is not None else tr("no pages yet")
        self.save_button.tell(tr("Save PDF …"), why)
        self.print_button.tell(tr("Print …"), why)
        self.open_button.tell(tr("Open in the viewer"), "" if self.saved is not None else tr("save it first"))

    def save(self) -> None:
        """Ask for a name and save what is shown."""
        printed = self.ready()
        if printed is None:
            self.strip.tell(tr("there are no pages yet"))
            return
        place = self._settings.folder() / f"{printed.order.deck}.pdf"
        name, _ = QFileDialog.getSaveFileName(self, tr("Save PDF"), str(place), tr("PDF (*.pdf)"))
        if name:
            self.save_to(Path(name), printed)

    def save_to(self, to: Path, printed: Printed) -> None:
        """Save a PDF; what fails is told in place."""
        try:
            write(printed.content, to, self._path)
        except NotDone as error:
            self.done_strip.tell("")
            self.strip.tell(str(error))
            return
        self.saved = to
        self._settings.stored.folder = str(to.absolute().parent)
        self.strip.tell("")
        self.done_strip.tell(tr("saved: {path}", path=to))
        self._offer()

    def put_on_paper(self) -> None:
        """Ask for a printer and print what is shown, each page at its own size."""
        printed = self.ready()
        if printed is None:
            self.strip.tell(tr("there are no pages yet"))
            return
        printer = self._ask_for_printer(self, printed.pages)
        if printer is None:
            return
        try:
            count = put_on_paper(printed, printer)
        except NotDone as error:
            self.done_strip.tell("")
            self.strip.tell(str(error))
            return
        self.strip.tell("")
        self.done_strip.tell(plural(count, "{n} page went to the printer", "{n} pages went to the printer"))

    def open_saved(self) -> None:
        """Open what was saved in the system's own viewer, from which it is printed."""
        if self.saved is None:
            self.strip.tell(tr("save the PDF first"))
        elif not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.saved.absolute()))):
            self.strip.tell(tr("this system has no viewer for it; the file is {path}", path=self.saved))

    def done(self, result: int) -> None:
        """Let go of the press, and remember what was chosen."""
        self._later.stop()
        self.press.close()
        self._settings.stored.printing = msgspec.to_builtins(self.choices.wanted())
        self._settings.save()
        super().done(result)


def write(content: bytes, to: Path, game: Path | None) -> None:
    """Write a PDF; what stood there is replaced only by a whole one. Raises NotDone."""
    if game is not None and to.exists() and game.exists() and to.samefile(game):
        raise NotDone(tr("{path}: this is the game itself; choose another name", path=to))
    building = copying.building_name(to)
    try:
        building.write_bytes(content)
        building.replace(to)
    except OSError as error:
        raise NotDone(tr("{path}: no PDF was written: {why}", path=to, why=system_words(error))) from None
    finally:
        copying.remove(building)
