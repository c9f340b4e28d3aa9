"""A battle given out: as a battle file, and as a table game ready to play."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from companion.games.miniatures.beginning import CHARTS, KIND, RULESET
from companion.kernel import shelf
from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session
from companion.table.away.brought import battles_of
from companion.table.file import to_table
from companion.table.file.battle import BattleFile
from companion.table.file.gridded import Rows, rows
from companion.table.way.spreadsheets import csv_bytes, xlsx_bytes


def export(session: Session, battle: str = "", scale: str = "", *, apart: bool = False) -> BattleFile:
    """Give the waiting battle, or any of the line by its id, as it was when it was opened; changes nothing.

    `scale` is an id of the table's, "200" or "150", by default the document's own; `apart` has nobody stand as one with
    another, as battles went out once. Raises BadInput (no such scale), Refused (no such battle, none waits) and
    SeatRefused: a side has only the battle that is on the table (RTG-R-OFF-EXPORT).
    """
    brought, found = battles_of(session), session.battles
    # An old battle is given out as it was when it was opened: dispatches and losses since are not in it.
    state = found.on_table() if battle in ("", found.waiting) else found.when_opened(battle)
    return brought.file(state, scale, apart=apart)


def form_rows(session: Session, battle_file: BattleFile) -> Rows:
    """Give the return form of a battle as cells."""
    return rows(battle_file, battles_of(session).reckoning())


def sheet_bytes(cells: Rows, suffix: str) -> bytes:
    """Give cells as a spreadsheet, ".xlsx" or ".csv"."""
    return xlsx_bytes(cells) if suffix == ".xlsx" else csv_bytes(cells)


def ground(session: Session) -> Any:
    """Give the map, of which papers show an extract, or None where they show none; raises Refused."""
    return battles_of(session).ground


def table_game(path: Path, battle_file: BattleFile, *, seed: str = "") -> None:
    """Write the ready table game as a document of its own. Raises BadInput, or JournalError where the name is taken."""
    made = to_table.first(battle_file, shelf.ruleset_texts(RULESET, only=CHARTS))
    sources = {RULES_PREFIX + name: text for name, text in made.charts.items()} | dict(made.sources)
    Session.create(
        path,
        kind=KIND,
        start=made.event,
        sources=sources,
        seed=seed or str(secrets.randbelow(10**9)),
        scenario=made.scenario,
    ).close()
