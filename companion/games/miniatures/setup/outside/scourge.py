"""The orders of battle of Scourge of War (OOB_*.csv): a number a level, a row for each commander and each regiment.

SIDE, ARMY, CORPS, DIV, BGDE and REG (or BTN) count; the row whose lower levels are 0 is the commander of what they
number, his command is called in NAME2. A gun of a battery is a row of its own, or the battery is one with its guns.
"""

from __future__ import annotations

import re

from companion.games.miniatures.setup.outside.cells import NoFigure, text_of, whole
from companion.games.miniatures.setup.outside.proposing import Table
from companion.games.miniatures.setup.outside.vocabulary import plain
from companion.sheets import Cell, Sheet

LEVELS = (("side", "sandboxoob"), ("army",), ("corps",), ("div",), ("bgde",), ("reg", "btn"))
NEEDED = frozenset(("id", "name1", "class", "head count"))
HEADS = ("side", "corps", "division", "brigade", "battalion", "unit", "arm", "men", "guns", "gun type", "commander")
SIDES = {1: "union", 2: "confederate"}
ARMS = (("_art", "artillery"), ("_cav", "cavalry"), ("_inf", "infantry"))
MOST_GUNS = 12
"""A head count above it is gunners."""
RANKS = re.compile(
    r"^(--|lieutenant|lt|brigadier|brig|major|maj|general|gen|colonel|col|captain|capt|cpt|bg|mg|ltc|ltg|adm|[.\s-])+\b[.\s]*",
    re.IGNORECASE,
)


def is_scourge(sheet: Sheet) -> bool:
    """Say whether a sheet has the heads of that game."""
    heads = _heads(sheet)
    return heads.keys() >= NEEDED and all(any(name in heads for name in names) for names in LEVELS[2:])


def _heads(sheet: Sheet) -> dict[str, int]:
    first = sheet.rows[0] if sheet.rows else []
    return {re.sub(r" \d$", "", plain(text_of(cell))): nth for nth, cell in reversed([*enumerate(first)])}


def table(sheet: Sheet) -> Table:
    """Give the regiments and batteries of such a file as a plain table."""
    at = _heads(sheet)
    columns = [next((at[name] for name in names if name in at), -1) for names in LEVELS]

    def cell(row: list[Cell], name: str) -> str:
        nth = at.get(name, -1)
        return text_of(row[nth]) if 0 <= nth < len(row) else ""

    commands: dict[tuple[int, ...], tuple[str, str]] = {}
    units: list[tuple[int, tuple[int, ...], list[Cell]]] = []
    for nth, row in enumerate(sheet.rows[1:], 2):
        key = tuple(_level(row, column) for column in columns)
        if not any(key):
            continue
        if key[-1]:
            units.append((nth, key, row))
        else:
            commands[key] = (cell(row, "name2"), _bare(cell(row, "name1")))
    rows: list[tuple[int, list[Cell]]] = []
    for nth, key, row in units:
        arm = next((arm for sign, arm in ARMS if sign in cell(row, "class").casefold().replace(" ", "_")), "")
        if not arm:
            continue  # couriers and wagons
        corps, division, brigade = ((*key[:level], *[0] * (6 - level)) for level in (3, 4, 5))
        name, officer = commands.get(brigade, ("", ""))
        unit, men = cell(row, "name1"), _figure(cell(row, "head count"))
        guns = 0
        if arm == "artillery":
            single = "gun" in plain(unit).split() or "batter" in plain(name)
            guns = 1 if single else men if men <= MOST_GUNS else 0
            unit = (name or unit) if single else unit
        rows.append(
            (
                nth,
                [
                    SIDES.get(key[0], str(key[0])),
                    _called(commands, corps, key[2]),
                    _called(commands, division, key[3]),
                    "" if arm == "artillery" else _brigade(name, officer, key[4]),
                    "" if "batter" in plain(name) else name if arm == "artillery" else "",
                    unit,
                    arm,
                    men if arm != "artillery" else 0,
                    guns,
                    cell(row, "weapon") or cell(row, "weap"),
                    officer,
                ],
            )
        )
    return Table(sheet.name, HEADS, list(rows))


def _level(row: list[Cell], column: int) -> int:
    return _figure(text_of(row[column])) if 0 <= column < len(row) else 0


def _figure(text: str) -> int:
    try:
        return whole(text)
    except NoFigure:
        return 0


def _bare(name: str) -> str:
    return " ".join(name.replace("-", " ").split()) if name.startswith("--") else name


def _called(commands: dict[tuple[int, ...], tuple[str, str]], key: tuple[int, ...], number: int) -> str:
    name, officer = commands.get(key, ("", ""))
    return name or officer or (str(number) if number else "")


def _brigade(name: str, officer: str, number: int) -> str:
    """Call a brigade by its commander, as the period does, with its number in brackets."""
    words = [
        one
        for one in RANKS.sub("", officer).replace(",", " ").split()
        if one.casefold().rstrip(".") not in ("jr", "sr")
    ]
    if not words:
        return name or str(number)
    return f"{words[-1]} ({name})" if name and name != words[-1] else words[-1]
