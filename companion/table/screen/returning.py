"""A battle's return while it is put together: the draft, figures that are typed and not taken yet, and every step back.

Nothing of it is in the game until it is applied. What was typed is kept for the sitting, a game a return, so that the
page shows it again.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from PySide6.QtCore import QObject, Signal

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.charts.rounding import figure
from companion.desktop.desk.seated import SeatedDesk
from companion.kernel.journal import JournalError
from companion.kernel.record import SeatRefused
from companion.kernel.session import Session
from companion.language.tongue import tr
from companion.table import way
from companion.table.file.draft import Draft, Line
from companion.table.file.reckoning import holding, needs_reason
from companion.table.file.result import Held
from companion.table.file.wording import Words, words
from companion.table.words import grid
from companion.table.words.grid import Cell


class Waits(msgspec.Struct, frozen=True):
    """A figure that was typed and is not taken yet."""

    text: str
    why: str
    """What is wrong with it, "" where it only wants a reason."""


class Typed(msgspec.Struct, frozen=True):
    """All that was put in so far."""

    draft: Draft
    waits: dict[Cell, Waits] = {}
    file: str = ""
    """The file that was read."""
    says: Held | None = None
    """Who holds the field, as the file says."""


class Sitting(msgspec.Struct):
    """What is remembered of a game's return."""

    now: Typed
    past: list[Typed] = []
    future: list[Typed] = []
    tables: list[Path] = []
    """Table games that were made of the battle here, the newest last."""


# With the open game and no longer: the page may be closed and opened again, but a return that was never applied is none
# of the document's.
_SITTINGS: WeakKeyDictionary[Session, Sitting] = WeakKeyDictionary()
"""{an open game: what was typed of its battle's return}."""


def why_not(desk: SeatedDesk) -> str:
    """Say why no result can be entered now, "" when it can."""
    if desk.covered:
        return tr("take the laptop first")
    if desk.session.read_only:
        return str(desk.session.read_only)
    return "" if desk.awaits_result else tr("no battle waits for a result from the table")


def words_of(error: Exception) -> str:
    """Give what went wrong as people's words."""
    if isinstance(error, BadInput):
        return "\n".join(str(one) for one in error.problems)
    return error.message if isinstance(error, JournalError) else str(error)


