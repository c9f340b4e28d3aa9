"""The application: its look, its windows, what is opened and what is remembered."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from companion.charts.faults import BadInput
from companion.desktop.app.file_events import Application
from companion.desktop.app.sweeping import Sweep
from companion.desktop.desk.documents import NotDone, open_game
from companion.desktop.desk.settings import Settings, Theme
from companion.desktop.shell.acting import ActingWindow
from companion.desktop.widgets import aloud, fitting
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.sounding import Sounding
from companion.kernel import packed, units
from companion.kernel.beginning import shown
from companion.kernel.kind import Kind, Way, kind_of
from companion.kernel.languages import ENGLISH, choose, wanted
from companion.kernel.shelf import resource_place
from companion.language.escaping import line
from companion.language.tongue import tr
from companion.language.words import side_words

if TYPE_CHECKING:
    from companion.desktop.app.start import Start

DESKTOP_FILE = "org.companion_referee.companion"
"""What desktops know the program by."""


class Desktop(QObject):
    """Every window of this process, and what they share."""

    def __init__(self, app: QApplication, settings: Settings) -> None:
        super().__init__()
        self.app, self.settings = app, settings
        aloud.listen()
        stored = settings.stored
        self.look = Look(dark=self._dark(stored.theme), percent=stored.percent, colors=stored.colors)
        self.look.board_percent = stored.board_percent
        self.sounding = Sounding(parent=self)
        app.aboutToQuit.connect(self.sounding.rest)
        self.look.places, self.look.keys = stored.windows, stored.keys
        if (screen := app.primaryScreen()) is not None:
            screen.availableGeometryChanged.connect(lambda _: self.measure())
        app.primaryScreenChanged.connect(lambda _: self.measure())
        self.measure()
        self.look.dress(app)
        self.look.changed.connect(self._on_look)
        self.windows: list[Any] = []
        """An `ActingWindow` for every game that is open."""
        self._percent = self.look.percent
        self.language = ENGLISH
        """The language that is spoken."""
        self.start: Start | None = None
        self.asking: Any = None
        """The dialog in which a game was begun last."""
        self.others: list[Any] = []
        """Windows that belong to no game: editors, rules references."""

    def measure(self) -> None:
        """Look how large a scale the screen has room for."""
        if (screen := self.app.primaryScreen()) is not None:
            self.look.allow(fitting.largest(screen.availableGeometry().size(), screen.devicePixelRatio()))

    def _dark(self, theme: str) -> bool:
        hints = self.app.styleHints()
        return theme == "dark" or (theme == "system" and hints.colorScheme() == Qt.ColorScheme.Dark)

    def _on_look(self) -> None:
        self.look.dress(self.app)
        # "As the system" stays what was chosen while it is what is shown: another size must not settle it.
        if self.look.dark != self._dark(self.settings.stored.theme):
            self.settings.stored.theme = "dark" if self.look.dark else "light"
        self.settings.stored.percent = self.look.wanted
        self.settings.stored.colors = dict(self.look.chosen)
        self.settings.save()
        # Colours are asked for with every painting, but lengths were set when a window was laid out: another scale
        # makes them anew.
        if self.look.percent != self._percent:
            self._percent = self.look.percent
            for window in list(self.windows):
                self._lay_out_again(window)
            self._start_anew()

    def speak(self) -> None:
        """Speak and measure as is asked for, Qt's own words too. Raises BadInput where there is no such way."""
        units.choose(units.wanted(chosen=self.settings.stored.units))
        self._say_in(wanted(chosen=self.settings.stored.language))

    def _say_in(self, language: str) -> None:
        from companion.desktop.app import qt_words

        choose(language)
        if language == ENGLISH:
            qt_words.hush(self.app)
        else:
            qt_words.speak(self.app, language)
        self.language = language

    def choose_language(self, language: str) -> None:
        """Speak a language from now on and on later evenings, "" for the system's; every window is laid out anew."""
        self.settings.stored.language = language
        self.settings.save()
        self._say_in(language or wanted())
        self._word_anew()

    def choose_units(self, wanted_units: units.Units) -> None:
        """Measure the miniatures table otherwise from now on and on later evenings."""
        self.settings.stored.units = wanted_units
        self.settings.save()
        units.choose(wanted_units)
        self._word_anew()

    def choose_theme(self, theme: Theme) -> None:
        """Be light, dark, or as the system is from now on and on later evenings."""
        self.settings.stored.theme = theme
        self.look.change(dark=self._dark(theme))
        self.settings.save()

    def choose_keys(self, keys: dict[str, str]) -> None:
        """Answer other keys from now on and on later evenings, by the ids of acts."""
        self.settings.stored.keys = self.look.keys = keys
        self.look.caps = {}
        self.settings.save()
        self._word_anew()

    def _word_anew(self) -> None:
        for window in list(self.windows):
            reference = window.evening.reference
            if reference is not None:
                reference.close()
            self._lay_out_again(window)
        self._start_anew()

    def _lay_out_again(self, window: ActingWindow) -> None:
        """Give a game a new window, scaled and worded anew, in the place of the old; the game itself goes on."""
        path, shape, desk = window.path, window.geometry(), window.desk
        window.remember()
        made = self._window(desk.hand_over(), path, window.name, desk)
        made.setGeometry(shape)
        made.asks_to_keep, made.begun = window.asks_to_keep, window.begun
        window.asks_to_keep = False
        self.windows[self.windows.index(window)] = made
        made.show()
        # The old window goes, the game does not: its end must not close the desk that the new one has.
        window.closed.disconnect(self._on_closed)
        window.evening.close()
        window.close()
        window.deleteLater()

    # ---- games

    def open(self, path: Path) -> Any:
        """Open a document in a window; one that is open here already comes to the front."""
        if packed.is_pack(path.name):
            return self._begin_with(path)
        for window in self.windows:
            if window.path is not None and window.path.absolute() == path.absolute():
                window.show()
                window.activateWindow()
                return window
        try:
            session = open_game(path)
        except NotDone as error:
            self.tell(str(error))
            return None
        kind = kind_of(session.kind)
        if kind.screen is None:
            session.close()
            self.tell(_unseen(path, kind))
            return None
        self.settings.opened(path)
        told = "" if kind.resume is None else kind.resume.open()(session)
        window = self.show_game(session, path)
        if told:
            window.refuse(told)
        return window

    def show_game(self, session: Any, path: Path | None) -> Any:
        """Give a game the window of its kind."""
        window = self._window(session, path, _called(session, path))
        self.windows.append(window)
        self._restore(window)
        window.show()
        if self.start is not None:
            self.start.close()
            self.start = None
        self._remember_open()
        return window

    def _window(self, session: Any, path: Path | None, name: str, former: Any = None) -> ActingWindow:
        """Make the window of a game by the door of its kind; in the place of a former desk it is that game's anew."""
        screen = kind_of(session.kind).screen
        assert screen is not None
        window: ActingWindow = screen.window.open()(self, session, path, name, former)
        window.stand(self.look.places, "game")
        window.closed.connect(self._on_closed)
        return window

    def _restore(self, window: Any) -> None:
        stored = self.settings.stored.windows
        for name, splitter in window.places.items():
            if name in stored:
                splitter.restoreState(QByteArray.fromBase64(stored[name].encode()))

    def _on_closed(self, window: Any) -> None:
        stored = self.settings.stored.windows
        for name, splitter in window.places.items():
            stored[name] = bytes(splitter.saveState().toBase64().data()).decode()
        last = len(self.windows) == 1
        # Of the last one the name is remembered before it is taken off: closing it ends the evening, and the next
        # begins with it.
        if not last:
            self.windows.remove(window)
        self._remember_open()
        if last:
            self.windows.remove(window)
        window.evening.close()
        window.desk.close()
        window.deleteLater()

    def _remember_open(self) -> None:
        self.settings.stored.open = [str(one.path.absolute()) for one in self.windows if one.path is not None]
        self.settings.save()

    def reopen(self) -> None:
        """Close every game and open it again from its file, as it stands there."""
        paths = [one.path for one in self.windows if one.path is not None]
        for window in list(self.windows):
            window.close()
        for path in paths:
            self.open(path)

    # ---- without a game

    def begin(self) -> None:
        """Open what was open when the last evening ended; else show what can be begun."""
        for path in self.settings.last_open():
            self.open(path)
        if not self.windows:
            self.show_start()

    def quit(self) -> None:
        """Close every window; what is open now is open on the next evening."""
        here = [str(one.path.absolute()) for one in self.windows if one.path is not None]
        for window in [*self.windows, *self.others, self.start]:
            if window is not None:
                window.close()
        self.settings.stored.open = here
        self.settings.save()

    def show_start(self) -> Start:
        """Show the games that go on, and the ways to begin."""
        from companion.desktop.app.start import Start

        self.start = Start(self)
        self.start.show()
        return self.start

    def _start_anew(self) -> None:
        """Give the window without a game again, scaled and worded anew, in its place."""
        former = self.start
        if former is None:
            return
        self.show_start().move(former.pos())
        former.close()
        former.deleteLater()

    def ask(self, way: Way) -> Any:
        """Ask what is to be begun; what is begun is opened."""
        made = way.door.open()(self.look, self.app.activeWindow(), folder=self.settings.stored.folder)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        made.created.connect(self.open)
        made.open()
        self.asking = made
        return made

    def _begin_with(self, path: Path) -> Any:
        """Ask how a packed scenario is to be begun, in the dialog of its kind of game."""
        try:
            screen = kind_of(shown(str(path)).kind).screen
        except BadInput as error:
            self.tell(str(error.problems[0]))
            return None
        if screen is None:
            return None
        if not self.windows and self.start is None:
            self.show_start()
        made = self.ask(screen.begin)
        made.take([path])
        return made

    def edit(self, way: Way) -> Any:
        """Open an editor on an empty page."""
        made = way.door.open()(self.look)
        self.others.append(made)
        return made

    def tell(self, words: str) -> None:
        """Tell of something that could not be done: in the window at hand, else in one of its own."""
        if self.windows:
            active = self.app.activeWindow()
            at_hand: Any = next((one for one in self.windows if one is active), self.windows[-1])
            at_hand.refuse(words)
            return
        if self.start is None:
            self.show_start()
        assert self.start is not None
        self.start.tell(words)


