"""A game of a study as a document: game k is played with the seed SEED/k, so that anybody can look at it again.

It is laid out, or played to its end, in a process of its own: whoever asks must not wait at a window that stands still.
"""

from __future__ import annotations

import multiprocessing
import re
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from companion.charts.faults import BadInput
from companion.kernel.journal.errors import JournalError
from companion.kernel.session import Session
from companion.language.tongue import tr
from companion.study.studies.engines import end_with_parent
from companion.study.studies.plan import Plan, Variant, first, variants


def name(plan: Plan, variant: Variant, k: int) -> str:
    """Give what the document of a game is called: by its scenario, its seed and what was chosen."""
    parts = [Path(variant.scenario).stem, f"{plan.seed}-{k}", *(f"{key}-{one}" for key, one in variant.chosen.items())]
    return re.sub(r"[^\w.-]+", "-", " ".join(parts))[:120] + ".companion"


def lay_out(plan: Plan, variant: Variant, k: int, path: Path, *, played: bool) -> None:
    """Begin game k of a variant in a new document, and play it to its end where that is wanted.

    Raises BadInput for what no game could begin with, JournalError where it cannot be written.
    """
    begun = first(plan, variant)
    session = Session.create(
        path,
        kind=begun.kind,
        start=begun.event,
        sources=begun.sources,
        seed=f"{plan.seed}/{k}",
        scenario=begun.scenario,
    )
    try:
        while played and (move := session.computer_move()) is not None:
            session.do(*move.commands, label=move.label)
    finally:
        session.close()


class Again:
    """Games of a study on their way into documents; those that are there already stay as they are."""

    def __init__(self, plan: Plan, which: Sequence[int], k: int, folder: Path, *, played: bool) -> None:
        """Begin with game k of these variants, by their places in the study."""
        those = variants(plan)
        wanted = [(those[nth], folder / name(plan, those[nth], k)) for nth in which]
        self.paths = [path for _, path in wanted]
        spawned = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawned.Pipe()
        new = [(variant, path) for variant, path in wanted if not path.exists()]
        self._process = spawned.Process(target=_lay_out, args=(theirs, plan, new, k, played))
        self._process.start()
        theirs.close()

    def wait(self) -> None:
        """Wait until there is something to tell."""
        self._pipe.poll(None)

    def told(self) -> str | None:
        """Give "" when all are there, what is amiss in words, or None while it is not known."""
        try:
            return self._pipe.recv_bytes().decode() if self._pipe.poll() else None
        except (EOFError, OSError):
            return tr("its process has ended; what has been played is kept")

    def end(self) -> None:
        """Let go of its process; a game that is not whole stays as far as it came."""
        self._process.terminate()
        self._process.join()
        self._pipe.close()


def _lay_out(pipe: Connection, plan: Plan, those: list[tuple[Variant, Path]], k: int, played: bool) -> None:
    end_with_parent()
    try:
        for variant, path in those:
            lay_out(plan, variant, k, path, played=played)
        pipe.send_bytes(b"")
    except (BadInput, JournalError, OSError) as error:
        pipe.send_bytes(str(error).encode())
