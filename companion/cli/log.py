"""`companion log`: the journal for people, for scripts, or as a battle report."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.cli.options import as_json, as_seat, file_argument, open_game
from companion.kernel.record import for_scripts
from companion.language.tongue import tr
from companion.terminal.writing import write, write_json, write_lines

if TYPE_CHECKING:
    from companion.kernel.record import Line
    from companion.kernel.session import Session


@click.command
@file_argument
@as_json
@click.option("--markdown", is_flag=True, help="The battle report.")
@click.option("--whole", is_flag=True, help="With --markdown: with every order, where the report is short.")
@click.option("--explain", is_flag=True, help="With the working of every result.")
@click.option("--tree", is_flag=True, help="With the branches that were undone.")
@as_seat
def log(*, file: Path, json: bool, markdown: bool, whole: bool, explain: bool, tree: bool, seat: str | None) -> None:
    """Show the journal of the game in FILE, oldest entry first."""
    if json and markdown:
        raise click.UsageError(tr("--json and --markdown exclude each other"))
    if whole and not markdown:
        raise click.UsageError(tr("--whole is of --markdown"))
    with open_game(file, seat) as session:
        if markdown:
            from companion.rows.report import markdown_report

            write(markdown_report(session, whole=whole))
            return
        lines = [line for line in session.log() if tree or line.current]
        if json:
            write_json([as_value(session, line, explain=explain) for line in lines])
        else:
            from companion.rows.journal import journal_lines

            workings = {line.entry: session.explain(line.entry) for line in lines} if explain else {}
            write_lines(journal_lines(session.kind, session.view, lines, workings))


def as_value(session: Session, line: Line, *, explain: bool) -> dict[str, Any]:
    """Give a line as scripts read it."""
    value = for_scripts(line)
    if explain:
        value["explain"] = session.explain(line.entry)
    return value
