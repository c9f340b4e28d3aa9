"""`companion rules`: a chart, a clause and its rulings."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import click

from companion.cli.options import as_seat, open_game
from companion.language import escaping
from companion.language.tongue import tr
from companion.terminal.writing import write_lines


@click.command
@click.argument("ruleset")
@click.argument("clause", required=False)
@click.option("--rules", "house", metavar="DIR", type=click.Path(path_type=Path), help="A folder of house rules.")
@click.option("--game", metavar="FILE", type=click.Path(path_type=Path), help="Say what the game in FILE has chosen.")
@as_seat
def rules(*, ruleset: str, clause: str | None, house: Path | None, game: Path | None, seat: str | None) -> None:
    """Read RULESET: one CLAUSE, ruling or chart by name, or without one list all.

    There are miniatures, gettysburg, antietam and shiloh.
    """
    from companion.charts.faults import BadInput, Problem
    from companion.kernel.shelf import ruleset_texts
    from companion.rows.clauses import ruleset_of
    from companion.rows.reference import Reference

    chosen = None
    if game is not None:
        with open_game(game, seat) as session:  # how rulings are read is no secret
            chosen = session.view.options
            of_game = ruleset_of(session.kind, session.sources)
        if of_game != ruleset:
            raise BadInput(
                Problem(
                    str(game),
                    "$",
                    tr("is played by the rules {of_game}, not {ruleset}", of_game=of_game, ruleset=ruleset),
                )
            )
    reference = Reference(ruleset_texts(ruleset, house=house), chosen)
    _show(reference.about(clause) if clause else reference.contents())


def _show(lines: Iterable[str]) -> None:
    """Write to a file or pipe as it is; on a terminal wrap at words and lift out figures and ids."""
    if not sys.stdout.isatty():
        write_lines(lines)
        return
    from rich.console import Console

    console = Console()
    for line in lines:
        said = escaping.line(line)
        console.print(said, markup=False, emoji=False, soft_wrap=len(line) > console.width and "  " in line.strip())
