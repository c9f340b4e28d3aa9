"""Where a game that is begun is kept: a name that nothing bears yet, typed or chosen, and why it may not be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from companion.charts.faults import BadInput
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.kernel.journal import JournalError
from companion.language.tongue import tr

ChoosePath = Callable[[QWidget, str], str]
"""Asks a person for a file, starting at a name; gives "" when it was given up."""
SUFFIX = ".companion"
_TOLD = 4
"""Problems of a file that are told at once."""


def ask_for_path(parent: QWidget, start: str) -> str:
    """Ask where the game is to be kept; a file that is there is refused by the dialog itself, in place."""
    kinds, keep = tr("Games (*.companion)"), QFileDialog.Option.DontConfirmOverwrite
    return QFileDialog.getSaveFileName(parent, tr("File of the game"), start, kinds, options=keep)[0]


class Place(QObject):
    """The field of a game's file and the button beside it, of a dialog that lays them out."""

    def __init__(self, look: Look, parent: QWidget, folder: str, choose: ChoosePath) -> None:
        super().__init__(parent)
        self.folder = Path(folder) if folder and Path(folder).is_dir() else Path.home()
        self._dialog, self._choose, self._named = parent, choose, ""
        self.field = QLineEdit()
        self.field.setAccessibleName(tr("File of the game"))
        self.browse = KeyButton(look, tr("Choose …"))
        self.browse.setAccessibleName(tr("Choose the file of the game"))
        self.browse.clicked.connect(lambda _=False: self.ask())

    def propose(self, stem: str) -> None:
        """Propose a name that nothing bears yet, unless a person has given one."""
        if self.field.text() == self._named:
            names = (self.folder / f"{stem}{'' if n == 1 else f'-{n}'}{SUFFIX}" for n in range(1, 1000))
            self._named = str(next(path for path in names if not path.exists()))
            self.field.setText(self._named)

    def ask(self) -> None:
        """Ask where the game is to be kept."""
        name = self._choose(self._dialog, self.field.text())
        if name:
            self.field.setText(_suffixed(name))

    def file(self) -> Path | None:
        """Give the file that is named, None for none."""
        text = self.field.text().strip()
        return self.folder / _suffixed(text) if text else None

    def reason(self) -> str:
        """Say why no game can be kept there, "" when one can."""
        path = self.file()
        if path is None:
            return tr("name the file of the game")
        if path.exists():
            return tr("there is a file of this name already; choose another")
        return "" if path.absolute().parent.is_dir() else tr("there is no such folder")


def _suffixed(name: str) -> str:
    return name if name.endswith(SUFFIX) else f"{name}{SUFFIX}"


def not_begun(error: BadInput | JournalError | OSError, path: Path | None) -> str:
    """Say why a game could not be begun."""
    if isinstance(error, JournalError):
        return error.message
    if isinstance(error, OSError):
        return tr("{path} could not be written: {why}", path=path, why=error.strerror or error)
    told = [str(problem) for problem in error.problems[:_TOLD]]
    more = len(error.problems) - len(told)
    told += [tr("and {n} more", n=more)] if more > 0 else []
    return tr("It cannot be begun. {why}", why="; ".join(told))
