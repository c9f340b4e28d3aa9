"""The battle in numbers: what happened, and how much of it was luck; read-only, reckoned from the journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut, QTextOption
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from companion.desktop.desk.panel import scrolling
from companion.desktop.maps.letters import measure
from companion.desktop.shell.in_numbers.plot import Head, Plot
from companion.desktop.shell.in_numbers.rolls import ROW, RollBrush, RollRow, rows
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, Heading, row
from companion.desktop.widgets.plain import Lines, window_title
from companion.desktop.widgets.reader import Reader
from companion.desktop.widgets.rows import RowList, RowModel
from companion.drawing.figure import Figure
from companion.kernel.session import Session
from companion.language.escaping import markdown
from companion.language.tongue import plural, titled, tr
from companion.study.numbers.besides import guns_words
from companion.study.numbers.causes import title_words
from companion.study.numbers.luck import Sums
from companion.study.numbers.reckoned import SIDES, Named, Numbers, acts, called, could_be, numbers, tried
from companion.study.numbers.tables import Table, as_lines, tables
from companion.study.plots import dice, losses, luck, stands

TALL, FACES = 232.0, 108.0
"""Pixels of the plots of strength and of dice."""
WIDE, HALF, RIGHT = 540.0, 260.0, 330.0
"""The narrowest that plots are drawn."""
OTHERS = ("battles", "shots", "attacks", "marches", "fire")
"""What is told in tables where no roll has odds of stands."""


class Ways(NamedTuple):
    """Where one can go from here."""

    entry: Callable[[int], object]
    """To an entry of the journal."""
    odds: Callable[[int], object]
    """To its working and its odds as they were."""
    report: Callable[[], object]


class NumbersPage(Standing, QWidget):
    """A window of its own, beside the game."""

    def __init__(self, look: Look, session: Session, ways: Ways) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.look, self.ways = look, ways
        self._sides: tuple[str, ...] = SIDES
        self._turns: tuple[int, int] | None = None
        """The turns that are shown, None for all."""
        self.setWindowTitle(window_title(tr("The battle in numbers")))
        self._make()
        self._lay_out()
        self._keys()
        self.resize(look.px(1180), look.px(720))
        self.stand(look.places, "numbers")
        self.read(session)
        look.changed.connect(self._show)

    # ---- what it is made of

    def _make(self) -> None:
        look = self.look
        self.heading = Heading(look, tr("The battle in numbers"))
        self.strength, self.losses = Plot(look, WIDE), Plot(look, HALF)
        self.dice = {side: Plot(look, HALF) for side in SIDES}
        self.even = {side: Lines() for side in SIDES}
        self.luck = {side: Plot(look, RIGHT) for side in SIDES}
        self.guns = Lines()
        for one in (*self.even.values(), self.guns):
            one.setProperty("role", "small")
        self.none = Empty(look, tr("No roll with odds yet."))
        self.nothing = Empty(look, tr("Nothing is counted yet that may be told here."))
        brush = RollBrush()
        self.model: RowModel[RollRow] = RowModel(lambda one: (one.roll.entry, one.roll.nth), brush.aloud)
        self.rolls: RowList[RollRow] = RowList(look, self.model, brush)
        self.rolls.setAccessibleName(tr("The rolls that weighed most"))
        self.rolls.doubleClicked.connect(self._entry)
        self.tables = Reader(tr("Tables"))
        self.tables.setWordWrapMode(QTextOption.WrapMode.WordWrap)  # a table would rather be wide than break its heads
        self.to_entry = KeyButton(look, tr("Go to the entry"), "↵", primary=True)
        self.to_odds = KeyButton(look, tr("Its odds then"), "O")
        self.to_report = KeyButton(look, tr("Report"), "Ctrl R")
        self.to_picture = KeyButton(look, tr("Save picture"), "Ctrl S")
        self.to_table = KeyButton(look, tr("Copy tables"), "Ctrl C")
        for button, act in (
            (self.to_entry, self._entry),
            (self.to_odds, self._odds),
            (self.to_report, self._report),
            (self.to_picture, self.save_picture),
            (self.to_table, self.copy_tables),
        ):
            button.clicked.connect(act)

    def _keys(self) -> None:
        for keys, act in (
            ("Escape", self.close),
            ("Return", self._entry),
            ("Enter", self._entry),
            ("O", self._odds),
            ("Ctrl+R", self._report),
            ("Ctrl+S", self.save_picture),
            ("Ctrl+C", self.copy_tables),
            ("1", partial(self.show_sides, SIDES)),
            ("2", partial(self.show_sides, SIDES[:1])),
            ("3", partial(self.show_sides, SIDES[1:])),
            ("[", partial(self.show_turns, 1)),
            ("]", partial(self.show_turns, -1)),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def _lay_out(self) -> None:
        look = self.look
        self._left = QWidget()
        left, below = QVBoxLayout(self._left), QHBoxLayout()
        causes, faces = QVBoxLayout(), QVBoxLayout()
        faces.setSpacing(look.px(2))
        self.strength_head = Head(look, title_words("strength"), tr("a riser is an arrival, a cross a heavy loss"))
        left.addWidget(self.nothing)
        left.addWidget(self.strength_head)
        left.addWidget(self.strength)
        self.losses_head = Head(look, tr("Lost, by cause"), tr("guns apart"))
        causes.addWidget(self.losses_head)
        causes.addWidget(self.losses)
        causes.addWidget(self.guns)
        causes.addStretch(1)
        self.dice_head = Head(look, tr("Dice, face by face"), tr("dotted: a tenth each"))
        faces.addWidget(self.dice_head)
        for side in SIDES:
            faces.addWidget(self.dice[side])
            faces.addWidget(self.even[side])
        faces.addStretch(1)
        below.setSpacing(look.px(20))
        below.addLayout(causes, 1)
        below.addLayout(faces, 1)
        left.addLayout(below)
        left.addStretch(1)
        self._right = QWidget()
        right = QVBoxLayout(self._right)
        self.luck_head = Head(look, tr("Luck, in stands"), tr("every roll against its faces, exact"))
        right.addWidget(self.luck_head)
        right.addWidget(self.none)
        for side in SIDES:
            right.addWidget(self.luck[side])
        self.rolls_head = Head(look, tr("The rolls that weighed most"), tr("over or under expectation, entry"))
        right.addWidget(self.rolls_head)
        right.addWidget(self.rolls)
        self._buttons = QWidget()
        pressed = row(self.to_entry, self.to_odds)
        pressed.addStretch(1)
        pressed.setContentsMargins(0, 0, 0, 0)
        self._buttons.setLayout(pressed)
        right.addWidget(self._buttons)
        right.addWidget(self.tables, 1)
        right.addStretch(0)
        inside = QWidget()
        both = QHBoxLayout(inside)
        both.addWidget(self._left, 17)
        both.addWidget(self._right, 10)
        whole, foot = QVBoxLayout(self), row(self.to_report, self.to_picture, self.to_table)
        # What no button bears: the keys that choose, cut and close.
        self.keys = Lines(tr("↑↓ roll · 1 to 3 both sides, Union, Confederate · [ ] first and last turn · Esc closes"))
        self.keys.setProperty("role", "small")
        foot.addWidget(self.keys, 1)
        whole.addWidget(self.heading)
        whole.addWidget(scrolling(inside), 1)
        whole.addLayout(foot)

    # ---- what it shows

    def read(self, session: Session) -> None:
        """Reckon the game as it is now; what was undone does not count."""
        self._found, self._sums = numbers(session), could_be(session)
        self._units, self._commands = called(session)
        self._acts = acts(session)
        title, turn = titled(session.view.title), tr("turn {n}", n=session.view.turn)
        thrown = sum(sum(one.counts.values()) for one in self._found.faces.values())
        parts = (title, turn, plural(thrown, "{n} die", "{n} dice") if thrown else "")
        self.heading.tell(tr("The battle in numbers"), " · ".join(part for part in parts if part))
        self._show()

    def _show(self) -> None:
        found, units = self._found, self._units
        shown, made = self._cut(), {one.id: one for one in tables(found, units, self._commands)}
        any_strength = bool(shown.tables.get("strength"))
        strength = partial(_strength, shown, units)
        self.strength.show_made(strength if any_strength else None, _aloud(made.get("strength")))
        self.strength_head.setVisible(any_strength)
        lost = partial(losses.losses, shown, measure)
        self.losses.show_made(lost if shown.losses else None, _aloud(made.get("losses")))
        self.losses_head.setVisible(bool(shown.losses))
        said = guns_words(shown, units)
        self.guns.setText(said)
        self.guns.setVisible(bool(said))
        self.nothing.setVisible(not (any_strength or shown.losses))
        self._show_dice(made)
        self._show_luck(found, self._sums, made)
        more = [made[name] for name in OTHERS if name in made] if found.luck is None else []
        self.tables.setVisible(bool(more))
        self.tables.read("\n\n".join(_markdown(one) for one in more))

    def _show_dice(self, made: dict[str, Table]) -> None:
        faces = self._found.faces
        thrown = [side for side in self._sides if faces[side].spread is not None]
        self.dice_head.setVisible(bool(thrown))
        for side in SIDES:
            drawn = partial(_dice, side, self._found) if side in thrown else None
            self.dice[side].show_made(drawn, _aloud(made.get("faces")))
            words = dice.even_words(faces[side]) if side in thrown else ""
            self.even[side].setText(words)
            self.even[side].setVisible(bool(words))

    def _show_luck(self, found: Numbers, sums: dict[str, Sums], made: dict[str, Table]) -> None:
        told = None if found.luck is None else tried(found)
        for part in (self.luck_head, self.rolls_head, self.rolls, self._buttons):
            part.setVisible(told is not None)
        self.none.setVisible(told is not None and not told)
        for side in SIDES:
            there = told is not None and side in told and side in sums and side in self._sides
            drawn = partial(_luck, side, found, sums[side]) if there else None
            self.luck[side].show_made(drawn, _aloud(made.get("luck")))
        self.model.show(rows(found, self._units, self._acts, self._sides))
        many = self.model.rowCount()
        self.rolls.setFixedHeight(self.look.px(ROW) * max(1, many) + self.look.px(4))
        self.rolls_head.setVisible(bool(many))
        self.rolls.setVisible(bool(many))
        self._buttons.setVisible(bool(many))
        if many:
            self.rolls.setCurrentIndex(self.model.index(0))

    def _cut(self) -> Numbers:
        """Give the numbers of the sides and turns that are shown."""
        found = self._found
        first, last = self._turns if self._turns is not None else (0, 10**9)
        cut = {
            name: [row for row in found.tables[name] if first <= row["turn"] <= last and row["side"] in self._sides]
            for name in ("strength", "arrivals")
            if name in found.tables
        }
        # What was lost in the first of them is in its last figure already.
        lost = tuple(
            one for one in found.losses if one.side in self._sides and (self._turns is None or first < one.turn <= last)
        )
        return replace(found, tables={**found.tables, **cut}, losses=lost)

    def show_sides(self, sides: Sequence[str]) -> None:
        """Show both sides, or one."""
        self._sides = tuple(sides)
        self._show()

    def show_turns(self, by: int) -> None:
        """Leave the first turn out that is shown, or the last; when nothing would be left, show all again."""
        every = sorted({row["turn"] for row in self._found.tables.get("strength", ())})
        if not every:
            return
        first, last = self._turns if self._turns is not None else (every[0], every[-1])
        first, last = (first + 1, last) if by > 0 else (first, last - 1)
        self._turns = (first, last) if first < last else None
        self._show()

    # ---- where one goes from here

    def _entry(self) -> None:
        if (found := self.rolls.current()) is not None:
            self.ways.entry(found.roll.entry)

    def _odds(self) -> None:
        if (found := self.rolls.current()) is not None:
            self.ways.odds(found.roll.entry)

    def _report(self) -> None:
        self.ways.report()

    def copy_tables(self) -> None:
        """Put every table on the clipboard, as a spreadsheet takes them."""
        made = tables(self._found, self._units, self._commands)
        text = "\n\n".join("\n".join("\t".join(line) for line in (one.heads, *one.rows)) for one in made)
        QGuiApplication.clipboard().setText(text)

    def save_picture(self) -> None:
        """Ask for a name and save this page as a picture."""
        name, _ = QFileDialog.getSaveFileName(self, tr("Save picture"), "numbers.png", tr("Pictures (*.png)"))
        if name:
            self.grab().save(str(Path(name).with_suffix(".png")))


def _strength(found: Numbers, units: Named, wide: float) -> Figure:
    return stands.strength(found, units, measure, wide, TALL)


def _dice(side: str, found: Numbers, wide: float) -> Figure:
    return dice.dice(side, found.faces[side], measure, wide, FACES)


def _luck(side: str, found: Numbers, sums: Sums, wide: float) -> Figure:
    assert found.luck is not None
    return luck.luck(side, found.luck[side], sums, measure, wide)


def _aloud(table: Table | None) -> str:
    return "" if table is None else ". ".join(" ".join(line.split()) for line in as_lines(table))


def _markdown(table: Table) -> str:
    rule = "|".join("---:" if nth in table.figures else "---" for nth in range(len(table.heads)))
    cells = [" | ".join(map(markdown, line)) for line in (table.heads, *table.rows)]
    return "\n".join(
        (f"**{markdown(table.title)}**", "", f"| {cells[0]} |", f"|{rule}|", *(f"| {one} |" for one in cells[1:]))
    )
