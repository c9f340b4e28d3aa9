"""`companion check`, `recover` and `update`: the document itself."""

from __future__ import annotations

from pathlib import Path

import click

from companion.cli.failures import BAD_INPUT, Stopped, say
from companion.cli.options import as_json, file_argument, open_book, open_game, write, write_json, write_lines


@click.command
@file_argument
@as_json
def check(file: Path, json: bool) -> None:
    """Check that the document FILE is sound, and name the rules in it that differ from the installed ones."""
    from companion.carried import differing
    from companion.journal import check as journal_check

    problems = journal_check(file)
    if problems:
        for problem in problems:
            say(problem)
        raise Stopped(BAD_INPUT)
    with open_book(file) as book:
        entries, differs = len(book.entries()), differing(book.sources())
    with open_game(file):  # its rules can be read and its events folded
        pass
    if json:
        write_json({"sound": True, "entries": entries, "differs": [{"file": one, "how": how} for one, how in differs]})
        return
    lines = [f"{file}: sound, {entries} {'entry' if entries == 1 else 'entries'}"]
    lines += [f"  {name}: {how}" for name, how in differs]
    if not differs:
        lines.append("  its rules are the installed ones")
    write_lines(lines)


@click.command
@file_argument
@click.argument("new", type=click.Path(path_type=Path))
def recover(file: Path, new: Path) -> None:
    """Save what is good of the damaged document FILE into the new document NEW; FILE is not touched."""
    from companion.journal import recover as journal_recover

    found = journal_recover(file, new)
    entries = f"{found.entries_kept} {'entry' if found.entries_kept == 1 else 'entries'} saved"
    write(f"{new}: {entries}, {found.lost or 'none'} known to be lost: {' '.join(found.reason.split())}\n")


@click.command
@file_argument
@click.option("--rules", "house", metavar="DIR", type=click.Path(path_type=Path), help="A folder of house rules.")
def update(file: Path, house: Path | None) -> None:
    """Give the game in FILE the rules of this installation from here on; what has happened stays as it was."""
    from companion.beginning import installed
    from companion.carried import differing

    with open_game(file) as session:
        fresh = dict(session.sources) | installed(session.sources, house=house)
        changed = [name for name, text in fresh.items() if session.sources.get(name) != text]
        if changed:
            session.replace_sources(fresh)
        what = f"updated: {', '.join(changed)}" if changed else "its rules are the installed ones already"
        left = [name for name, _ in differing(session.sources)] if house is None else []
        write_lines([f"{file}: {what}", *(f"  still different: {name}" for name in left)])
