"""A fire attack for a screen: the printed chart with its lit row and column, the odds, what a face would do."""

from __future__ import annotations

import re
from typing import Any, Literal, NamedTuple

from msgspec import structs

from companion.charts.ruleset import called
from companion.games.miniatures.charts.fire import EFFECTS, FireEffect
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import musketry
from companion.games.miniatures.rules.state import effectiveness_of
from companion.language.figures import faces, fraction, percent, signed
from companion.language.tongue import number, plural, tr
from companion.language.words import counted, listed

Waits = Literal["", "step", "phase"]
"""Until what ends an effect waits to come into force; "" for at once."""


class OddsRow(NamedTuple):
    """One outcome with its chance."""

    id: str
    name: str
    share: float
    percent: str
    faces: str
    severity: int
    """0 the mildest, as the ramp of colours counts."""


class ChartRow(NamedTuple):
    """A row of the chart as it is printed."""

    label: str
    cells: tuple[str, ...]


class FireChart(NamedTuple):
    """The whole chart; `lit` is the row of this attack, `faces` what each of its columns takes."""

    columns: tuple[tuple[str, str], ...]
    """Name and effect of each column."""
    rows: tuple[ChartRow, ...]
    lit: int | None
    faces: tuple[str, ...]
    reading: str
    """How the points came to the row: "15½ → 15"."""
    hit: int | None
    """The column of the face that lies there."""


def chart(rules: Rules, prospect: Any, face: int | None) -> FireChart:
    """Give the chart for an attack (None: nothing lit) and the face that lies there."""
    effects = [rules.effects[name] for name in EFFECTS]
    rows = tuple(
        ChartRow(row_words(row.label), tuple(_cell(cell) for cell in row.printed)) for row in rules.musketry.row
    )
    lit = prospect.row if prospect is not None else None
    taken: tuple[str, ...] = ()
    hit = None
    reading = ""
    if lit is not None:
        taken = tuple(faces(_faces_of(prospect, effect.id), tr("cannot")) for effect in effects)
        whole = int(prospect.points)
        reading = f"{fraction(prospect.points)} → {whole}" if prospect.points != whole and whole else ""
        hit = EFFECTS.index(prospect.effects[face - 1]) if face is not None else None
    return FireChart(
        tuple((tr(e.name.split(maxsplit=1)[0]), effect_words(e)) for e in effects), rows, lit, taken, reading, hit
    )


def row_words(label: str) -> str:
    """Give a row of the chart as it is shown: "15½–19"."""
    return label.replace("1/2", "½").replace(" to ", "–").replace(",", ", ").replace("  ", " ")


def _cell(cell: str) -> str:
    """Give a printed cell with our signs; in one cell the sheet has a full stop for a comma."""
    highest, less, _ = cell.partition(" or less")
    if less:
        return tr("{n} or less", n=highest)
    return "—" if cell == "-" else re.sub(r"[.,]\s*", ", ", cell).replace("-", "−")


def _faces_of(prospect: Any, effect: str) -> list[int]:
    return [face for face, found in enumerate(prospect.effects, 1) if found == effect]


def effect_words(effect: FireEffect) -> str:
    """Give what a column does to troops and to guns: "D −1 · Da Si"."""
    troops = " ".join((["D"] if effect.disordered else []) + ([f"−{effect.stands_lost}"] if effect.stands_lost else []))
    wrecked = ["Wr"] if effect.wrecked else []
    guns = wrecked or [letter for letter, on in (("Da", effect.damaged), ("Si", effect.silenced)) if on]
    return " · ".join(part for part in (troops, " ".join(guns)) if part) or tr("no effect")


def odds(rules: Rules, prospect: Any) -> tuple[OddsRow, ...]:
    """Give the five effects with their chances."""
    if prospect is None or prospect.row is None:
        return ()
    found = []
    for nth, one in enumerate(prospect.odds.outcomes):
        name = tr(rules.effects[one.outcome].name.split(maxsplit=1)[0])
        found.append(
            OddsRow(
                one.outcome, name, one.p[0] / one.p[1], percent(one.p), faces(_faces_of(prospect, one.outcome)), nth
            )
        )
    return tuple(found)


