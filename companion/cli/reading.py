"""`companion rules`: a chart, a clause and its rulings."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import click

from companion.cli.options import as_seat, write_lines


@click.command
@click.argument("ruleset")
@click.argument("clause", required=False)
@click.option("--rules", "house", metavar="DIR", type=click.Path(path_type=Path), help="A folder of house rules.")
@as_seat
def rules(ruleset: str, clause: str | None, house: Path | None, seat: str) -> None:
    """Read RULESET (miniatures, gettysburg): one CLAUSE, ruling or chart by name, or without one list all."""
    del seat  # the rules are no secret
    from companion.data import ruleset_texts
    from companion.present.reference import Reference

    reference = Reference(ruleset_texts(ruleset, house=house))
    _show(reference.about(clause) if clause else reference.contents())


def _show(lines: Iterable[str]) -> None:
    """Write to a file or pipe as it is; on a terminal wrap at words and lift out figures and ids."""
    if not sys.stdout.isatty():
        write_lines(lines)
        return
    from rich.console import Console

    console = Console()
    for line in lines:
        console.print(line, markup=False, soft_wrap=len(line) > console.width and "  " in line.strip())
