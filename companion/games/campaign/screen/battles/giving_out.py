"""Giving a battle out for the table: what is made, what each file is for and who may read it, the scale, where to."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFileDialog, QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from companion.cards.sizes import PAPERS
from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.desktop.desk.panel import scrolling
from companion.desktop.printing.choices import WORDS as PAPER_WORDS
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.form_fields import ChoiceBox, FlagBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, Strip, label, row
from companion.games.campaign.screen.battles.instead import Instead
from companion.games.campaign.screen.battles.writing import Job, Writing
from companion.games.campaign.screen.desk import CampaignDesk
from companion.games.campaign.screen.rows.battle_papers import OTHERWISE, Kind, papers
from companion.kernel.record import SeatRefused
from companion.language.tongue import tr
from companion.table import way
from companion.table.file.battle import BattleFile
from companion.table.file.gridded import Rows
from companion.table.file.wording import words
from companion.table.screen.returning import table_made, words_of
from companion.table.screen.sheet import room
from companion.table.words.page import titled

AskFolder = Callable[[QWidget, str], str]


def ask_for_folder(parent: QWidget, folder: str) -> str:
    """Ask for a folder; "" for none."""
    return QFileDialog.getExistingDirectory(parent, tr("Where to"), folder)


class GivingOut(Standing, QDialog):
    """Makes the files of the battle that waits, or of any past one; the campaign does not change by it."""

    table_asked = Signal(object)
    """The document (Path) of a table game that is to be opened in a window of its own."""
    answered = Signal(str)
    """No table: "computer" or "not-fought"."""

    def __init__(
        self,
        desk: CampaignDesk,
        look: Look,
        parent: QWidget | None = None,
        *,
        battle: str = "",
        folder: str = "",
        ask: AskFolder = ask_for_folder,
    ) -> None:
        """Take the battle that waits, or a past one by its id. Raises Refused, SeatRefused."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.desk, self.look, self._ask, self._id = desk, look, ask, battle
        self.file: BattleFile = self._export("")
        self.setWindowTitle(tr("Give the battle out for the table"))
        self.folder = QLineEdit(folder if folder and Path(folder).is_dir() else str(Path.home()))
        self.folder.setAccessibleName(tr("Folder"))
        self.scale, self.paper = ChoiceBox(), ChoiceBox()
        self.scale.setAccessibleName(tr("Scale of the table"))
        self.scale.offer(tuple((tr(one.label), one.id) for one in way.table_scales()))
        self.scale.put(self.file.scale.id)
        self.paper.setAccessibleName(tr("Paper"))
        self.paper.offer(tuple((tr(PAPER_WORDS[name]), name) for name in PAPERS))
        self.paper.put(next(iter(PAPERS)))
        self.strip, self.told = Strip(look), label("", "small")
        self.instead = Instead(desk, look)
        self.instead.setVisible(not battle)  # a past battle has been fought
        self.instead.setEnabled(not battle)
        self.instead.chosen.connect(self._answer)
        self.told.setWordWrap(True)
        self.told.hide()  # until something is made
        self._made: set[Kind] = set()
        self._agreed: set[Kind] = set()
        """What shows both sides, and was asked about."""
        self.ticks: dict[Kind, FlagBox] = {}
        self.states: dict[Kind, QLabel] = {}
        self.table: Path | None = None
        """The table game, once it is made."""
        self._make_buttons()
        self._lay_out()
        self.writing = Writing()
        self.writing.written.connect(self._on_written)
        self.writing.failed.connect(self._on_failed)
        self.writing.ended.connect(self._on_ended)
        self.finished.connect(lambda _: self.writing.close())
        self.busy = False
        boxes: tuple[Any, ...] = (self.scale, self.paper, *self.ticks.values())
        for box in boxes:
            box.edited.connect(self.check)
        for box in self.ticks.values():
            box.edited.connect(self._warn)
        self.folder.textChanged.connect(lambda _: self.check())
        self.resize(room(self, QSize(look.px(1000), look.px(760)), grows=False))
        self.stand(look.places, "giving-out")
        self.check()

    def _export(self, scale: str) -> BattleFile:
        """Give the battle: the one that waits is in sight of both players, a past one of the referee alone."""
        with nullcontext() if self._id else self.desk.as_referee():
            return way.export(self.desk.session, self._id, scale)

    def _make_buttons(self) -> None:
        look = self.look
        self.browse, self.cancel = KeyButton(look, tr("Choose …")), KeyButton(look, tr("Close"), "Esc")
        self.make = KeyButton(look, tr("Make them"), "Ctrl ↵", primary=True)
        self.make.setMinimumWidth(look.px(330))  # room for the reason why it is off
        self.open_table = KeyButton(look, tr("Open the table game"), "Ctrl O")
        self.browse.clicked.connect(lambda _=False: self._ask_folder())
        self.cancel.clicked.connect(self.reject)
        self.make.clicked.connect(self.start)
        self.open_table.clicked.connect(self.show_table)
        self.open_table.hide()
        ways: dict[str, Callable[[], None]] = {
            "Ctrl+Return": self.start,
            "Ctrl+Enter": self.start,
            "Ctrl+O": self.show_table,
        }
        for keys, act in ways.items():
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def _lay_out(self) -> None:
        look, grid, inside = self.look, QGridLayout(), QWidget()
        grid.setHorizontalSpacing(look.px(14))
        grid.setVerticalSpacing(look.px(8))
        for nth, head in enumerate((tr("File"), tr("What it is for"), tr("Who may read it"), "")):
            grid.addWidget(label(head, "label"), 0, nth)
        for line, one in enumerate(papers(self.file), 1):
            tick, state = FlagBox(look, one.title), label("", "small")
            tick.put(value=one.kind not in OTHERWISE and self.may_have(one.kind))
            tick.setAccessibleDescription(f"{one.purpose}. {one.readers}")
            self.ticks[one.kind], self.states[one.kind] = tick, state
            told = label(one.purpose, "small"), label(one.readers, "small"), state
            grid.addWidget(tick, line, 0, Qt.AlignmentFlag.AlignTop)
            for nth, part in enumerate(told, 1):
                part.setWordWrap(part is not state)  # a file's name has no place to break at
                grid.addWidget(part, line, nth, Qt.AlignmentFlag.AlignTop)
        for nth, share in enumerate((2, 4, 4, 3)):
            grid.setColumnStretch(nth, share)
        grid.setRowStretch(len(self.ticks) + 1, 1)
        inside.setLayout(grid)
        choices = QGridLayout()
        choices.setHorizontalSpacing(look.px(10))
        choices.setColumnStretch(1, 3)
        choices.setColumnStretch(3, 1)
        for nth, box in enumerate((self.scale, self.paper)):
            choices.addWidget(label(box.accessibleName(), "label"), 0, 2 * nth)
            choices.addWidget(box, 0, 2 * nth + 1)
        choices.addWidget(label(tr("Folder"), "label"), 1, 0)
        choices.addWidget(self.folder, 1, 1, 1, 2)
        choices.addWidget(self.browse, 1, 3)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(look.px(16), look.px(12), look.px(16), look.px(12))
        whole.setSpacing(look.px(8))
        note = tr("check code {code}", code=self.file.check)
        whole.addWidget(Heading(look, titled(self.file, words(self.file.game).titled), note))
        whole.addWidget(self.strip)
        whole.addWidget(scrolling(inside), 1)
        whole.addLayout(choices)
        whole.addWidget(self.told)
        whole.addWidget(self.instead)
        foot = row(self.cancel, self.open_table, self.make)
        foot.insertStretch(1, 1)
        whole.addLayout(foot)

    # ---- what is wanted

    def jobs(self) -> tuple[Job, ...]:
        """Give the files that are ticked and not made yet."""
        folder = Path(self.folder.text().strip() or ".").expanduser()
        return tuple(
            Job(
                one.kind,
                folder / one.file,
                self.file,
                self.desk.ground,
                str(self.paper.answer()),
                self._cells(one.kind),
            )
            for one in papers(self.file)
            if self.ticks[one.kind].answer() and one.kind not in self._made
        )

    def _cells(self, kind: Kind) -> Rows:
        """Give the form's cells for an office program; here, for the thread that writes has no session."""
        if kind not in OTHERWISE:
            return ()
        with nullcontext() if self._id else self.desk.as_referee():
            return way.form_rows(self.desk.session, self.file)

    def may_have(self, kind: Kind) -> bool:
        """Say whether the seat has a file without acting as the referee."""
        return way.is_open_to_seat(self.desk.session, kind)

    def of_referee(self) -> tuple[str, ...]:
        """Name what is ticked, is not made yet and shows more than the seat's own side."""
        return tuple(self.ticks[job.kind].text() for job in self.jobs() if not self.may_have(job.kind))

    def _warn(self) -> None:
        """Tell at once what a tick would show; who takes it away again is not told of it any longer."""
        self._agreed &= {job.kind for job in self.jobs()}
        told = self.of_referee()
        shows = tr("{files}: for the referee alone, both sides or the enemy are in it.", files=", ".join(told))
        self.strip.tell(shows if told else "")

    def check(self) -> None:
        """Say at every file where it goes, and at the button why nothing can be made."""
        wanted = self.jobs()
        there = [job for job in wanted if job.path.exists()]
        for job in wanted:
            self.states[job.kind].setText(
                tr("there is a {name} already", name=job.path.name) if job in there else job.path.name
            )
        for kind in self.ticks.keys() - self._made - {job.kind for job in wanted}:
            self.states[kind].setText("")
        folder = Path(self.folder.text().strip() or ".").expanduser()
        if self.busy:
            why = tr("they are being made")
        elif not folder.is_dir():
            why = tr("there is no such folder")
        elif there:
            why = tr("there is a {name} already", name=there[0].path.name)
        else:
            why = "" if wanted or self._made else tr("nothing is ticked")
        done = bool(self._made) and not (wanted or why)
        self.make.tells_why = not done  # said as done, in its own words, and not as a fault
        if done:
            self.make.tell(tr("✓ All that is ticked is made"), tr("all that is ticked is made"))
        else:
            self.make.tell(tr("Make them as the referee") if self.of_referee() else tr("Make them"), why)

    def _ask_folder(self) -> None:
        found = self._ask(self, self.folder.text())
        if found:
            self.folder.setText(found)

    # ---- making

    def start(self) -> None:
        """Make what is ticked, at the scale that is chosen."""
        self.check()
        if not self.make.isEnabled():
            self.strip.tell(self.make.reason if self.make.tells_why else "")
            return
        asked = {job.kind for job in self.jobs() if not self.may_have(job.kind)} - self._agreed
        if asked:
            self._agreed |= asked
            told = tr("{files}: both sides or the enemy are in it.", files=", ".join(self.of_referee()))
            self.strip.tell(f"{told} {tr('Are you the referee? Then once more; else take the ticks away.')}")
            return
        try:
            self.file = self._export(str(self.scale.answer()))
        except (Refused, SeatRefused, BadInput) as error:
            self.strip.tell(words_of(error))
            return
        self.busy = True
        self.strip.tell("")
        self.writing.write(self.jobs())
        self.check()

    def _on_written(self, job: Job) -> None:
        self._made.add(job.kind)
        self.states[job.kind].setText(f"✓ {job.path.name}")
        self.ticks[job.kind].setEnabled(False)
        self.scale.setEnabled(False)  # all that was made is of one scale
        if job.kind == "table":
            self.table = job.path
            self.open_table.show()
            if not self._id:
                table_made(self.desk, job.path)

    def _on_failed(self, job: Job, words: str) -> None:
        self.strip.tell(f"{job.path.name}: {words}")

    def _on_ended(self) -> None:
        self.busy = False
        self.check()
        self.told.setVisible(bool(self._id or self._made))
        if self._id:
            self.told.setText(tr("The campaign goes on as it is: this battle has been fought."))
        elif self._made:
            self.told.setText(
                tr(
                    "The result comes back on the page of the battle that waits, or by the command "
                    "companion battle import."
                )
            )

    def _answer(self, choice: str) -> None:
        """Leave the table alone: the dialog is gone before the phase goes on."""
        self.accept()
        self.answered.emit(choice)

    def show_table(self) -> None:
        """Have the table game opened in a window of its own."""
        if self.table is not None:
            self.table_asked.emit(self.table)