def below(prospect: Any, target: Any, name: Any) -> str:
    """Say what to expect, and what a natural ten brings and to whom."""
    if prospect is None or prospect.row is None:
        return ""
    lost = prospect.odds.expected["stands_lost"]
    parts = [tr("Expected loss {n} stands.", n=number(lost, ".1f"))] if target.kind == "brigade" else []
    ten = []
    low = [name(prospect.firers[index].unit) for index in prospect.odds.low_ammo_firers]
    if low:
        ten.append(
            tr("{who} go low on ammunition", who=listed(low))
            if len(low) > 1
            else tr("{who} goes low on ammunition", who=low[0])
        )
    at_risk = bool(target.leaders) or bool(target.exceptional_commander)
    ten.append(
        tr("the leaders with {target} are at risk", target=target.name) if at_risk else tr("no leader is at risk")
    )
    parts.append(tr("On a natural 10 ({p}) {what}.", p=percent(prospect.odds.leaders_at_risk), what="; ".join(ten)))
    return " ".join(parts)


def sum_line(prospect: Any) -> str:
    """Give the sum of the fire points and its row: "9 + 4 + 2½ = 15½, row 15–19"."""
    points = [fraction(line.points) for line in prospect.firers]
    whole = fraction(prospect.points)
    added = whole if len(points) == 1 else f"{' + '.join(points)} = {whole}"
    if prospect.row is None:
        return tr("{points}: too few, no die is rolled", points=in_fire_points(prospect.points, added))
    return tr("{points}, row {row}", points=in_fire_points(prospect.points, added), row=row_words(prospect.band))


def in_fire_points(points: float, said: str) -> str:
    """Give fire points in words, with the figure as it is said: one alone is a point, ½ and 1½ are points."""
    return plural(1 if points == 1 else 2, "{n} fire point", "{n} fire points", n=said)


def outcome(rules: Rules, prospect: Any, target: Any, face: int, waits: Waits = "") -> tuple[str, str, str]:
    """Give the die's sum, the effect's name, and what it would do to the target, once it comes into force."""
    effect = rules.effects[prospect.effects[face - 1]]
    return die_sum(face, prospect.die_modifier), called(effect), does(rules, effect, target, waits)


def die_sum(face: int, modifier: int) -> str:
    """Give a die with its modifier: "9 + 1 = 10"."""
    return f"{face} {behind_die(face, modifier)}".rstrip()


def behind_die(face: int, modifier: int) -> str:
    """Give what stands behind a die with a modifier: "+ 1 = 10"; "" where it counts as it fell."""
    sign = signed(modifier)
    return f"{sign[:1]} {sign[1:]} = {face + modifier}" if modifier else ""


def does(rules: Rules, effect: FireEffect, target: Any, waits: Waits = "") -> str:
    """Say in a sentence what an effect does to a target, and when, where that is not at once."""
    words = _does_to_guns(effect) if target.kind == "battery" else _does_to_troops(rules, effect, target)
    if not words:
        return tr("No effect.")
    said = tr("{target} {what}.", target=target.name, what=listed(words))
    match waits:
        case "step":
            return tr("At the step's end: {what}", what=said)
        case "phase":
            return tr("At the phase's end: {what}", what=said)
        case _:
            return said


def _does_to_guns(effect: FireEffect) -> list[str]:
    if effect.wrecked:
        return [tr("is wrecked")]
    return [
        *([tr("is silenced")] if effect.silenced else []),
        *([tr("has a gun stand damaged")] if effect.damaged else []),
    ]


def _does_to_troops(rules: Rules, effect: FireEffect, target: Any) -> list[str]:
    words = [tr("is disordered") if not target.disordered else tr("stays disordered")] if effect.disordered else []
    stands = _stands_lost(rules, effect, target)
    if stands:
        lost = tr("loses {n}", n=counted(stands, "stand"))
        if target.stands is not None:
            left = max(0, target.stands - stands)
            lost = tr(
                "{lost}: {old} → {new}, {state}",
                lost=lost,
                old=target.stands,
                new=left,
                state=state_after(target, left),
            )
        words.append(lost)
    return words


def _stands_lost(rules: Rules, effect: FireEffect, target: Any) -> int:
    return musketry.stands_lost(rules, musketry.Target(disordered=target.disordered), effect)


def hit(rules: Rules, effect: FireEffect, target: Any) -> Any:
    """Give a target of the view as it is once an effect has come into force; of guns nothing that is told changes."""
    if target.kind == "battery":
        return target
    left = None if target.stands is None else max(0, target.stands - _stands_lost(rules, effect, target))
    state = target.state if not left else effectiveness_of(left, target.fresh_at, target.worn_at)
    return structs.replace(target, stands=left, state=state, disordered=target.disordered or effect.disordered)


def state_after(target: Any, left: int) -> str:
    """Say what a brigade is with so many stands left: "still worn", "now spent", "destroyed"."""
    if left <= 0:
        return tr("destroyed")
    after = effectiveness_of(left, target.fresh_at, target.worn_at)
    return tr("still {state}", state=tr(after)) if after == target.state else tr("now {state}", state=tr(after))
