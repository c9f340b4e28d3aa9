"""`companion scenarios` and `companion new`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.options import as_json
from companion.cli.roster import map_option
from companion.language.tongue import plural, titled, tr
from companion.terminal.failures import bad
from companion.terminal.writing import write_json, write_lines

if TYPE_CHECKING:
    from companion.kernel.beginning import Shown


@click.command
@as_json
def scenarios(json: bool) -> None:
    """List what can be started."""
    from companion.kernel.beginning import scenarios as every

    found = list(every())
    if json:
        write_json(found)
        return
    width = max((len(one.name) for one in found), default=0)
    write_lines(f"{one.name:<{width}}  {titled(one.title)} ({_about(one)})" for one in found)


@click.command
@click.argument("places", metavar="SCENARIO FILE", nargs=-1, required=True)
@click.option("--roster", is_flag=True, help="Begin from rosters instead of a scenario: A.csv [B.xlsx ...] FILE.")
@map_option
@click.option("--seed", type=int, help="The seed of the dice; by default a random one.")
@click.option("--set", "settings", metavar="OPTION=VALUE", multiple=True, help="A ruling; scale, offline and so on.")
@click.option("--rules", "house", metavar="DIR", type=click.Path(path_type=Path), help="A folder of house rules.")
@click.option("--union", default="human", show_default=True, help="human or computer:LEVEL.")
@click.option("--confederate", default="human", show_default=True, help="human or computer:LEVEL.")
def new(
    *,
    places: tuple[str, ...],
    roster: bool,
    mapping: Path | None,
    seed: int | None,
    settings: tuple[str, ...],
    house: Path | None,
    union: str,
    confederate: str,
) -> None:
    """Begin a game in the new document FILE, from a SCENARIO (a name or a .toml file) or, with --roster, from rosters.

    An existing file is never overwritten.
    """
    first, file = _places(places, roster=roster)
    _free(file)
    from companion.kernel.beginning import Beginning, begin

    if mapping is not None and not roster:
        raise click.UsageError(tr("--map is for rosters: give --roster as well"))
    texts, about = _brought(first, mapping) if roster else ({}, [])
    wanted = Beginning(
        scenario="" if roster else first[0],
        roster_texts=texts,
        beside=tuple(dict.fromkeys(Path(one).parent for one in first)) if roster else (),
        settings=dict(pair(text) for text in settings),
        house=house,
        players={"union": union, "confederate": confederate},
        seed="" if seed is None else str(seed),
    )
    with begin(file, wanted) as session:
        title, turns, hidden = session.view.title, session.view.last_turn, session.hidden
    told = plural(
        turns,
        "{file}: {title}, {n} turn. companion status {file} shows it.",
        "{file}: {title}, {n} turns. companion status {file} shows it.",
        file=file,
        title=titled(title),
    )
    write_lines(about)
    if hidden:
        from companion.kernel.seating import both_told

        write_lines([told, both_told()])
        return
    write_lines([told])


def _brought(files: tuple[str, ...], mapping: Path | None) -> tuple[dict[str, str], list[str]]:
    """Give rosters by name, and what is told of those that were brought in; raises BadInput."""
    from companion.kernel.kind import house

    outside = next(one.outside for one in house().values() if one.outside is not None).open()
    found, unwritten = outside.read([*map(Path, files)], mapping)
    made: dict[str, str] = outside.texts(found)
    if unwritten and mapping is not None:
        outside.write_mapping(found, mapping)
    about: list[str] = []
    for one in found:
        if one.brought is not None:
            about += filter(None, (outside.summary(one.brought), outside.unused(one.brought), *one.brought.left))
    return made, about


def _about(one: Shown) -> str:
    return plural(one.turns, "{kind}, {n} turn", "{kind}, {n} turns", kind=tr(one.kind))


def _places(places: tuple[str, ...], *, roster: bool) -> tuple[tuple[str, ...], Path]:
    first = places[:-1]
    if not first or (len(first) > 1 and not roster):
        got = " ".join(places)
        if roster:
            raise click.UsageError(tr("A.csv [B.csv ...] FILE after --roster are wanted, got {got}", got=got))
        raise click.UsageError(tr("SCENARIO and FILE are wanted, got {got}", got=got))
    return first, Path(places[-1])


def _free(file: Path) -> None:
    """Refuse an existing file before anything is read."""
    if os.path.lexists(file):
        raise bad(
            "", tr("there is a file of this name already"), tr("choose another name or move it away"), where=str(file)
        )


def pair(text: str) -> tuple[str, str]:
    """Part OPTION=VALUE; raises BadInput."""
    name, sign, value = text.partition("=")
    if not sign:
        from companion.rows.clauses import an_option

        raise bad(
            text, tr("is not OPTION=VALUE"), tr("for example {setting}", setting=f"{an_option()}=1"), where="--set"
        )
    return name.strip(), value.strip()
