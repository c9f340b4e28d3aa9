"""How a unit's state is shown everywhere: stands as pips, fresh, worn, spent as F, W, S, markers as shape and letter.

Values only; screens and sheets draw them. `None` is what a seat may not know.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.drawing import emblems
from companion.language.tongue import plural, tr
from companion.language.words import capital, counted, plain, trait_words


class Mark(NamedTuple):
    """A marker: the glyph's id, its letter, its name for tooltips and ears."""

    id: str
    letter: str
    name: str


MARKS: dict[str, Mark] = {
    mark.id: mark
    for mark in (
        Mark("disordered", "D", "disordered"),
        Mark("low-ammunition", "A", "low on ammunition"),
        Mark("silenced", "Si", "silenced"),
        Mark("damaged", "Da", "damaged gun stand"),
        Mark("wrecked", "Wr", "wrecked"),
        Mark("charging", "Ch", "in charge contact"),
        Mark("changed", "c", "changed formation or mode, or turned"),
    )
}
"""In the order in which they stand in a row."""


class Pips(NamedTuple):
    """Stands as pips, filled from the left; `zones` are the sizes of the spent, worn and fresh zones."""

    shape: str
    """"infantry", "cavalry" or "gun"."""
    start: int
    left: int
    zones: tuple[int, ...]
    damaged: int = 0


STATES = {"fresh": "F", "worn": "W", "spent": "S"}
FORMATIONS = {"single-line": "SL", "double-line": "DL", "attack-column": "AC", "march-column": "MC"}


def marks(unit: Any) -> tuple[Mark, ...]:
    """Give the markers of a unit in their order."""
    held = {
        "disordered": unit.disordered,
        "low-ammunition": bool(unit.low_ammo),
        "silenced": unit.silenced,
        "damaged": bool(unit.damaged),
        "wrecked": unit.status == "wrecked",
        "charging": bool(unit.charges),
        "changed": unit.changed,
    }
    return tuple(mark._replace(name=tr(mark.name)) for name, mark in MARKS.items() if held[name])


def pips(unit: Any) -> Pips | None:
    """Give a unit's stands as pips; None where the seat may not know them."""
    if unit.stands is None:
        return None
    left = unit.stands if unit.status in ("on-table", "to-arrive") else 0
    start = max(unit.stands_at_start, left)
    if unit.kind == "battery":
        return Pips("gun", start, left, (start,), unit.damaged or 0)
    spent, worn = unit.worn_at - 1, unit.fresh_at - unit.worn_at
    zones = (max(0, min(spent, start)), max(0, min(worn, start - spent)), max(0, start - spent - worn))
    return Pips("cavalry" if unit.arm == "cavalry" else "infantry", start, left, zones)


def formation(unit: Any) -> str:
    """Give the letters of a unit's formation: SL, DL, AC, MC, of cavalry also MT or DM, of guns UN or LI."""
    if unit.kind == "battery":
        return "LI" if unit.limbered else "UN"
    code = FORMATIONS.get(unit.formation or "", "")
    if unit.mounted is None:
        return code
    mode = "MT" if unit.mounted else "DM"
    return mode if code == "SL" else f"{mode} {code}"


FORMATION_WORDS = {
    "SL": "Single Line",
    "DL": "Double Line",
    "AC": "Attack Column",
    "MC": "March Column",
    "UN": "unlimbered",
    "LI": "limbered",
    "MT": "mounted",
    "DM": "on foot",
}


def signs() -> str:
    """Give every letter of a unit's row with its words, for a tip: formations, then markers."""
    forms = [f"{code} {tr(words)}" for code, words in FORMATION_WORDS.items()]
    held = [f"{mark.letter} {tr(mark.name)}" for mark in MARKS.values()]
    return "\n".join((*forms, *held))


def formation_words(unit: Any) -> str:
    """Give a unit's formation in words."""
    return ", ".join(tr(FORMATION_WORDS[code]) for code in formation(unit).split())


def aloud(unit: Any) -> str:
    """Give a unit in one sentence, for ears and tooltips: nothing that the picture shows is missing."""
    shown = pips(unit)
    parts = [unit.name]
    if shown is None:
        parts.append(tr("strength not known"))
    elif unit.kind == "battery":
        parts.append(plural(shown.start, "{left} of {n} gun stand", "{left} of {n} gun stands", left=shown.left))
    else:
        parts.append(plural(shown.start, "{left} of {n} stand", "{left} of {n} stands", left=shown.left))
    parts += [word for word in (tr(unit.state) if unit.state else "", formation_words(unit)) if word]
    parts += [mark.name for mark in marks(unit)]
    parts += [trait_words(unit.traits)] if unit.traits else []
    parts += [tr("emblem {name}", name=emblems.title(unit.emblem))] if getattr(unit, "emblem", "") else []
    if unit.damaged and unit.damaged > 1:
        parts.append(tr("{gun_stands} damaged", gun_stands=counted(unit.damaged, "gun stand")))
    if unit.status not in ("on-table", "wrecked"):
        parts.append(plain(unit.status))
    return capital(", ".join(parts))
