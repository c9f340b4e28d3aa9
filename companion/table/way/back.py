"""A return read: a blank form, a file filled in, a result of another program, a finished table game."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Reason, Refused
from companion.charts.strict_json import read_json
from companion.games.miniatures.beginning import KIND
from companion.kernel.battlebook import Encounter
from companion.kernel.record import for_scripts, json_text
from companion.kernel.session import Session
from companion.language.messages import Id, Message, says
from companion.language.tongue import tr
from companion.rows.report import markdown_report
from companion.table.away.brought import battles_of
from companion.table.file import editing, returns, to_table
from companion.table.file import reckoning as reckon
from companion.table.file.carried import table_scales
from companion.table.file.comparing import foreign
from companion.table.file.draft import Draft
from companion.table.file.gridded import battle_of
from companion.table.file.wording import clause
from companion.table.way.out import export
from companion.table.way.spreadsheets import is_sheet, rows_of


def blank(session: Session) -> Draft:
    """Give the return form of the waiting battle with nothing reported; raises Refused where none waits."""
    session.battles.on_table()
    return reckon.blank(export(session), battles_of(session).reckoning())


def read(session: Session, path: Path) -> Draft:
    """Read a return from battle.json, a result's JSON, a table game's document or a spreadsheet.

    Raises BadInput in people's words with the place, Refused where no battle waits or this one has its result.
    """
    battles_of(session)
    raw, name = _bytes(path), path.name
    # By its first bytes, whatever the file is called.
    if is_sheet(raw, name):
        cells = rows_of(raw, name)
        _see_that_it_waits(session, {"battle": battle_of(cells, name)}, name)
        return returns.read_sheet(
            cells, name, _named(session, {str(row[0]) for row in cells if row}), battles_of(session).reckoning()
        )
    if returns.kind_of(raw, name) == "table":
        return _read_table(session, path)
    told = read_json(raw, name)
    if isinstance(told, dict):
        _see_that_it_waits(session, told, name)
    return returns.read(raw, name, _fresh(session, told), battles_of(session).reckoning())


def _read_table(session: Session, path: Path) -> Draft:
    """Read a finished table game; it may be open in another window."""
    with Session.open(path) as table:
        if table.kind != KIND or to_table.BATTLE not in table.sources:
            hint = tr("give the game that companion battle export --table made")
            raise BadInput(Problem(path.name, "$", tr("is no table game of a battle"), hint))
        text = table.sources[to_table.BATTLE]
        told = read_json(text.encode(), path.name)
        if isinstance(told, dict):
            _see_that_it_waits(session, told, path.name)
        return returns.read_table(
            text,
            table.battles.truth(),
            path.name,
            _fresh(session, told),
            battles_of(session).reckoning(),
            log=markdown_report(table),
            journal=json_text([for_scripts(line) for line in table.log()]),
        )


def _fresh(session: Session, told: Any) -> returns.Fresh:
    """Give what a return is compared with: the battle as it was given out.

    A battle file says who stood as one on the table; before any did so it said nothing of it. A result names commands.
    """
    if not isinstance(told, dict):
        return partial(export, session, "")
    if isinstance(corps := told.get("corps"), dict):
        return _named(session, set(corps))
    sides = told.get("sides")
    forces = [one for one in sides if isinstance(one, dict)] if isinstance(sides, list) else []
    commands = [one for force in forces if isinstance(force.get("commands"), list) for one in force["commands"]]
    return partial(export, session, "", apart=not any(isinstance(one, dict) and "parts" in one for one in commands))


def _named(session: Session, names: set[str]) -> returns.Fresh:
    """Give the battle in which most of these are commands: who stands as one hangs on the scale, or stands apart."""
    ways = [partial(export, session, "", scale) for scale in ("", *(row.id for row in table_scales()))]
    ways.append(partial(export, session, "", "", apart=True))
    # The first of those that know as many: mostly the battle at the usual scale.
    found = max(ways, key=lambda one: len(names & {command.id for command in one().commands()}))
    return lambda scale: found() if not scale else export(session, "", scale, **found.keywords)


def _see_that_it_waits(session: Session, told: dict[str, Any], name: str) -> None:
    """Refuse a return of a battle that has ended, naming where. Raises Refused, or BadInput for another game's."""
    if told.get("source", session.battles.source) != session.battles.source:
        raise BadInput(foreign(session.kind, name))
    given = told.get("battle")
    ended = next((one for one in session.battles.encounters() if one.battle == given and one.ended), None)
    if ended is not None:
        raise Refused((Reason(_end_of(ended), clause(session.kind, "entered")),))
    session.battles.on_table()


CALLED_OFF = says("table.called-off", "battle {battle} was called off in entry {entry}: no result can be entered")
ENTERED = says(
    "table.entered",
    "battle {battle} has its result already: entry {entry} holds it; undo that entry to enter another",
)
BY_COMPUTER = says(
    "table.by-computer",
    "battle {battle} was fought by the computer in entry {entry}: undo that entry to enter another result",
)


def _end_of(one: Encounter) -> Message:
    ended = CALLED_OFF if one.called_off else ENTERED if one.state == "table" else BY_COMPUTER
    return ended(battle=Id(one.battle), entry=Id(str(one.ended)))


def edited(draft: Draft, command: str, reason: str = "", **figures: float | bool | None) -> Draft:
    """Change figures of one command by their field names; proposals that hang on them are worked out anew.

    A figure that was reported is changed only with a reason, which is kept; without figures the line is taken as it
    stands; None asks for a figure. `companion.table.file.editing.holding` sets who holds the field. Raises BadInput.
    """
    return editing.edited(draft, command, reason=reason, **figures)


def _bytes(path: Path) -> bytes:
    """Read a file as far as a return may be long, and a byte beyond; raises BadInput."""
    try:
        with path.open("rb") as file:
            return file.read(returns.LARGEST + 1)
    except OSError as error:
        raise BadInput(Problem(str(path), "", _why(error))) from None


def _why(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return tr("there is no such file")
    if isinstance(error, IsADirectoryError):
        return tr("is a folder; name the file in it")
    return tr("cannot be read ({error})", error=error.strerror)
