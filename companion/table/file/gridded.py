"""The return form as a grid of cells: what a spreadsheet holds, written out, and read back with each fault at its cell.

One row says what its columns are, in the words of a result's file ("corps", "infantry", …), whatever language the heads
above it are in, so that columns may be moved and a form that was given out in one language comes back in another. A
corps of which no cell is filled in is not named, and so is asked; of one that is named a result's rules hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import number, tr, word
from companion.table.file.battle import BattleFile, Scale
from companion.table.file.editing import FLAGS
from companion.table.file.expected import ARMS, belongs, written
from companion.table.file.reckoning import Reckoning
from companion.table.file.result import Held

Value = str | int | float | bool | None
Rows = Sequence[Sequence[Value]]
KEY, NAME = "corps", "name"
TITLES = {
    KEY: word("Id"),
    NAME: word("Corps or unit"),
    "infantry": word("Infantry lost"),
    "cavalry": word("Cavalry lost"),
    "foot_guns": word("Foot guns lost"),
    "horse_guns": word("Horse guns lost"),
    "stragglers": word("Stragglers"),
    "fatigue": word("Fatigue"),
    "leader_lost": word("Leader lost"),
    "surrendered": word("Surrendered"),
    "entered": word("Came"),
    "out_of_ammo": word("Out of ammunition"),
}
"""The columns that are filled in, and their heads."""
HEADS = {"battle": word("Battle"), "check": word("Check code"), "field": word("Who holds the field")}
FIELD: tuple[Held, ...] = ("confederate", "union", "neither")
IN_GERMAN: dict[str, Held] = {"konföderierte": "confederate", "keines von beiden": "neither", "keine": "neither"}
"""How who holds the field is written in a form that was given out in German, whoever reads it."""
YES, NO = ("yes", "y", "x", "true", "1", "ja", "j", "wahr"), ("no", "n", "false", "0", "nein", "falsch", "-")
FIGURE = re.compile(r"[+-]?\d{1,9}([.,]\d{1,6})?")
THOUSANDS = re.compile(r"([+-]?[1-9]\d{0,2})[.,](\d{3})")
"""Three digits behind a sign: thousands to one hand, a fraction to another."""
PLACE = re.compile(r"([A-Z]+)(\d+)")


def rows(battle: BattleFile, reckoning: Reckoning) -> list[list[Value]]:
    """Give the form of a battle, with nothing filled in."""
    keys = [KEY, NAME]
    for arm in ARMS:
        if any(getattr(one.strength, arm) for one in battle.commands()):
            keys += [f"{arm}_of", arm]
    keys += ["stragglers"] if reckoning.straggling else []
    keys += ["fatigue", "leader_lost", "surrendered"]
    keys += ["entered"] if any(one.arrives for one in battle.commands()) else []
    keys += ["out_of_ammo"] if any(one.out_of_ammo is not UNSET for one in battle.commands()) else []
    made: list[list[Value]] = [
        [tr(HEADS["battle"]), "battle", battle.battle],
        [tr(HEADS["check"]), "check", battle.check],
        [tr(HEADS["field"]), "field", None, " / ".join(map(tr, FIELD))],
        [],
        [tr("of") if key.endswith("_of") else tr(TITLES[key]) for key in keys],
        list(keys),
    ]
    for one in battle.commands():
        had = {f"{arm}_of": getattr(one.strength, arm) or None for arm in ARMS}
        made.append([{KEY: one.id, NAME: one.name, **had}.get(key) for key in keys])
    return made


def cell(row: int, column: int) -> str:
    """Give a cell's place as offices write it: "C7"; both are counted from 0."""
    letters, left = "", column
    while left >= 0:
        letters, left = chr(ord("A") + left % 26) + letters, left // 26 - 1
    return f"{letters}{row + 1}"


def row_of_keys(found: Sequence[Sequence[object]]) -> int | None:
    """Give which row says what its columns are, None where there is none."""
    for nth, row in enumerate(found):
        keys = {_text(one) for one in row}
        if KEY in keys and keys & (TITLES.keys() - {KEY}):
            return nth
    return None


def battle_of(found: Rows, name: str) -> str:
    """Give the battle that a form is of; raises BadInput for what is no form."""
    return _text(dict(_heads(found, _head(found, name))).get("battle", (None, ""))[0])


class Cells(NamedTuple):
    """A form that was read."""

    value: dict[str, Any]
    """A result as its file has it, without what is at fault."""
    places: dict[str, str]
    """{path in it: cell}."""
    problems: tuple[Problem, ...]
    """What no result can hold, each at its cell."""


