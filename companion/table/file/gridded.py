"""The return form as a grid of cells: what a spreadsheet holds, written out, and read back with each fault at its cell.

One row says what its columns are, in the words of a result's file ("corps", "infantry", …), whatever language the heads
above it are in, so that columns may be moved and a form that was given out in one language comes back in another. A
corps of which no cell is filled in is not named, and so is asked; of one that is named a result's rules hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import tr, word
from companion.table.file.battle import BattleFile
from companion.table.file.reckoning import Reckoning

Value = str | int | float | bool | None
Rows = Sequence[Sequence[Value]]
ARMS = ("infantry", "cavalry", "foot_guns", "horse_guns")
KEY, NAME = "corps", "name"
FLAGS = ("leader_lost", "surrendered", "entered")
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
}
"""The columns that are filled in, and their heads."""
HEADS = {"battle": word("Battle"), "check": word("Check code"), "field": word("Who holds the field")}
FIELD = ("confederate", "union", "neither")
YES, NO = ("yes", "y", "x", "true", "1", "ja", "j", "wahr"), ("no", "n", "false", "0", "nein", "falsch", "-")
FIGURE = re.compile(r"[+-]?\d{1,9}([.,]\d{1,6})?")


def rows(battle: BattleFile, reckoning: Reckoning) -> list[list[Value]]:
    """Give the form of a battle, with nothing filled in."""
    keys = [KEY, NAME]
    for arm in ARMS:
        if any(getattr(one.strength, arm) for one in battle.commands()):
            keys += [f"{arm}_of", arm]
    keys += ["stragglers"] if reckoning.straggling else []
    keys += ["fatigue", "leader_lost", "surrendered"]
    keys += ["entered"] if any(one.arrives for one in battle.commands()) else []
    made: list[list[Value]] = [
        [tr(HEADS["battle"]), "battle", battle.battle],
        [tr(HEADS["check"]), "check", battle.check],
        [tr(HEADS["field"]), "field", None, " / ".join(FIELD)],
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


def read_rows(found: Rows, name: str) -> tuple[dict[str, Any], dict[str, str]]:
    """Read a form: a result as its file has it, and {path in it: cell}; raises BadInput, each fault at its cell."""
    head = next((nth for nth, row in enumerate(found) if row and _text(row[0]) == KEY), None)
    if head is None:
        what = tr("has no row that begins with {key!r}: it is no return form", key=KEY)
        raise BadInput(Problem(name, "$", what, tr("companion battle export --form NAME.xlsx makes one")))
    problems: list[Problem] = []
    value: dict[str, Any] = {
        "format": "companion-battle-result",
        "version": 1,
        "battle": "",
        "check": "",
        "field": None,
    }
    places: dict[str, str] = {}
    for nth, row in enumerate(found[:head]):
        key = _text(row[1]) if len(row) > 1 else ""
        if key in HEADS:
            places[f"$.{key}"] = at = cell(nth, 2)
            given = _text(row[2]) if len(row) > 2 else ""
            value[key] = given if key != "field" else _holder(given, name, at, problems)
    columns = {_text(key): nth for nth, key in enumerate(found[head]) if _text(key)}
    corps: dict[str, Any] = {}
    for nth, row in enumerate(found[head + 1 :], head + 1):
        called = _text(row[0]) if row else ""
        if not called:
            problems += _astray(row, columns, name, nth)
            continue
        if called in corps or f"$.corps.{called}" in places:
            problems.append(Problem(name, cell(nth, 0), tr("{called} stands twice", called=called)))
        places[f"$.corps.{called}"] = cell(nth, 0)
        figures = dict(_figures(row, columns, name, nth, problems))
        places |= {f"$.corps.{called}.{key}": cell(nth, columns[key]) for key in TITLES if key in columns}
        if figures:
            corps[called] = figures
    if problems:
        raise BadInput(problems)
    return value | {"corps": corps}, places


def _figures(
    row: Sequence[Value], columns: Mapping[str, int], name: str, nth: int, problems: list[Problem]
) -> Iterator[tuple[str, Any]]:
    """Yield what is filled in of a corps; a cell that is left empty says nothing."""
    for key in TITLES:
        if key in (KEY, NAME) or key not in columns or columns[key] >= len(row):
            continue
        given, at = row[columns[key]], cell(nth, columns[key])
        if _text(given) == "":
            continue
        if key in FLAGS:
            flag = _flag(given)
            if flag is None:
                what = tr("{given!r} is neither yes nor no", given=_text(given)[:40])
                problems.append(Problem(name, at, what, tr("yes, no, or nothing")))
            else:
                yield key, flag
        else:
            number = _number(given)
            if number is None:
                what = tr("{given!r} is no number", given=_text(given)[:40])
                problems.append(Problem(name, at, what, tr("a number alone, or nothing")))
            elif key != "fatigue" and number % 1:
                problems.append(Problem(name, at, tr("{value:g} is not a whole number", value=number)))
            else:
                yield key, number if key == "fatigue" else int(number)


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
    known = {one: one for one in FIELD} | {tr(one).casefold(): one for one in FIELD}
    if given.casefold() not in known:
        what = tr("{given!r} is none of {names}", given=given[:40], names=", ".join(FIELD))
        problems.append(Problem(name, at, what))
    return known.get(given.casefold())


def _text(value: Value) -> str:
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
