"""Files of a battle for the table, written one after the other in a thread of their own; none is ever overwritten."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, cast

from PySide6.QtCore import QObject, Signal

from companion.charts.faults import BadInput
from companion.desktop.desk.documents import system_words
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.screen.rows.battle_papers import Kind
from companion.kernel import fault_log
from companion.kernel.journal import JournalError, copying
from companion.language.tongue import tr
from companion.table import way
from companion.table.file.battle import BattleFile, Side, encode, to_fill_in
from companion.table.file.gridded import Rows
from companion.table.file.ground import encode_ground


class Job(NamedTuple):
    """A file that is wanted."""

    kind: Kind
    path: Path
    battle: BattleFile
    ground: Ground
    paper: str
    cells: Rows = ()
    """The form's, for an office program."""


class Writing(QObject):
    """Takes jobs; what comes of them is told in the receiver's own thread."""

    written = Signal(object)
    """A `Job` whose file is on the disk."""
    failed = Signal(object, str)
    """A `Job` and why there is no file."""
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()  # no parent: the thread may outlive the dialog by a moment
        self._thread = ThreadPoolExecutor(1, "papers")
        self._closed = False

    def write(self, jobs: Sequence[Job]) -> None:
        """Write these files."""
        self._thread.submit(self._work, tuple(jobs))

    def close(self) -> None:
        """Finish what is being written and take no more."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _work(self, jobs: tuple[Job, ...]) -> None:
        for job in jobs:
            # Between two files only: one that is begun is finished, so that none is left half made.
            if self._closed:
                return
            try:
                made(job)
            except BadInput as error:
                self.failed.emit(job, "; ".join(map(str, error.problems)))
            except JournalError as error:
                self.failed.emit(job, error.message)
            except FileExistsError:
                self.failed.emit(job, tr("there is a file of this name already"))
            except OSError as error:
                self.failed.emit(job, system_words(error))
            except Exception as error:  # whatever it is, the window stays and says so
                place = fault_log.log(error)
                where = tr("; the details are in {place}", place=place) if place is not None else ""
                self.failed.emit(job, tr("a fault in the program: {why}", why=error) + where)
            else:
                self.written.emit(job)
        self.ended.emit()


def made(job: Job) -> None:
    """Make a file. Raises FileExistsError, OSError, BadInput, JournalError; then there is none."""
    if job.path.exists():
        raise FileExistsError(job.path)
    if job.kind == "table":
        way.table_game(job.path, job.battle)
        return
    content = _content(job)
    building = copying.building_name(job.path)
    try:
        building.write_bytes(content)
        building.replace(job.path)
    finally:
        copying.remove(building)


def _content(job: Job) -> bytes:
    from companion.table.papers import pdf

    match job.kind:
        case "battle":
            return encode(to_fill_in(job.battle)).encode()
        case "field":
            return encode_ground(job.battle).encode()
        case "sheet":
            return pdf.sheet(job.battle, job.ground, paper=job.paper)
        case "form":
            return pdf.form(job.battle, paper=job.paper)
        case "form-xlsx" | "form-csv":
            return way.sheet_bytes(job.cells, job.path.suffix)
        case _:
            side = cast("Side", job.kind.removeprefix("briefing-"))
            return pdf.briefing(job.battle, side, job.ground, paper=job.paper)
