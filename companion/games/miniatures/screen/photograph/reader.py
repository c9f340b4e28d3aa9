"""Photographs read in a thread of their own: the window stays alive, and only the newest order counts."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from companion.charts.faults import BadInput
from companion.field.photograph.placing import Hand
from companion.field.photograph.reading import Known, Reading
from companion.kernel import fault_log
from companion.language.tongue import tr


class Stopped(Exception):
    """Another order came, or the window was closed."""


class Taken(NamedTuple):
    """What was read: the files in their order, and what they show."""

    paths: tuple[Path, ...]
    reading: Reading
    seconds: float = 0.0
    """How long it took."""


class Reader(QObject):
    """Reads photographs; what comes of them is told in the receiver's own thread."""

    read = Signal(object)
    """A `Taken`."""
    failed = Signal(str, object)
    """Why, and the file that cannot be opened; None where all of them can."""
    worked = Signal(float)
    """The share that is done."""

    def __init__(self) -> None:
        super().__init__()  # no parent: the thread may outlive the window by a moment
        self._thread = ThreadPoolExecutor(1, "photographs")
        self._newest = 0

    def order(self, paths: Sequence[Path], known: Known, hands: Mapping[int, Sequence[Hand]]) -> None:
        """Read photographs of one table; the work on older orders stops."""
        self._newest += 1
        self._thread.submit(self._work, self._newest, tuple(paths), known, dict(hands))

    def stop(self) -> None:
        """Stop the work; nothing comes of it."""
        self._newest += 1

    def close(self) -> None:
        """Stop the work and take no more."""
        self.stop()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _work(self, order: int, paths: tuple[Path, ...], known: Known, hands: Mapping[int, Sequence[Hand]]) -> None:
        from companion.field.photograph.picture import opened
        from companion.field.photograph.reading import read

        def told(share: float) -> None:
            if order != self._newest:
                raise Stopped
            self.worked.emit(share)

        at: Path | None = None
        begun = time.perf_counter()
        try:
            told(0.0)
            pictures = [opened((at := path).read_bytes(), path.name) for path in paths]
            at = None
            made = read(pictures, known, hands, told)
        except Stopped:
            return
        except BadInput as error:
            self._fail(order, str(error), at)
        except OSError as error:
            self._fail(order, tr("cannot be read: {reason}", reason=error.strerror or str(error)), at)
        except Exception as error:  # whatever it is, the window stays and says so
            fault_log.log(error)
            self._fail(order, tr("a fault in the program, nothing was read: {why}", why=error), at)
        else:
            if order == self._newest:
                self.read.emit(Taken(paths, made, time.perf_counter() - begun))

    def _fail(self, order: int, words: str, at: Path | None) -> None:
        if order == self._newest:
            self.failed.emit(words, at)