class Return(QObject):
    """The return of the battle that waits."""

    changed = Signal()
    refused = Signal(str)

    def __init__(self, desk: SeatedDesk, parent: QObject | None = None) -> None:
        """Begin, or go on where one left it. Raises Refused where no battle waits."""
        super().__init__(parent)
        self.desk = desk
        with self._seat():
            fresh = way.blank(desk.session)
            self.consequences = way.consequences(desk.session)
        known = _SITTINGS.get(desk.session)
        # By the code of what is at stake: after an undo the same battle may wait with other strengths, and what was
        # typed then would not fit.
        if known is None or known.now.draft.battle.check != fresh.battle.check:
            known = Sitting(Typed(fresh))
            _SITTINGS[desk.session] = known
        self.sitting = known
        self._step: object = None
        """What the last change was of: a figure that one goes on typing is one step back, not one a digit."""

    def _seat(self) -> AbstractContextManager[None]:
        """Who sits at the page brings the result; the referee's seat is where it is entered."""
        return self.desk.as_referee()

    @property
    def now(self) -> Typed:
        """What was put in so far."""
        return self.sitting.now

    @property
    def draft(self) -> Draft:
        """The return as it is."""
        return self.now.draft

    @property
    def grain(self) -> float:
        """The least step of fatigue."""
        return float(figure(self.draft.terms.grain)) or 1.0

    @property
    def words(self) -> Words:
        """What this kind of game calls its lines."""
        return words(self.draft.battle.game)

    @property
    def loser_withdraws(self) -> bool:
        """Say whether who does not hold the field has to withdraw, in the game that the battle is of."""
        return len(set(self.consequences.values())) > 1

    # ---- steps back

    def _put(self, typed: Typed, *, of: object = None) -> None:
        if typed == self.now:
            return
        if of is None or of != self._step:
            self.sitting.past.append(self.now)
        self._step = of
        self.sitting.future.clear()
        self.sitting.now = typed
        self.changed.emit()

    def _change(self, *, of: object = None, **parts: Any) -> None:
        self._put(msgspec.structs.replace(self.now, **parts), of=of)

    def back(self) -> bool:
        """Take the last change of the return back; false when there is none."""
        return self._go(self.sitting.past, self.sitting.future)

    def forth(self) -> bool:
        """Make it again."""
        return self._go(self.sitting.future, self.sitting.past)

    def _go(self, there: list[Typed], here: list[Typed]) -> bool:
        if not there:
            return False
        here.append(self.now)
        self.sitting.now = there.pop()
        self._step = None
        self.changed.emit()
        return True

    # ---- the field, and where the result comes from

    def hold(self, held: Held) -> None:
        """Answer who holds the field."""
        self._change(draft=holding(self.draft, held))

    def let_stay(self, stays: bool) -> None:
        """Say whether who lost the field stays before the enemy."""
        if stays != self.draft.stays:
            self._change(draft=way.staying(self.draft, stays))

    def read(self, path: Path) -> bool:
        """Read a return from a file; false when it is refused, which is told.

        Who holds the field stays as it was answered here: it is never taken from a file unasked, for it has its
        consequences (RTG-R-OFF-SCALE).
        """
        found: list[Draft] = []
        if not self._try(lambda: found.append(way.read(self.desk.session, path))):
            return False
        says, answered = found[0].held_by, self.draft.held_by
        read = msgspec.structs.replace(found[0], held_by=answered, stays=self.draft.stays)
        self._put(Typed(read, file=str(path), says=says))
        return True

    def by_hand(self) -> None:
        """Begin a form on which nothing is reported; one that is begun stays."""
        if self.draft.origin == "form":
            return
        with self._seat():
            fresh = way.blank(self.desk.session)
        held, stays = self.draft.held_by, self.draft.stays
        self._put(Typed(msgspec.structs.replace(fresh, held_by=held, stays=stays)))

    # ---- figures

    def line(self, command: str) -> Line:
        """Give a command's line."""
        return self.draft.line(command)

    def text(self, cell: Cell) -> str:
        """Give what stands in a cell, as it is typed."""
        found = self.now.waits.get(cell)
        return found.text if found is not None else grid.typed_as(self.line(cell.command), grid.column(cell.figure))

    def type(self, cell: Cell, text: str) -> None:
        """Put what is typed into a cell: taken where it may be, else it waits for a reason or for a better figure."""
        column = grid.column(cell.figure)
        value = grid.read(text, column)
        if value is None:
            self._wait(cell, text, tr("give a number"))
        else:
            self.set(cell, value, text)

    def set(self, cell: Cell, value: float | bool, text: str = "") -> None:
        """Put a figure."""
        line = self.line(cell.command)
        # What stands there already needs no reason; typing it only takes a figure back that waits.
        is_open = grid.is_open(line, grid.column(cell.figure))
        if line.reported and grid.value_of(line, cell.figure) == value and not is_open:
            self._drop(cell)
        elif needs_reason(self.draft, cell.command, cell.figure) and not grid.as_reported(line, cell.figure, value):
            self._wait(cell, text or grid.as_text(value), "")
        else:
            self._take(cell.command, "", {cell.figure: value}, (cell,), text or grid.as_text(value))

    def none_lost(self, command: str) -> None:
        """Report of a command that it had no losses, or let stand what the return leaves out."""
        self._take(command, "", {}, (), "")

    def nobody_else_lost(self) -> None:
        """Report of every command of which nothing is reported yet that it had no losses: one step back."""
        draft = self.draft
        for line in draft.lines:
            if not line.reported:
                draft = way.edited(draft, line.command)
        self._change(draft=draft)

    def drop(self, cell: Cell) -> None:
        """Give up what waits in a cell; where nothing waits, give back what was reported."""
        if cell in self.now.waits:
            self._drop(cell)
            return
        was = grid.reported_value(self.line(cell.command), grid.column(cell.figure))
        if was is not None:
            self.set(cell, was)

    def _drop(self, cell: Cell) -> None:
        self._change(waits={one: found for one, found in self.now.waits.items() if one != cell}, of=cell)

    def _wait(self, cell: Cell, text: str, why: str) -> None:
        self._change(waits={**self.now.waits, cell: Waits(text, why)}, of=cell)

    def _take(
        self, command: str, reason: str, figures: dict[str, float | bool], cells: tuple[Cell, ...], text: str
    ) -> bool:
        try:
            draft = way.edited(self.draft, command, reason, **figures)
        except BadInput as error:
            why = "; ".join(one.what for one in error.problems)
            if cells:
                self._change(
                    waits={**self.now.waits, **{one: Waits(text or self.text(one), why) for one in cells}}, of=cells[0]
                )
            if reason or not cells:
                self.refused.emit(why)
            return False
        left = {one: found for one, found in self.now.waits.items() if one not in cells}
        self._change(draft=draft, waits=left, of=cells[0] if len(cells) == 1 and not reason else None)
        return True

    def want_reason(self) -> dict[Cell, Waits]:
        """Give the figures that only want a reason."""
        return {one: found for one, found in self.now.waits.items() if not found.why}

    def give_reason(self, reason: str) -> bool:
        """Take every figure that wants one with this reason; false when one of them is refused, which is told."""
        by_command: dict[str, list[Cell]] = {}
        for cell in self.want_reason():
            by_command.setdefault(cell.command, []).append(cell)
        for command, cells in by_command.items():
            figures = {one.figure: _value(one, self.text(one)) for one in cells}
            if not self._take(command, reason, figures, tuple(cells), ""):
                return False
        return True

    @property
    def waiting(self) -> tuple[tuple[str, str], ...]:
        """Say of every figure that is typed and not taken, by command, what it wants."""
        return tuple(
            (
                cell.command,
                tr(
                    "{name}, {figure}: {why}",
                    name=self.line(cell.command).name,
                    figure=grid.column(cell.figure).means,
                    why=found.why or tr("it was reported otherwise; give a reason"),
                ),
            )
            for cell, found in self.now.waits.items()
        )

    # ---- to the game

    def preview(self) -> way.Preview:
        """Work out what the return would do."""
        with self._seat():
            return way.preview(self.desk.session, self.draft)

    def apply(self) -> bool:
        """Enter the result: one entry, one step back; false when it is refused, which is told."""
        if not self._try(lambda: way.apply(self.desk.session, self.draft)):
            return False
        self.desk.go_on()
        return True

    def _try(self, act: Callable[[], object]) -> bool:
        try:
            with self._seat():
                act()
        except (Refused, SeatRefused, BadInput, JournalError) as error:
            self.refused.emit(words_of(error))
        except OSError as error:
            self.refused.emit(str(error))
        else:
            return True
        return False


def _value(cell: Cell, text: str) -> float | bool:
    column = grid.column(cell.figure)
    if column.sort == "flag":
        return text == "1"
    value = grid.read(text, column)
    assert value is not None  # what is no number waits with words
    return value


def table_made(desk: SeatedDesk, path: Path) -> None:
    """Remember a table game that was made of the battle that waits: the page offers to read it."""
    Return(desk).sitting.tables.append(path)
