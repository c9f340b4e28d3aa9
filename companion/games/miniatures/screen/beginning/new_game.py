"""The dialog of a new game: what is begun at the left, what it is in the middle, how it is played at the right."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from companion.charts.faults import BadInput
from companion.desktop.desk.panel import scrolling
from companion.desktop.dialogs.place import ChoosePath, Place, ask_for_path, not_begun
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.dropping import files, welcome
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, Strip, label, row
from companion.games.miniatures.charts import scale as scales
from companion.games.miniatures.screen.beginning.choices import Choices
from companion.games.miniatures.screen.beginning.field import FieldPicture
from companion.games.miniatures.screen.beginning.pack_picture import PackPicture
from companion.games.miniatures.screen.beginning.roster import ChooseFiles, Rosters, ask_for_rosters
from companion.games.miniatures.screen.beginning.shelf import FILE, ROSTERS, SCENARIO, Entry, Shelf
from companion.games.miniatures.screen.forces import ForcesPicture
from companion.games.miniatures.words import gallery
from companion.kernel import packed, shelf
from companion.kernel.beginning import Beginning, begin, scenario_text, scenarios
from companion.kernel.journal import JournalError
from companion.kernel.packing import packed_scenario
from companion.language.tongue import titled, tr


def ask_for_scenario(parent: QWidget, start: str) -> str:
    """Ask for a scenario file."""
    kinds = tr("Scenarios (*.toml *.companion-scenario)")
    return QFileDialog.getOpenFileName(parent, tr("A scenario file"), start, kinds)[0]


def ask_for_pack(parent: QWidget, start: str) -> str:
    """Ask where a packed scenario is written."""
    return QFileDialog.getSaveFileName(parent, tr("Pack …"), start, tr("Scenarios (*.companion-scenario)"))[0]


TABLES = (".csv", ".xlsx", ".ods", ".tsv", ".txt", ".json")


class NewGame(Standing, QDialog):
    """Begins a game in a new file."""

    created = Signal(object)
    """The file (Path) of a game that was begun, with each side's dice set; it is closed and can be opened."""

    def __init__(
        self,
        look: Look,
        parent: QWidget | None = None,
        *,
        folder: str = "",
        choose_path: ChoosePath = ask_for_path,
        choose_scenario: ChoosePath = ask_for_scenario,
        choose_rosters: ChooseFiles = ask_for_rosters,
        choose_pack: ChoosePath = ask_for_pack,
    ) -> None:
        super().__init__(parent)
        self.look, self._choose_scenario, self._choose_pack = look, choose_scenario, choose_pack
        self.place = Place(look, self, folder, choose_path)
        self.path, self.browse = self.place.field, self.place.browse
        self._chart = scales.read_scales(shelf.ruleset_texts("miniatures", only=("scale.toml",))["scale.toml"])
        self._scale = self._chart.scale[0].id
        self._card: gallery.Card | None = None
        self._cards: dict[tuple[str, str], tuple[gallery.Card, tuple[gallery.Group, ...]]] = {}
        self._ready = False
        self.setWindowTitle(tr("New game"))
        self.setAcceptDrops(True)
        self.shelf = Shelf(look)
        self.heading, self.strip = Heading(look), Strip(look)
        self.words, self.facts, self.objectives = label(""), label("", "small"), label("", "small")
        for one in (self.words, self.facts, self.objectives):
            one.setWordWrap(True)
        self.picture, self.forces, self.brought = FieldPicture(look), ForcesPicture(look), PackPicture(look)
        self.rosters = Rosters(look, self.scale, choose_rosters)
        self.choices = Choices(look)
        self.begin = KeyButton(look, tr("Begin"), "Ctrl ↵", primary=True)
        self.cancel = KeyButton(look, tr("Cancel"), "Esc")
        self.pack = KeyButton(look, tr("Pack …"), "Ctrl P")
        self.pack.setAccessibleDescription(tr("The scenario with all that it needs as one file, to give on"))
        self._lay_out()
        self._fill()
        self._connect()
        self.shelf.choose(SCENARIO)
        self.shelf.setFocus()

    # ---- how it looks

    def _lay_out(self) -> None:
        look, pad = self.look, self.look.px(16)
        inside = QWidget()
        middle = QVBoxLayout(inside)
        middle.setContentsMargins(look.px(2), look.px(4), look.px(12), look.px(4))
        middle.setSpacing(look.px(6))
        for part in (self.words, self.brought, self.facts, self.objectives):
            middle.addWidget(part)
        middle.addSpacing(look.px(6))
        middle.addWidget(self.picture)
        middle.addWidget(self.forces)
        middle.addStretch(1)
        self.card = scrolling(inside)
        centre = QVBoxLayout()
        for widget in (self.heading, self.strip):
            centre.addWidget(widget)
        centre.addWidget(self.card, 1)
        centre.addWidget(self.rosters, 1)
        centre.addLayout(row(label(tr("File of the game")), self.path, self.browse, self.pack))
        left = QVBoxLayout()
        left.addWidget(label(tr("What is begun"), "panel"))
        left.addWidget(self.shelf, 1)
        right = QVBoxLayout()
        right.addWidget(scrolling(self.choices), 1)
        three = QHBoxLayout()
        three.setSpacing(pad)
        for lines, stretch in ((left, 5), (centre, 12), (right, 7)):
            three.addLayout(lines, stretch)
        foot = row(self.cancel, self.begin)
        foot.setStretch(0, 1)
        foot.setStretch(1, 4)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(pad, look.px(12), pad, look.px(12))
        whole.setSpacing(look.px(8))
        whole.addLayout(three, 1)
        whole.addLayout(foot)
        self.resize(look.px(1180), look.px(720))
        self.stand(look.places, "new-game")

    def _fill(self) -> None:
        for one in (one for one in scenarios() if one.kind == "miniatures"):
            title, _, date = titled(one.title).partition(", ")
            self.shelf.put(Entry(SCENARIO, one.name, title, date))
        self.shelf.put(Entry(FILE, "", tr("A scenario file …"), tr("of your own, or of the scenario editor")))
        self.shelf.put(Entry(ROSTERS, "", tr("Rosters …"), tr("an order of battle from any spreadsheet")))

    def _draw_next(self) -> None:
        """Draw the next small picture: each battle is laid out for it, and the window does not wait for them all."""
        entry = next(self._undrawn, None)
        if entry is None:
            self._drawing.stop()
            return
        with suppress(BadInput):  # it is told when it is chosen
            self.shelf.put(entry._replace(groups=self._look_up(entry)[1]))

    def _connect(self) -> None:
        self._undrawn = iter([one for one in self.shelf.entries() if one.kind == SCENARIO])
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)
        self._drawing.start()
        self.shelf.currentItemChanged.connect(lambda item, _: self.show_entry(Shelf.of(item)))
        self.shelf.itemActivated.connect(self._activate)
        self.shelf.itemClicked.connect(lambda item: self._ask_first(Shelf.of(item)))
        self.rosters.changed.connect(self._on_rosters)
        self.choices.changed.connect(self._on_choices)
        self.path.textEdited.connect(lambda _: self.strip.tell(""))
        self.path.textChanged.connect(lambda _: self.check())
        self.path.returnPressed.connect(self.start)
        self.begin.clicked.connect(lambda _=False: self.start())
        self.cancel.clicked.connect(lambda _=False: self.reject())
        self.pack.clicked.connect(lambda _=False: self.pack_scenario())
        for keys, act in (
            ("Ctrl+Return", self.start),
            ("Ctrl+Enter", self.start),
            ("Ctrl+O", self._ask),
            ("F5", self.rosters.read),
            ("F8", self.rosters.next_bad),
            ("F6", self.rosters.turn_over),
            ("Ctrl+P", self.pack_scenario),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    # ---- what is begun

    def scale(self) -> scales.Scale:
        """Give the scale that is chosen."""
        wanted = self.choices.settings().get("scale", "") if self._ready else ""
        return scales.scale_of(self._chart, wanted)

    def show_entry(self, entry: Entry) -> None:
        """Show what was chosen."""
        self._ready = False
        self.strip.tell("")
        rosters = entry.kind == ROSTERS
        self.rosters.setVisible(rosters)
        self.pack.setVisible(not rosters)
        self.card.setVisible(not rosters)
        if rosters:
            self.heading.tell(tr("Rosters"), tr("choose spreadsheets, or drop them here"))
            self.place.propose(self.rosters.paths[0].stem if self.rosters.paths else "battle")
        elif entry.name:
            self._show_scenario(entry)
        else:
            self._show_card(None, ())
            self.heading.tell(entry.title.removesuffix(" …"), tr("choose a file, or drop one here"))
        self._ready = True
        self.check()

    def _show_scenario(self, entry: Entry) -> None:
        try:
            card, groups = self._look_up(entry)
        except BadInput as error:
            self._show_card(None, ())
            self.heading.tell(Path(entry.name).name)
            self.strip.tell(not_begun(error, None))
            return
        self.place.propose(Path(entry.name).stem)
        self._show_card(card, groups)
        self.brought.show_pack(Path(entry.name))
        if credit := packed.credits_of(Path(entry.name)):
            self.words.setText("\n\n".join(filter(None, (card.description, tr("Credits: {who}", who=credit)))))

    def _look_up(self, entry: Entry) -> tuple[gallery.Card, tuple[gallery.Group, ...]]:
        """Give a scenario's card and plan at the scale that is chosen; raises BadInput. Shipped ones are kept."""
        scale = self.choices.settings().get("scale", "")
        if (entry.name, scale) in self._cards:
            return self._cards[entry.name, scale]
        text, file, _ = scenario_text(entry.name)
        with begin(None, Beginning(scenario=entry.name, settings={"scale": scale} if scale else {})) as session:
            found = gallery.card(session.view, text, file), gallery.plan(session.view)
        if entry.kind == SCENARIO:
            self._cards[entry.name, scale] = found
        return found

    def _show_card(self, card: gallery.Card | None, groups: tuple[gallery.Group, ...]) -> None:
        self._card = card
        self.brought.show_pack(None)
        for part in (self.picture, self.forces):
            part.setVisible(card is not None)
        self.words.setText(card.description if card is not None else "")
        self.facts.setText(card.facts if card is not None else "")
        found = card.objectives if card is not None else ()
        self.objectives.setText(tr("Objectives: {list}", list="; ".join(found)) if found else "")
        if card is not None:
            self.heading.tell(card.title, card.date)
            self.picture.show_plan(card.title, groups)
            self.forces.show_card(card)

    def _ask_first(self, entry: Entry) -> None:
        """Ask for the files of an entry that has none yet."""
        if (entry.kind == FILE and not entry.name) or (entry.kind == ROSTERS and not self.rosters.paths):
            self._ask()

    def _activate(self) -> None:
        entry = self.shelf.chosen()
        if (entry.kind == FILE and not entry.name) or (entry.kind == ROSTERS and not self.rosters.paths):
            self._ask()
        else:
            self.start()

    def _ask(self) -> None:
        """Ask for rosters, or else for a scenario file."""
        if self.shelf.chosen().kind == ROSTERS:
            self.rosters.ask()
            return
        name = self._choose_scenario(self, str(self.place.folder))
        if name:
            self.take([Path(name)])

    def take(self, paths: Sequence[Path]) -> None:
        """Take files that were chosen or dropped: rosters, or a scenario."""
        found = [path for path in paths if path.suffix.casefold() in TABLES]
        others = [path for path in paths if path not in found]
        if found:
            self.shelf.choose(ROSTERS)
            self.rosters.take(found)
        elif others and (others[0].suffix.casefold() == ".toml" or packed.is_pack(others[0].name)):
            path = others[0].absolute()
            entry = Entry(FILE, str(path), path.name, str(path.parent))
            item = self.shelf.put(entry)
            self.shelf.setCurrentItem(item)
            self.show_entry(entry)
        else:
            self.strip.tell(tr("drop rosters or a scenario; a game is opened in the window"))

    # ---- beginning

    def check(self) -> None:
        """Say at the button why it cannot be begun."""
        entry, reason = self.shelf.chosen(), ""
        if entry.kind == ROSTERS:
            reason = self.rosters.reason()
        elif self._card is None:
            reason = tr("no scenario is chosen") if not entry.name else tr("the scenario cannot be read")
        reason = reason or self.place.reason()
        self.begin.tell(tr("Begin"), reason)
        self.pack.tell(
            tr("Pack …"), "" if self._card is not None and entry.kind != ROSTERS else tr("no scenario is chosen")
        )

    def pack_scenario(self) -> None:
        """Write the scenario that is chosen as one file."""
        if not self.pack.isEnabled():
            self.strip.tell(self.pack.reason)
            return
        name = self.shelf.chosen().name
        stem = Path(name).name.removesuffix(packed.SUFFIX).removesuffix(".toml")
        wanted = self._choose_pack(self, str(self.place.folder / f"{stem}{packed.SUFFIX}"))
        if not wanted:
            return
        where = Path(wanted if packed.is_pack(wanted) else f"{wanted}{packed.SUFFIX}")
        try:
            where.write_bytes(packed_scenario(name))
        except (BadInput, OSError) as error:
            self.strip.tell(not_begun(error, where))
        else:
            self.strip.tell("")
            self.heading.tell(
                self._card.title if self._card is not None else "", tr("Written: {file}", file=where.name)
            )

    def _on_rosters(self) -> None:
        if self.rosters.paths and self.shelf.chosen().kind == ROSTERS:
            self.place.propose(self.rosters.paths[0].stem)
        self.strip.tell("")
        self.check()

    def _on_choices(self) -> None:
        if self._ready and self.scale().id != self._scale:
            self._scale = self.scale().id
            self.rosters.read()
            self.show_entry(self.shelf.chosen())

    def wanted(self) -> Beginning:
        """Give what the game is begun with."""
        more: dict[str, Any] = {"settings": self.choices.settings(), "seed": self.choices.seed.text().strip()}
        entry = self.shelf.chosen()
        if entry.kind == ROSTERS:
            beside = tuple(dict.fromkeys(path.parent for path in self.rosters.paths))
            return Beginning(roster_texts=self.rosters.texts(), beside=beside, **more)
        return Beginning(scenario=entry.name, **more)

    def start(self) -> None:
        """Begin the game in its file; what fails is told in place."""
        self.check()
        path = self.place.file()
        if not self.begin.isEnabled() or path is None:
            self.strip.tell(self.begin.reason)
            return
        if self.shelf.chosen().kind == ROSTERS:
            self.rosters.read()  # they may have been mended, or spoilt, since they were shown
            self.check()
            if not self.begin.isEnabled():
                return
        try:
            with begin(path, self.wanted()) as session:
                for command in self.choices.dice_commands():
                    session.do(command)
        except (BadInput, JournalError, OSError) as error:
            self.strip.tell(not_begun(error, path))
        else:
            self.accept()
            self.created.emit(path)  # last: who opens the game may close the window that this dialog belongs to

    # ---- dropping

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        welcome(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Read what was dropped."""
        if welcome(event):
            self.take(files(event))
