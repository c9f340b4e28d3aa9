"""Units of a square-grid battle as rows of a table: where they stand, how strong they are, what they have plotted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.games.tactical.charts.terms import Level
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.state import Leader, Unit
from companion.games.tactical.rules.view import View
from companion.language.tongue import declared, number, plural, tr
from companion.language.words import capital, trait_words

LETTERS = {1: "N", 2: "NE", 3: "E", 4: "SE", 5: "S", 6: "SW", 7: "W", 8: "NW"}
declared(LETTERS)
Row = tuple[str, ...]


def facing_letters(direction: int) -> str:
    """Give a direction in letters: "NE"."""
    return tr(LETTERS[direction])


def unit_row(one: Unit, level: Level = "advanced") -> Row:
    """Give a unit: its name, square and facing, strength, weapon, mode, figures, and what is particular about it.

    The Basic game has neither facings nor modes (ANT-R-BASIC-SCOPE).
    """
    basic = level == "basic"
    at, mode = place(one.square) if one.square is not None else "?", mode_words(one, level)
    at += f" {facing_letters(one.facing)}" if one.square is not None and not basic else ""
    figures = tr("fatigue {fatigue}, morale {morale}, {n} OP", fatigue=one.fatigue, morale=one.morale, n=one.points)
    cells = (one.name, at, strength(one), one.weapon, *(() if basic else (mode,)))
    return *cells, ", ".join([figures, *([mode] if basic and mode else []), *states(one)])


def seen_row(one: Unit, level: Level = "advanced") -> Row:
    """Give an enemy's unit among hidden ones as a row of the same table: what is seen of it (ANT-R-HIDDEN)."""
    mode, basic = mode_words(one, level), level == "basic"
    at = place(one.square) if one.square is not None else "?"
    at += f" {facing_letters(one.facing)}" if one.square is not None and not basic else ""
    guns, men = plural(one.guns, "{n} gun", "{n} guns"), plural(one.men, "{n} man", "{n} men")
    crew = guns if one.arm == "artillery" else men
    return (one.name, at, crew, "", *(() if basic else (mode,)), mode if basic else "")


def mode_words(one: Unit, level: Level) -> str:
    """Give a unit's mode, or that it is routed; in the Basic game, which has no modes, rout alone."""
    return tr(one.shown_mode) if level != "basic" or one.routed else ""


def strength(one: Unit) -> str:
    """Give what is left of a unit and what it had: "380/400 men", "11/12 guns", with its crew where that counts."""
    if one.arm == "artillery":
        guns = tr("{n}/{all} guns", n=one.guns, all=one.guns_at_start)
        crew = tr("{n}/{all} men", n=one.men, all=one.men_at_start)
        return f"{guns}, {crew}" if one.men_at_start else guns
    return tr("{n}/{all} men", n=number(one.men), all=number(one.men_at_start))


def states(one: Unit) -> list[str]:
    """Give what is particular about a unit: its state, and its plots."""
    told = [tr("OUT OF COMMAND")] if not one.in_command else []
    told += [tr("command control {factor}", factor=number(one.control, "g"))] if one.control != 1 else []
    told += [tr("DISRUPTED")] if one.disrupted else []
    told += [tr("NO AMMUNITION")] if not one.ammo else []
    told += [tr("not activated")] if not one.activated else []
    told += [tr("fortification {n}", n=one.fort)] if one.fort else []
    told += [trait_words((*one.traits, *one.asked))] if one.traits or one.asked else []
    told += plots(one)
    return told


def plots(one: Unit) -> list[str]:
    """Give a unit's plots: "fire at 10,12", "melee", "advance"."""
    told = [tr("fire at {square}", square=place(one.fire_plot))] if one.fire_plot is not None else []
    told += [tr("melee")] if one.melee_plot else []
    told += [tr("advance")] if one.advance_plot else []
    return told


def formation(view: View, corps: str, division: str) -> str:
    """Give a formation with its leader: "I Corps, Meade's division: Meade with Seymour-A"."""
    name = ", ".join(part for part in (corps, tr("{name}'s division", name=division) if division else "") if part)
    rank, of = ("division", division) if division else ("corps", corps)
    led = [one for one in view.leaders if one.rank == rank and one.formation == of and not one.lost and not one.waits]
    told = "; ".join(leader_words(view, one) for one in led)
    return (name or tr("without a corps")) + (f" ({told})" if told else "")


def leader_words(view: View, one: Leader) -> str:
    """Give a leader and the unit he is with: "Meade with Seymour-A"."""
    unit = next((found.name for found in view.units if found.id == one.unit), "")
    return tr("{leader} with {unit}", leader=capital(one.name), unit=unit) if unit else capital(one.name)


def rows(table: Sequence[Row], *, right: Sequence[int] = ()) -> Iterator[str]:
    """Give rows of a table in lines, its columns under one another."""
    if not table:
        return
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    for row in table:
        cells = (
            f"{cell:>{width}}" if column in right else f"{cell:<{width}}"
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(cells).rstrip()
