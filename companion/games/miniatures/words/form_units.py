"""The forms of regrouping: the parts that are offered of a unit, the row of one that joins, who may be put together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Literal, get_args

from companion.charts.rounding import shared_out
from companion.games.miniatures.rules.forces.splitting import pooled
from companion.games.miniatures.rules.state import PRESENT, SIDES, Formation
from companion.games.miniatures.setup.ids import short
from companion.games.miniatures.setup.roster_row import MUST, Arm, Carbine, Edge, Gun
from companion.games.miniatures.words import form_words
from companion.language.nearly import nearly
from companion.language.tongue import tr
from companion.rows.form import Choices, Field, FieldKind
from companion.rows.reference import either


def part_columns() -> tuple[Field, ...]:
    """Give the fields of a part; without an id of its own it has that of its name."""
    return (
        Field("name", form_words.label("split", "name"), "text", required=True),
        Field("stands", form_words.label("split", "stands"), "whole", required=True),
        Field("id", form_words.label("split", "id"), "text"),
    )


def offered_parts(one: Any) -> tuple[dict[str, Any], ...]:
    """Give the parts that a unit is likely to be split into: a battalion into its batteries, a brigade into halves.

    The first keeps the unit's id.
    """
    stands = one.stands or 0
    batteries = pooled(one.label or "")
    names = list(batteries) if 1 < len(batteries) <= stands else [one.name, tr("{unit}, left", unit=one.name)]
    shares = shared_out(stands, [1] * len(names)) if stands else [0] * len(names)
    ids = [one.id, *(short(name) for name in names[1:])]
    return tuple({"name": name, "stands": n, "id": at} for name, n, at in zip(names, shares, ids, strict=True))


def preset(tag: str, view: Any, name: str) -> dict[str, Any]:
    """Give what a form of regrouping is filled in with for whoever is selected, if it is a unit."""
    one = next((unit for unit in view.units if unit.id == name), None)
    if one is None:
        return {}
    match tag:
        case "add-unit":
            corps, division = (view.names.get(place, place) for place in (one.corps, one.division))
            return {"row": {"side": one.side, "corps": corps, "division": division}}
        case "split":
            return {"parts": offered_parts(one)}
        case "merge":
            return {"units": (one.id,), "into": one.id}
        case "rename":
            return {"name": one.name}
        case _:
            return {}


def unchanged(tag: str, view: Any, values: Mapping[str, Any]) -> str:
    """Give the field that is filled in only to be written over and still holds what it was filled with, or ""."""
    if tag != "rename":
        return ""
    return "name" if any((one.id, one.name) == (values["unit"], values["name"]) for one in view.units) else ""


ENEMIES = {("move", "charges"), ("break-through", "target"), ("break-contact", "enemy"), ("fire", "target")}
"""Fields, each with its form, that want one of the enemy."""


def no_enemy(tag: str, fields: Iterable[Field], values: Mapping[str, Any], known: Collection[str]) -> tuple[str, str]:
    """Give the field whose word is nobody's name, and a sentence with the enemies who may have been meant, or "" twice.

    Who is `known` and no enemy is refused by the rules, in their own words.
    """
    for field in fields:
        word = values.get(field.name)
        if (tag, field.name) in ENEMIES and word and word not in known:
            names = {str(one): words for words, one in field.choices}
            near = [names[one] for one in nearly(str(word), ((one, words) for one, words in names.items()))]
            asks = tr("no enemy is called “{word}”; did you mean {names}?", word=word, names=either(near))
            return field.name, asks if near else tr("no enemy is called “{word}”", word=word)
    return "", ""


def parts(rows: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Give the rows of a form as parts. Raises KeyError where a row has no name."""
    found = []
    for row in rows:
        if not row["name"]:
            raise KeyError("name")
        name = row["name"]
        found.append({"id": row.get("id") or short(name) or name, "name": name, "stands": row["stands"]})
    return found


# ---- who joins


ORDINARY: tuple[tuple[str, FieldKind, Any], ...] = (
    ("side", "choice", Literal["union", "confederate"]),
    ("unit", "text", None),
    ("arm", "choice", Arm),
    ("corps", "text", None),
    ("division", "text", None),
    ("stands", "whole", None),
    ("men", "whole", None),
    ("guns", "whole", None),
    ("gun_type", "choice", Gun),
    ("formation", "choice", Formation),
    ("carbine", "choice", Carbine),
    ("commander", "text", None),
    ("leader", "text", None),
    ("arrives", "whole", None),
    ("edge", "choice", Edge),
    ("exceptional", "flag", None),
    ("horse", "flag", None),
)
"""The columns of a roster that a form asks for: (column, what it holds, its choices)."""


def row_columns(view: Any) -> tuple[Field, ...]:
    """Give the fields of a unit that joins; divisions and corps of the battle are suggested."""
    known: dict[str, Choices] = {
        "corps": _names(view, (one.corps for one in view.units)),
        "division": _names(view, (one.division for one in view.units)),
    }
    made = []
    for name, kind, words in ORDINARY:
        choices = tuple((form_words.said(one), one) for one in get_args(words) if one) if words else known.get(name, ())
        made.append(Field(name, form_words.label("add-unit", name), kind, choices, empty=kind == "whole", nothing="–"))
    return tuple(made)


def _names(view: Any, ids: Iterable[str]) -> Choices:
    found = sorted({view.names.get(one, one) for one in ids if one})
    return tuple((one, one) for one in found)


def row(values: Mapping[str, Any]) -> dict[str, Any]:
    """Give a record as a roster's row: what is left empty is not in it."""
    return {name: value for name, value in values.items() if value not in (None, "", False)}


def lacking(row: Mapping[str, Any]) -> str:
    """Give the first column without which no row is one of a roster, "" when there is none."""
    return next((name for name in MUST if name not in row), "")


# ---- who is put together, and where


def commands(view: Any, name: str) -> Choices:
    """Give the divisions and corps of a unit's side; of both sides where no unit is chosen."""
    one = next((unit for unit in view.units if unit.id == name), None)
    sides = SIDES if one is None else (one.side,)
    ids = [place for unit in view.units if unit.side in sides for place in (unit.corps, unit.division)]
    ids += [leader.commands for leader in view.leaders if leader.side in sides]
    return tuple((view.names.get(place, place), place) for place in dict.fromkeys(ids) if place)


def present(view: Any) -> Sequence[Any]:
    """Give the units that are on the table or still to arrive."""
    return [one for one in view.units if one.status in PRESENT]


def alike(view: Any, chosen: Sequence[str]) -> Sequence[Any]:
    """Give the units that can be merged with the first of those chosen; all that are there where none is."""
    there = present(view)
    first = next((one for one in there if chosen and one.id == chosen[0]), None)
    return there if first is None else [one for one in there if _kind(one) == _kind(first)]


def _kind(one: Any) -> tuple[Any, ...]:
    return one.side, one.arm, one.status, one.gun, one.carbine