def _unseen(path: Path, kind: Kind) -> str:
    """Say that a kind of game has no window, and what opens it."""
    words = tr("{path}: there is no window for games of this kind: {kind}", path=path, kind=tr(kind.title))
    elsewhere = tr('"companion play {name}" goes on with it in a terminal', name=path.name)
    return f"{words}; {elsewhere}"


def _application() -> Application:
    """Give Qt's application; where Qt finds nothing to draw on the process ends here, with what is lacking."""
    from companion.desktop.app.qt_missing import UntilDrawn

    looking = UntilDrawn()
    app = Application(sys.argv[:1])
    looking.over(len(app.screens()))
    app.setApplicationName("companion")
    app.setApplicationDisplayName("The referee's companion")
    app.setDesktopFileName(DESKTOP_FILE)
    return app


def main(arguments: Sequence[str]) -> int:
    """Open the desktop on the files named, or where the last evening stopped; gives the exit status.

    Raises BadInput where a language or a measure is asked for that there is not.
    """
    missing = [name for name in arguments if not Path(name).is_file()]
    if missing:
        print(tr("companion: {file}: no such file", file=line(str(missing[0]))), file=sys.stderr)  # noqa: T201
        return 2
    app = _application()
    desktop = Desktop(app, Settings())
    desktop.speak()

    def later() -> None:
        Sweep(app)
        app.setWindowIcon(QIcon(resource_place("icon", "companion.svg")))
        from companion.desktop.app.crash import Faults

        faults = Faults(app, desktop.reopen, look=desktop.look, games=lambda: [one.path for one in desktop.windows])
        faults.install()

    for name in arguments:
        desktop.open(Path(name))
    if not desktop.windows and desktop.start is None:
        desktop.begin()
    app.asked.connect(lambda name: desktop.open(Path(name)))
    QTimer.singleShot(0, later)
    return app.exec()


def _called(session: Any, path: Path | None) -> str:
    """Give what stands in a window's title beside its game: its file, and of an extract whose it is and of when."""
    name = path.name if path is not None else ""
    if session.extract is None:
        return name
    whose = session.seat if session.commander is not None else side_words(session.side)
    return tr("{file}: what {seat} knew at entry {entry}", file=name, seat=whose, entry=session.extract.entry)
