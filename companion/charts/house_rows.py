"""House files that hold only what differs: their rows and figures put into the chart that they are about.

From format 2 on a house file is merged: a key takes the place of the chart's key, a table goes into the chart's table,
a row into the row of the same name; `gone = true` takes a row or a table away, and a file that says `whole = true` is
the chart itself. Rows are named by their `id`; where that does not tell them apart, by what stands first in them until
no two of the chart are alike: `mover`, `terrain`, `side` and `letter`. Pure, on plain values; whoever reads the files
tells what is wrong.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from companion.language.tongue import tr

Plain = dict[str, Any]
"""A table as TOML has it."""
MERGES_FROM = 2
"""The format from which on a house file holds only what differs; before it takes the place of its chart."""
WHOLE, GONE = "whole", "gone"
_SEGMENT = r"(?:\[\d+\]|\.[^.\[\]]*)$"


class HouseText(str):
    """A chart's text with a house file in it, which knows where in that file each of its rows stands."""

    house: str
    """The text of the house file."""
    origins: dict[str, str]
    """{path in this text: path in the house file}."""


class Wrong(NamedTuple):
    """What cannot be merged: its place in the house file, what is wrong, what to do."""

    path: str
    what: str
    hint: str = ""


class Merged(NamedTuple):
    """A chart with a house file in it."""

    value: Plain
    origins: dict[str, str]
    """{path in the chart: path in the house file} of whatever comes from there."""
    wrong: tuple[Wrong, ...]


def merged(chart: Plain, house: Plain) -> Merged:
    """Put a house file into a chart; `whole = true` makes it the chart."""
    if house.get(WHOLE) is True:
        return Merged({key: value for key, value in house.items() if key != WHOLE}, {"$": "$"}, ())
    into = _Merging()
    value = into.table(chart, {key: value for key, value in house.items() if key != WHOLE}, "$", "$")
    return Merged(value, into.origins, tuple(into.wrong))


def joined(texts: Sequence[str]) -> str:
    """Put texts of one file name together: the head of the first, the rows of all."""
    first, *others = texts
    return "\n".join((first, *(text[text.index("[[") :] for text in others)))


def over(chart: str, house: str) -> tuple[str, tuple[Wrong, ...]]:
    """Give the text of a chart with a house file over it, and what of that cannot be merged.

    One of format 1, or of none that there is, takes the chart's place; so does what is no TOML: its reader says why.
    """
    try:
        rows = tomllib.loads(house)
    except (ValueError, RecursionError):
        return house, ()
    if rows.get("format") != MERGES_FROM:
        return house, ()
    value, origins, wrong = merged(tomllib.loads(chart), rows)
    text = HouseText(written(value, head=chart))
    text.house, text.origins = house, origins
    return text, wrong


class _Merging:
    """Goes through a chart and a house file side by side."""

    def __init__(self) -> None:
        self.origins: dict[str, str] = {}
        self.wrong: list[Wrong] = []

    def table(self, base: Plain, house: Plain, at: str, origin: str) -> Plain:
        """Put a house table into one of the chart."""
        found = dict(base)
        for key, value in house.items():
            path, place = f"{at}.{key}", f"{origin}.{key}"
            here = base.get(key)
            if isinstance(value, dict) and value.get(GONE) is True:
                if found.pop(key, None) is None:
                    self.wrong.append(Wrong(place, tr("there is nothing of this name to take away")))
            elif isinstance(here, dict) and isinstance(value, dict):
                found[key] = self.table(here, value, path, place)
            elif _are_rows(value) and (_are_rows(here) or here is None):
                found[key] = self.rows(here or [], value, path, place)
            else:
                found[key], self.origins[path] = value, place
        return found

    def rows(self, base: Sequence[Plain], house: Sequence[Plain], at: str, origin: str) -> list[Plain]:
        """Put house rows into those of the chart: into the row of the same name, else behind them."""
        named = naming(base) if base else ("id",)
        if named is None:  # rows that nothing tells apart: the list is the house's
            self.origins[at] = origin
            return list(house)
        places: dict[tuple[str, ...], int] = {}
        for index, row in enumerate(house):
            name = _name(row, named)
            if name in places:
                self.wrong.append(Wrong(f"{origin}[{index}]", tr("two rows of the name {name}", name=_said(name))))
            places[name] = index
        kept: list[tuple[Plain, int | None]] = []
        for row in base:
            own = places.pop(_name(row, named), None)
            if own is None or house[own].get(GONE) is not True:
                kept.append((row, own))
        for name, index in places.items():
            if house[index].get(GONE) is True:
                what = tr("there is no row {name} to take away", name=_said(name))
                self.wrong.append(Wrong(f"{origin}[{index}]", what))
            else:
                kept.append(({}, index))
        found = []
        for place, (row, there) in enumerate(kept):
            if there is None:
                found.append(row)
                continue
            self.origins[f"{at}[{place}]"] = f"{origin}[{there}]"
            changes = {key: value for key, value in house[there].items() if key != GONE}
            found.append(self.table(row, changes, f"{at}[{place}]", f"{origin}[{there}]"))
        return found


def naming(rows: Sequence[Plain]) -> tuple[str, ...] | None:
    """Give the keys that name the rows of a list: `id`, or the first ones that no two have alike; None without any."""
    if len({row["id"] for row in rows if isinstance(row.get("id"), str)}) == len(rows):
        return ("id",)
    keys = list(rows[0])
    for count in range(1, len(keys) + 1):
        if len({_name(row, keys[:count]) for row in rows}) == len(rows):
            return tuple(keys[:count])
    return None


def _name(row: Plain, keys: Sequence[str]) -> tuple[str, ...]:
    return tuple(str(row.get(key, "")) for key in keys)


def _said(name: Sequence[str]) -> str:
    return ", ".join(name)


def _are_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def as_written(path: str, text: str) -> tuple[str, str]:
    """Give path and text of what people wrote: of a chart with a house file in it those of the house file."""
    if not isinstance(text, HouseText):
        return path, text
    return origin_of(path, text.origins) or path.partition("[")[0], text.house


def origin_of(path: str, origins: dict[str, str]) -> str:
    """Give where a path of the merged chart stands in the house file, "" for what does not come from there."""
    rest, at = "", path.partition(" (")[0].partition(", ")[0]
    while at not in origins:
        shorter = re.sub(_SEGMENT, "", at)
        if shorter == at:
            return ""
        rest, at = at[len(shorter) :] + rest, shorter
    return origins[at] + rest


# ---- as a text again, which a document carries


def written(value: Plain, head: str = "") -> str:
    """Write a chart as TOML: single figures, then each list of rows; `head` are the lines of its comment."""
    single = [f"{_key(key)} = {_text(one)}" for key, one in value.items() if not _are_rows(one)]
    rows = [
        "\n".join(("", f"[[{_key(key)}]]", *(f"{_key(name)} = {_text(one)}" for name, one in row.items())))
        for key, those in value.items()
        if _are_rows(those)
        for row in those
    ]
    return "\n".join((*_head(head), *single, *rows, ""))


def _head(text: str) -> Iterator[str]:
    """Yield the comment that a text begins with."""
    for line in text.splitlines():
        if not line.startswith("#"):
            return
        yield line


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _quoted(key)


def _text(value: object) -> str:
    """Write a value as TOML has it within a line."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _quoted(value)
        case dict():
            return f"{{ {', '.join(f'{_key(key)} = {_text(one)}' for key, one in value.items())} }}"
        case list():
            return f"[{', '.join(map(_text, value))}]"
        case _:
            return str(value)  # numbers, and dates, which no chart has


def _quoted(text: str) -> str:
    import json

    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
