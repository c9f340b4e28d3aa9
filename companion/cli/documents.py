"""`companion check`, `recover` and `update`: the document itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.charts.faults import BadInput
from companion.cli.options import as_json, file_argument, open_book, open_game
from companion.language.tongue import number, plural, tr
from companion.terminal.failures import BAD_INPUT, Stopped, say
from companion.terminal.writing import write, write_json, write_lines

if TYPE_CHECKING:
    from companion.kernel.session import Session


@click.command
@file_argument
@as_json
def check(file: Path, json: bool) -> None:
    """Check that the document FILE is sound, and name the rules in it that differ from the installed ones."""
    from companion.kernel.carried import differing
    from companion.kernel.journal import check as journal_check
    from companion.kernel.mail.shape import extract_of
    from companion.kernel.soundness import problems as problems_of

    problems = journal_check(file)
    if problems:
        for problem in problems:
            say(problem)
        raise Stopped(BAD_INPUT)
    with open_book(file) as book:
        unread = list(problems_of(book))
        for problem in unread:
            say(problem)
        if unread:
            raise Stopped(BAD_INPUT)
        # An extract has its rules from its game, and not what would say which are installed for it.
        differs = [] if extract_of(book) is not None else differing(book.meta["kind"], book.sources())
        entries = len(book.entries())
    with open_game(file, None) as session:
        _see_charts(file, session)
        uncounted = [str(problem) for problem in session.uncounted()]
    if json:
        told = [{"file": one, "how": how} for one, how in differs]
        write_json({"sound": True, "entries": entries, "differs": told, "not_counted": uncounted})
        return
    lines = [plural(entries, "{file}: sound, {n} entry", "{file}: sound, {n} entries", file=file)]
    lines += [f"  {name}: {how}" for name, how in differs]
    lines += [f"  {tr('not counted: {row}', row=one)}" for one in uncounted]
    if not differs:
        lines.append("  " + tr("its rules are the installed ones"))
    write_lines(lines)


def _see_charts(file: Path, session: Session) -> None:
    """Read every chart and map that a game carries; raises Stopped where one cannot be read."""
    try:
        session.check()
    except BadInput as error:
        for problem in error.problems:
            say(f"{file}: {problem}")
        cure = tr("what has happened can be read; companion update FILE gives the game the installed rules")
        say(f"{file}: {cure}")
        raise Stopped(BAD_INPUT) from None


@click.command
@file_argument
@click.argument("new", type=click.Path(path_type=Path))
def recover(file: Path, new: Path) -> None:
    """Save what is good of the damaged document FILE into the new document NEW; FILE is not touched."""
    from companion.kernel.journal import recover as journal_recover
    from companion.kernel.soundness import unread

    found = journal_recover(file, new, unread=unread)
    saved = plural(found.entries_kept, "{n} entry saved", "{n} entries saved")
    lost = tr("{count} known to be lost", count=number(found.lost)) if found.lost else tr("none known to be lost")
    if not found.lost and not found.counted:
        lost = tr("how many are lost is not known")
    write(f"{new}: {saved}, {lost}: {' '.join(found.reason.split())}\n")


@click.command
@file_argument
@click.option("--rules", "house", metavar="DIR", type=click.Path(path_type=Path), help="A folder of house rules.")
def update(file: Path, house: Path | None) -> None:
    """Give the game in FILE the rules of this installation from here on; what has happened stays as it was."""
    from companion.kernel.beginning import installed
    from companion.kernel.carried import differing

    with open_game(file) as session:
        fresh = dict(session.sources) | installed(session.kind, session.sources, house=house)
        changed = [name for name, text in fresh.items() if session.sources.get(name) != text]
        if changed:
            session.replace_sources(fresh)
        what = tr("its rules are the installed ones already")
        if changed:
            what = tr("updated: {names}", names=", ".join(changed))
        # With house rules everything in the folder differs from what is installed, as it is meant to.
        left = [name for name, _ in differing(session.kind, session.sources)] if house is None else []
        write_lines([f"{file}: {what}", *("  " + tr("still different: {name}", name=name) for name in left)])
