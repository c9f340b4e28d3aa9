"""What an evening with any kind of game has: its files, the dialog that is open, the rules reference, the palette."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QFileDialog, QWidget

from companion.desktop.desk.documents import NotDone, keep_game, save_copy
from companion.desktop.desk.house import House
from companion.desktop.desk.panel import KeyHint
from companion.desktop.dialogs.export import export_report
from companion.desktop.dialogs.palette import Find
from companion.desktop.shell import every_window
from companion.desktop.shell.acting import ActingWindow
from companion.desktop.widgets.acts import Act
from companion.kernel.inbox import place_of
from companion.language.tongue import tr


class AnyEvening(QObject):
    """The acts that every game's window has; `desk` and `window` are those of its kind of game."""

    def __init__(self, house: House, window: ActingWindow) -> None:
        super().__init__(window)
        self.house = house
        self._window, self._desk = window, window.desk
        self.dialog: Any = None
        self.reference: Any = None
        """The rules reference, once it was opened."""
        self.numbers: Any = None
        """The battle in numbers, likewise."""
        self._players: Any = None
        # Once the window has its file: what players sent while nobody was here is told of.
        QTimer.singleShot(0, self, self._look_at_inbox)

    # ---- the acts

    def beginnings(self) -> list[Act]:
        """Give the ways to another game."""
        return every_window.beginnings(self.house, self._window)

    def looks(self) -> list[Act]:
        """Give what changes how every window looks."""
        return [
            *every_window.looks(self.house),
            every_window.preferring(self.house, self._window),
            Act("here", tr("What can be done with this (menu key)"), self._window.ask_here, "Shift+F10"),
        ]

    def here(self, widget: QWidget | None, place: QPoint) -> Sequence[Act]:
        """Give what applies to what lies at a place of the screen; for the evenings that derive from this one."""
        del widget, place
        return ()

    # ---- players' screens

    inbox_key: ClassVar[str] = "Ctrl+I"

    @property
    def players(self) -> Any:
        """Players' screens and what they send. Made when it is first asked for."""
        if self._players is None:
            from companion.desktop.shell.players.at_desk import PlayersAtDesk

            self._players = PlayersAtDesk(self, self._window, self.inbox_key.replace("+", " "))
        return self._players

    def of_players(self) -> list[Act]:
        """Give the ways to players' screens, to the inbox and to the commanders."""
        return [
            Act("players", tr("Players' screens …"), partial(self._turn, "seats"), "F12", "Game", apart=True),
            Act("inbox", tr("Inbox: what players propose"), partial(self._turn, "inbox"), self.inbox_key, "Game"),
            Act("roles", tr("Commanders …"), partial(self.guarded, self.open_roles), "Shift+F12", "Game", self._kept),
            Act(
                "extract", tr("Extract for a seat …"), partial(self.guarded, self.open_extract), "", "Game", self._kept
            ),
            Act("post", tr("Take posted orders …"), partial(self.guarded, self.open_post), "", "Game", self._kept),
        ]

    def _kept(self) -> str:
        return str(self._desk.session.read_only or "")

    def _turn(self, name: str) -> None:
        self.guarded(lambda: self.players.turn(getattr(self.players, name)))

    def _look_at_inbox(self) -> None:
        path = self._window.path
        if path is not None and place_of(path).exists():
            _ = self.players

    def guarded(self, act: Callable[[], object]) -> None:
        """Do what shows both sides' business; for the evenings in which only one side may sit here."""
        act()

    def sees_all(self) -> bool:
        """Say whether whoever sits here may see both sides' business."""
        return True

    def open_roles(self) -> None:
        """Show who commands what."""
        from companion.desktop.dialogs.roles import RolesDialog

        self.show_dialog(RolesDialog(self._desk, self.house.look, self._window))

    def open_extract(self) -> None:
        """Ask for whom a document is to be made of what he knows, and where."""
        from companion.desktop.dialogs.mail import ExtractDialog

        self.show_dialog(ExtractDialog(self._desk, self.house.look, self._window, self.house.settings.stored.folder))

    def open_post(self) -> None:
        """Ask for files of orders, and show what they would do before they do it."""
        from companion.desktop.dialogs.mail import PostDialog

        folder, kinds = self.house.settings.stored.folder, tr("Orders (*.orders);;All files (*)")
        names, _ = QFileDialog.getOpenFileNames(self._window, tr("Take posted orders"), folder, kinds)
        if names:
            self.show_dialog(PostDialog(self._desk, self.house.look, self._window, [Path(one) for one in names]))

    def show_proposal(self, one: Any) -> None:
        """Show what is proposed where it would be done: for the evenings that derive from this one."""
        del one
        self.back_to_work()

    def show_photograph(self, inbox: Any, one: Any) -> None:
        """Show a photograph that a player has sent, once a process of its own has made it safe."""
        from companion.desktop.shell.players.photographs import Washing

        found = inbox.picture(one.one.id)
        if found is not None:
            self.washing = Washing(found[1], self._window)
            self.washing.clean.connect(self.open_photograph)
            self.washing.failed.connect(self._window.refuse)

    def open_photograph(self, place: Path) -> None:
        """Open a photograph that is safe to read: for the evenings that have a page for it."""
        del place

    # ---- dialogs

    def show_keys(self) -> None:
        """List every key: those of the moment and those of the menus."""
        from companion.desktop.shell.key_sheet import KeySheet, sheet

        window = self._window
        self.show_dialog(KeySheet(self.house.look, sheet(window.acts, window.menus, self.keys_now()), window))

    def keys_now(self) -> Sequence[KeyHint]:
        """Give the keys of the moment; for the evenings that derive from this one."""
        return ()

    def show_dialog(self, dialog: Any) -> None:
        """Open a dialog; when it is closed the keys go back to where the game goes on."""
        self.dialog = dialog
        dialog.finished.connect(lambda _: self._closed(dialog))
        dialog.open()

    def _closed(self, dialog: Any) -> None:
        # The first one's end comes after the second's beginning.
        if dialog is self.dialog:  # from one dialog another may have been opened
            self.dialog = None
        self.back_to_work()

    def back_to_work(self) -> None:
        """Give the keys to where the game goes on; for the evenings that derive from this one."""

    def show_working(self, entry: int) -> None:
        """Show an entry with its working, as far as it may be read here."""
        from companion.desktop.dialogs.texts import TextDialog, working_text

        title, text = tr("Entry {n}", n=entry), working_text(self._desk, entry)
        parent = self.dialog or self._window
        self.show_dialog(TextDialog(self._desk, self.house.look, title, text, parent=parent))

    # ---- files

    def save_copy(self) -> None:
        """Ask for a name and copy the document."""
        folder = self.house.settings.stored.folder
        name, _ = QFileDialog.getSaveFileName(self._window, tr("Save a copy"), folder, tr("Games (*.companion)"))
        if name and self._desk.session.in_memory:
            self.try_to(lambda: keep_game(self._desk.session, Path(name)))
        elif name:
            self.try_to(lambda: save_copy(self._window.path, Path(name), overwrite=True))  # the dialog has asked

    def save_report(self) -> None:
        """Ask for a name and write the report of what may be known here."""
        folder, kinds = self.house.settings.stored.folder, tr("Markdown (*.md);;HTML (*.html);;PDF (*.pdf)")
        name, _ = QFileDialog.getSaveFileName(self._window, tr("Battle report"), folder, kinds)
        if name:
            self.try_to(lambda: export_report(self._desk.session, Path(name)))

    def try_to(self, act: Callable[[], object]) -> bool:
        """Do something with a file; what fails is told in place."""
        try:
            act()
        except NotDone as error:
            self._window.refuse(str(error))
            return False
        return True

    # ---- reading and finding

    def reporting(self, words: str, why: Callable[[], str] = lambda: "") -> list[Act]:
        """Give the ways to the report and to the battle in numbers."""
        return [
            Act("report", words, self.save_report, "Ctrl+E", "Game", why),
            Act("numbers", tr("The battle in numbers …"), self.show_numbers, "Ctrl+J", "Game", why),
        ]

    def show_numbers(self) -> None:
        """Open the battle in numbers, or reckon it anew."""
        from companion.desktop.shell.in_numbers.page import NumbersPage, Ways

        session = self._desk.session
        if self.numbers is None:
            ways = Ways(self.show_entry, self.show_working, self.save_report)
            self.numbers = NumbersPage(self.house.look, session, ways)
            self.house.others.append(self.numbers)
        else:
            self.numbers.read(session)
        self.numbers.show()
        self.numbers.raise_()

    def show_entry(self, entry: int) -> None:
        """Show an entry in the journal, unfolded."""
        journal = self._window.journal
        journal.fold(entry, is_open=True)
        journal.list.choose(entry)
        self._window.run("journal")
        self._window.raise_()

    def clause_now(self) -> str:
        """Give the clause behind what is done just now; for the evenings that derive from this one."""
        return ""

    def show_clause(self, name: str | None = None) -> None:
        """Open the rules at a clause, without one at that behind what is done just now."""
        from companion.desktop.dialogs.reference import Reference

        session, options = self._desk.session, self._desk.view.options
        wanted = self.clause_now() if name is None else name
        # One for the whole evening: it stays open beside the game, and a place that one has read up to is not lost.
        if self.reference is None:
            self.reference = Reference(self.house.look, session.sources, options, kind=session.kind)
            self.house.others.append(self.reference)
        else:
            self.reference.read(session.sources, options)
        self.reference.show_clause(wanted)
        self.reference.show()
        self.reference.raise_()

    def open_palette(self) -> None:
        """Open the command palette."""
        from companion.desktop.dialogs.palette import Palette

        self.show_dialog(Palette(self.house.look, tuple(self.finds()), self._window))

    def finds(self) -> Iterator[Find]:
        """Give everything that the palette finds: acts, what is in the game, clauses."""
        from companion.desktop.dialogs.guide import finds as of_guide
        from companion.rows.clauses import ruleset_of, titles_of

        for act in self._window.acts.values():
            key, words = act.key.replace("+", " "), f"{act.title} {act.id} {act.key}".lower()
            yield Find(act.id, "command", act.title, key, act.why(), partial(self._window.run, act.id), words)
        yield from self.of_game()
        session = self._desk.session
        for name, title in titles_of(ruleset_of(session.kind, session.sources)):
            words = f"{name} {title}".lower()
            yield Find(name, "clause", f"{name}  {title}", "", "", partial(self.show_clause, name), words)
        yield from of_guide(self.house)

    def of_game(self) -> Iterator[Find]:
        """Give what can be found in the game; for the evenings that derive from this one."""
        yield from ()
