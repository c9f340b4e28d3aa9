"""Where an evening begins: recent games, the scenarios with their forces, or rosters of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from companion.beginning import Beginning, begin, scenario_text, scenarios
from companion.data import BadInput
from companion.desktop.buttons import KeyButton
from companion.desktop.choices import Choices
from companion.desktop.forces import ForcesPicture
from companion.desktop.parts import Heading, Strip, label, row
from companion.desktop.roster_preview import RosterPreview
from companion.desktop.work.base import scrolling
from companion.journal import JournalError
from companion.present import gallery
from companion.tongue import tr

if TYPE_CHECKING:
    from companion.desktop.application import Desktop

SCENARIO, RECENT, ROSTER, FILE = "scenario", "recent", "roster", "file"


class Gallery(QWidget):
    """One window: what there is at the left, what is chosen in the middle, how to begin at the right."""

    def __init__(self, desktop: Desktop) -> None:
        super().__init__()
        self.desktop, look = desktop, desktop.look
        self.setWindowTitle(tr("The referee's companion"))
        self.setAcceptDrops(True)
        self.scenario = ""
        self.list = QListWidget()
        self.list.setAccessibleName(tr("What can be begun or opened"))
        self.list.currentItemChanged.connect(lambda item, _: self._choose(item))
        self.list.itemActivated.connect(lambda _: self._enter())
        self.heading = Heading(look)
        self.words, self.facts = label(""), label("", "small")
        self.objectives = label("", "small")
        for one in (self.words, self.facts, self.objectives):
            one.setWordWrap(True)
        self.picture = ForcesPicture(look)
        self.rosters = RosterPreview(look)
        self.rosters.changed.connect(self.check)
        self.choices = Choices(look)
        self.path = QLineEdit()
        self.path.setAccessibleName(tr("File of the game"))
        self.path.textChanged.connect(lambda _: self.check())
        self.strip = Strip(look)
        self.begin = KeyButton(look, tr("Begin"), "↵", primary=True)
        self.begin.clicked.connect(self._enter)
        self.open = KeyButton(look, tr("Open a game …"), "Ctrl O")
        self.open.clicked.connect(self.ask_for_game)
        self._lay_out()
        self._fill()
        self.resize(look.px(1180), look.px(720))

    def _lay_out(self) -> None:
        look = self.desktop.look
        left = QVBoxLayout()
        left.addWidget(label(tr("Begin or open"), "panel"))
        left.addWidget(self.list, 1)
        left.addWidget(self.open)
        inside = QWidget()
        middle = QVBoxLayout(inside)
        for part in (self.words, self.facts, self.objectives, self.picture, self.rosters):
            middle.addWidget(part)
        middle.addStretch(1)
        centre = QVBoxLayout()
        centre.addWidget(self.heading)
        centre.addWidget(self.strip)
        centre.addWidget(scrolling(inside), 1)
        browse = KeyButton(look, tr("Choose …"))
        browse.clicked.connect(self.ask_for_path)
        centre.addLayout(row(label(tr("File of the game")), self.path, browse))
        centre.addWidget(self.begin)
        right = QVBoxLayout()
        right.addWidget(label(tr("How it is played"), "panel"))
        right.addWidget(scrolling(self.choices), 1)
        all_three = QHBoxLayout(self)
        pad = look.px(16)
        all_three.setContentsMargins(pad, pad, pad, pad)
        all_three.setSpacing(pad)
        all_three.addLayout(left, 5)
        all_three.addLayout(centre, 12)
        all_three.addLayout(right, 7)

    def _fill(self) -> None:
        self._section(tr("Recent games"))
        for path in self.desktop.settings.recent():
            self._add(path.name, RECENT, str(path), str(path))
        self._section(tr("Scenarios"))
        first = self.list.count()
        for one in scenarios():
            self._add(one.title, SCENARIO, one.name, one.name)
        self._section(tr("Of your own"))
        self._add(tr("Rosters as CSV …"), ROSTER, "", tr("one order of battle a file"))
        self._add(tr("A scenario file …"), FILE, "", tr("a TOML file, for example from the scenario editor"))
        self.list.setCurrentRow(first)

    def _section(self, words: str) -> None:
        item = QListWidgetItem(words.upper())
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(self.desktop.look.font("label"))
        self.list.addItem(item)

    def _add(self, words: str, kind: str, name: str, tip: str) -> None:
        item = QListWidgetItem(words)
        item.setData(Qt.ItemDataRole.UserRole, (kind, name))
        item.setToolTip(tip)
        self.list.addItem(item)

    # ---- choosing

    def kind(self) -> str:
        """Give what kind of thing is chosen."""
        item = self.list.currentItem()
        found: tuple[str, str] = (item.data(Qt.ItemDataRole.UserRole) if item is not None else None) or ("", "")
        return found[0]

    def _choose(self, item: QListWidgetItem | None) -> None:
        kind, name = (item.data(Qt.ItemDataRole.UserRole) if item is not None else None) or ("", "")
        self.strip.tell("")
        self.rosters.setVisible(kind == ROSTER)
        self.picture.setVisible(kind in (SCENARIO, FILE))
        for one in (self.words, self.facts, self.objectives):
            one.setText("")
        if kind == SCENARIO:
            self.show_scenario(name)
        elif kind == RECENT:
            self.heading.tell(Path(name).name, tr("an evening that goes on"))
            self.words.setText(name)
        elif kind == ROSTER:
            self.heading.tell(tr("Rosters of your own"), tr("drop CSV files here"))
            self.path.setText(str(self._folder() / "battle.companion"))
        elif kind == FILE:
            self.ask_for_scenario()
        self.check()

    def show_scenario(self, name: str) -> None:
        """Show a scenario by name or file, with its forces."""
        self.scenario = ""
        try:
            text, file, _ = scenario_text(name)
            with begin(None, Beginning(scenario=name)) as session:
                card = gallery.card(session.view, text, file)
        except BadInput as error:
            self.heading.tell(Path(name).name)
            self.picture.show_card(None)
            self.strip.tell("; ".join(str(problem) for problem in error.problems[:4]))
            return
        self.scenario = name
        self.heading.tell(card.title, card.date)
        self.words.setText(card.description)
        self.facts.setText(card.facts)
        self.objectives.setText(tr("Objectives: {list}", list="; ".join(card.objectives)) if card.objectives else "")
        self.picture.show_card(card)
        self.path.setText(str(self._free(Path(name).stem)))

    def _folder(self) -> Path:
        stored = self.desktop.settings.stored.folder
        return Path(stored) if stored and Path(stored).is_dir() else Path.home()

    def _free(self, stem: str) -> Path:
        """Give a name that nothing bears yet."""
        folder = self._folder()
        names = (folder / f"{stem}{'' if n == 1 else f'-{n}'}.companion" for n in range(1, 1000))
        return next(path for path in names if not path.exists())

    # ---- doing

    def check(self) -> None:
        """Say why it cannot be begun."""
        kind = self.kind()
        reason = ""
        if kind == RECENT:
            self.begin.tell(tr("Open"))
            return
        if kind == ROSTER:
            reason = self.rosters.reason()
        elif not self.scenario:
            reason = tr("no scenario is chosen")
        if not reason and not self.path.text().strip():
            reason = tr("name the file of the game")
        elif not reason and Path(self.path.text()).exists():
            reason = tr("that file is there already")
        self.begin.tell(tr("Begin"), reason)

    def _enter(self) -> None:
        item = self.list.currentItem()
        kind, name = (item.data(Qt.ItemDataRole.UserRole) if item is not None else None) or ("", "")
        if kind == RECENT:
            self.desktop.open(Path(name))
        elif self.begin.isEnabled():
            self.start()

    def start(self) -> None:
        """Begin the game in its file and open it."""
        wanted: dict[str, Any] = {"settings": self.choices.settings(), "seed": self.choices.seed.text().strip()}
        if self.kind() == ROSTER:
            wanted["rosters"] = tuple(self.rosters.paths)
        else:
            wanted["scenario"] = self.scenario
        path = Path(self.path.text())
        try:
            session = begin(path, Beginning(**wanted))
            for command in self.choices.dice_commands():
                session.do(command)
        except BadInput as error:
            self.strip.tell("; ".join(str(problem) for problem in error.problems[:4]))
            return
        except JournalError as error:
            self.strip.tell(error.message)
            return
        self.desktop.settings.opened(path)
        self.desktop.show_game(session, path)

    def tell(self, words: str) -> None:
        """Tell of something that could not be done."""
        self.strip.tell(words)

    def ask_for_game(self) -> None:
        """Ask for a document."""
        name, _ = QFileDialog.getOpenFileName(
            self, tr("Open a game"), str(self._folder()), tr("Games (*.companion *.companion.*)")
        )
        if name:
            self.desktop.open(Path(name))

    def ask_for_scenario(self) -> None:
        """Ask for a scenario file."""
        name, _ = QFileDialog.getOpenFileName(
            self, tr("A scenario file"), str(self._folder()), tr("Scenarios (*.toml)")
        )
        if name:
            self.show_scenario(name)

    def ask_for_path(self) -> None:
        """Ask where the game is to be kept."""
        name, _ = QFileDialog.getSaveFileName(self, tr("File of the game"), self.path.text(), tr("Games (*.companion)"))
        if name:
            self.path.setText(name if name.endswith(".companion") else f"{name}.companion")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Rosters are read, a game is opened, a scenario is shown."""
        self.take([Path(url.toLocalFile()) for url in event.mimeData().urls()])

    def take(self, paths: list[Path]) -> None:
        """Take files that were dropped."""
        rosters = [path for path in paths if path.suffix.lower() == ".csv"]
        if rosters:
            found = [
                nth
                for nth in range(self.list.count())
                if (self.list.item(nth).data(Qt.ItemDataRole.UserRole) or ("",))[0] == ROSTER
            ]
            self.list.setCurrentRow(found[0])
            self.rosters.take(rosters)
        for path in paths:
            if path.suffix.lower() == ".toml":
                self.show_scenario(str(path))
                self.check()
            elif path.suffix.lower() != ".csv":
                self.desktop.open(path)
