"""`companion sheets`: a game's order of battle, losses and log for an office program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.folders import kept
from companion.cli.options import as_seat, file_argument, open_game
from companion.language.tongue import tr
from companion.terminal.failures import bad
from companion.terminal.writing import write_lines

if TYPE_CHECKING:
    from companion.kernel.session import Session
    from companion.sheets import Rows


@click.command
@file_argument
@click.option(
    "-o", "to", metavar="PATH", type=click.Path(path_type=Path), required=True,
    help="A workbook (.xlsx) with a sheet each, or a folder for a CSV file each.",
)  # fmt: skip
@as_seat
def sheets(*, file: Path, to: Path, seat: str | None) -> None:
    """Write the order of battle, the losses and the log of the game in FILE for an office program."""
    from companion.rows.sheets import TITLES
    from companion.sheets.writing import csv_bytes, xlsx_bytes

    with open_game(file, seat) as session:
        tables = _tables(session)
    if to.suffix.casefold() == ".xlsx":
        raw = xlsx_bytes({tr(TITLES[name]): rows for name, rows in tables.items()})
        write_lines([tr("Written: {file}", file=kept(to.parent, to.name, raw))])
        return
    if to.suffix:
        raise bad("", tr("is neither a workbook (.xlsx) nor a folder"), where=str(to))
    write_lines(tr("Written: {file}", file=kept(to, f"{name}.csv", csv_bytes(rows))) for name, rows in tables.items())


def _tables(session: Session) -> dict[str, Rows]:
    from companion.rows import sheets as told
    from companion.study.numbers.flat import flat
    from companion.study.numbers.reckoned import numbers

    losses = told.of_records([_flat(row) for row in flat(numbers(session)).get("losses", [])])
    lines = [line for line in session.log() if line.current]
    return {
        told.ORDER_OF_BATTLE: told.order_of_battle(session),
        told.LOSSES: losses if len(losses) > 1 else [["entry", "turn", "unit", "side", "cause"]],
        told.LOG: told.log(session, lines),
    }


def _flat(row: object) -> dict[str, object]:
    """Give a loss with each thing that was lost in a column of its own."""
    value = dict(row) if isinstance(row, dict) else {}
    lost = value.pop("lost", {})
    return {**value, **{f"lost {key}": one for key, one in lost.items()}}