def read_rows(found: Rows, name: str, scale: Scale) -> Cells:
    """Read a form; raises BadInput for what is none."""
    head = _head(found, name)
    problems: list[Problem] = []
    value: dict[str, Any] = {
        "format": "companion-battle-result",
        "version": 1,
        "battle": "",
        "check": "",
        "field": None,
    }
    places: dict[str, str] = {}
    for key, (given, at) in _heads(found, head):
        places[f"$.{key}"] = at
        value[key] = _text(given) if key != "field" else _holder(_text(given), name, at, problems)
    columns = {_text(key): nth for nth, key in enumerate(found[head]) if _text(key)}
    corps: dict[str, Any] = {}
    for nth, row in enumerate(found[head + 1 :], head + 1):
        called = _text(row[columns[KEY]]) if len(row) > columns[KEY] else ""
        if not called:
            problems += _astray(row, columns, name, nth)
            continue
        if called in corps or f"$.corps.{called}" in places:
            problems.append(Problem(name, cell(nth, columns[KEY]), tr("{called} stands twice", called=called)))
        places[f"$.corps.{called}"] = cell(nth, columns[KEY])
        figures = dict(_figures(row, columns, In(name, nth, scale), problems))
        places |= {f"$.corps.{called}.{key}": cell(nth, columns[key]) for key in TITLES if key in columns}
        if figures:
            corps[called] = figures
    return Cells(value | {"corps": corps}, places, tuple(problems))


def by_cell(problem: Problem) -> tuple[int, int, str]:
    """Give what puts problems into the order in which a sheet is read; those of no cell come first."""
    found = PLACE.fullmatch(problem.path)
    return (int(found[2]), len(found[1]), found[1]) if found else (0, 0, "")


def _head(found: Rows, name: str) -> int:
    """Give the row of the keys; raises BadInput where there is none."""
    head = row_of_keys(found)
    if head is None:
        what = tr("has no row with {key!r} and what its columns are: it is no return form", key=KEY)
        raise BadInput(Problem(name, "$", what, tr("companion battle export --form NAME.xlsx makes one")))
    return head


def _heads(found: Rows, head: int) -> Iterator[tuple[str, tuple[Value, str]]]:
    """Yield what stands above the grid: (key, (what is written beside it, its cell))."""
    for nth, row in enumerate(found[:head]):
        for column, one in enumerate(row):
            if (key := _text(one)) in HEADS:
                yield key, (row[column + 1] if len(row) > column + 1 else None, cell(nth, column + 1))
                break


class In(NamedTuple):
    """Where a figure stands: the file and the row, and what its points are."""

    file: str
    row: int
    scale: Scale


def _figures(
    row: Sequence[Value], columns: Mapping[str, int], where: In, problems: list[Problem]
) -> Iterator[tuple[str, Any]]:
    """Yield what is filled in of a corps; a cell that is left empty says nothing."""
    for key in TITLES:
        if key in (KEY, NAME) or key not in columns or columns[key] >= len(row):
            continue
        given, at = row[columns[key]], cell(where.row, columns[key])
        if _text(given) == "":
            continue
        found = _flag(given) if key in FLAGS else _number(given)
        counts = key not in (*FLAGS, "fatigue")
        if found is None and key in FLAGS:
            what = tr("{given!r} is neither yes nor no", given=_text(given)[:40])
            problems.append(Problem(where.file, at, what, tr("yes, no, or nothing")))
        elif counts and (either := THOUSANDS.fullmatch(_text(given))) and isinstance(given, str):
            whole, part = either.groups()
            few = number(float(f"{whole}.{part}"), "g")
            what = tr("{given!r} is not clear: {many} or {few}?", given=_text(given), many=whole + part, few=few)
            problems.append(Problem(where.file, at, what, tr("write it without a separator")))
        elif found is None or (counts and found % 1):
            what = tr("{given} is not {what}", given=written(given), what=belongs(key, where.scale))
            problems.append(Problem(where.file, at, what, tr("a number alone, or nothing")))
        elif key not in FLAGS and found < 0:
            told = tr("{found:g} is negative", found=found)
            problems.append(Problem(where.file, at, told, tr("a number alone, or nothing")))
        else:
            yield key, int(found) if counts else found


def _astray(row: Sequence[Value], columns: Mapping[str, int], name: str, nth: int) -> Iterator[Problem]:
    """Yield figures in a row that names no corps."""
    for key, column in columns.items():
        if key in TITLES and key != NAME and column < len(row) and _text(row[column]):
            what = tr("stands in a row that names no corps")
            yield Problem(name, cell(nth, column), what, tr("put the corps' id into the first column"))


def _holder(given: str, name: str, at: str, problems: list[Problem]) -> str | None:
    """Read who holds the field, in the words of the file or of the reader; nothing is a question."""
    if not given:
        return None
    own = {tr(one): one for one in FIELD}
    known = {one.casefold(): held for one, held in own.items()} | {one: one for one in FIELD} | IN_GERMAN
    if given.casefold() not in known:
        # The reader's words first and as he writes them, also where the file's differ by their case alone.
        names = {one.casefold(): one for one in (*own, *FIELD, *own)}
        what = tr("{given!r} is none of {names}", given=given[:40], names=", ".join(names.values()))
        problems.append(Problem(name, at, what))
    return known.get(given.casefold())


def _text(value: object) -> str:
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return "" if value is None else str(value).strip()


def _flag(value: Value) -> bool | None:
    said = _text(value).casefold()
    return True if said in (*YES, tr("yes").casefold()) else False if said in (*NO, tr("no").casefold()) else None


def _number(value: Value) -> float | None:
    """Read a number, with a decimal comma or point; nothing else stands in its cell."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return float(value)
    said = _text(value).replace("\N{MINUS SIGN}", "-")
    return float(said.replace(",", ".")) if FIGURE.fullmatch(said) else None
