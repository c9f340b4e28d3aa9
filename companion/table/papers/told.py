"""What all papers of a battle say alike: the situation, the edges, objectives, the scale."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from companion.cards.chart_words import head, keyed
from companion.cards.content import (
    Beside,
    Block,
    Cell,
    Column,
    Drawing,
    Heading,
    Paragraph,
    Picture,
    Table,
    bold,
    cell,
    words,
)
from companion.cards.whose import SIDE_WORDS, side_title
from companion.language.tongue import number, plural, titled, tr
from companion.language.words import capital, listed
from companion.table.file.battle import Command, Edge, Fact, Field, Force, Guns, Scale
from companion.table.file.wording import away_of

NOBODY = "–"
_FIGURE = re.compile(r"-?\d+(\.\d+)?")
_HINT = re.compile(r"The computer would fight with urgency (\d+)\.")
_SAID = ("Attacker", "Turn")
"""Facts of a field that stand in words of their own."""


def map_of(game: str, field: Field, ground: Any, forces: Sequence[Force]) -> Drawing | None:
    """Draw the map around a battle and whence the given forces come; None without a map, or off it."""
    door = away_of(game).extract
    found: Drawing | None = None if door is None else door.open()(field, ground, forces)
    return found


def hours(count: int) -> str:
    """Say how many hours: "1 hour", "3 hours"."""
    return plural(count, "{n} hour", "{n} hours")


def label(fact: Fact) -> str:
    """Give what a fact is called; a corps' letter is no letter that is written."""
    return capital(tr("letter")) if fact.label == "Letter" else tr(fact.label)


def value(said: str) -> str:
    """Give a fact's value: a figure with the signs of the language, a word in it."""
    if _FIGURE.fullmatch(said):
        return f"−{number(float(said[1:]), 'g')}" if said.startswith("-") else number(float(said), "g")
    return tr(said)


def battle(title: str, field: Field) -> str:
    """Give a battle's title, which the file has in English, in the chosen language.

    A person's own game keeps its name; a title that is put together otherwise stands as it was written.
    """
    where = next((fact.value for fact in field.facts if fact.label == "Hex"), "")
    places = {field.place: field.place, f"hex {where}": tr("hex {hex}", hex=where)}
    for english, there in places.items():
        end = f": battle in {english}, {field.day}"
        if english and title.endswith(end):
            game = titled(title.removesuffix(end))
            return tr("{game}: battle in {place}, {day}", game=game, place=there, day=tr(field.day))
    game, colon, rest = title.rpartition(": ")
    return f"{titled(game)}{colon}{rest}" if game else titled(rest)


def hint(said: str) -> str:
    """Give a side's hint, which the file has in English; one that a person wrote stands as it was written."""
    found = _HINT.fullmatch(said)
    return tr("The computer would fight with urgency {n}.", n=found[1]) if found else said


# ---- the field


def place(field: Field) -> str:
    """Say where it is: "Gettysburg, town"."""
    return ", ".join(part for part in (field.place, tr(field.terrain)) if part)


def situation(field: Field, first: Iterable[tuple[str, str]], then: Iterable[tuple[str, str]]) -> Iterator[Block]:
    """Give the moment and the place, between what a paper says before and after them."""
    facts = ((label(fact), value(fact.value)) for fact in field.facts if fact.label not in _SAID)
    rows = (
        *first,
        (tr("Place"), capital(place(field))),
        *facts,
        (tr("Day"), tr("{day}, from {hour}", day=tr(field.day), hour=field.starts_at)),
        (tr("Lasts"), tr("{hours} at most", hours=hours(field.hours))),
        (tr("Daylight"), tr("{hours} left", hours=hours(field.daylight))),
        (tr("Weather"), tr("rain") if field.rain else tr("dry")),
        *then,
    )
    yield Heading(tr("Situation"))
    yield keyed(((key, said, ()) for key, said in rows))


def edges(those: Sequence[Edge], lines: str) -> Iterator[Block]:
    """Give what lies along every edge; `lines` heads the column of whose ground it is."""
    if not those:
        return
    yield Heading(tr("Edges of the field"))
    yield Table(
        (Column(), Column(1.0), Column(), Column(), Column()),
        tuple(tuple(_edge(one)) for one in those),
        (head(tr("Edge"), tr("Beyond"), tr("Road"), tr("River"), lines),),
    )


def beside_map(
    situation: tuple[Block, ...], field: Field, drawing: Drawing | None, lines: str, key: str
) -> Iterator[Block]:
    """Give the situation beside the map and the edges; without a map one below the other.

    `lines` heads the column of whose ground lies beyond an edge, `key` says what is drawn on the map.
    """
    along = tuple(edges(field.edges, lines))
    if drawing is None:
        yield from (*situation, *along)
        return
    yield Beside((situation, (Picture(drawing), Paragraph(words(key), style="foot"), *along)))


def _edge(one: Edge) -> Iterator[Cell]:
    river = one.river or NOBODY
    yield cell(bold(capital(tr(one.direction))))
    yield cell(tr(one.beyond) or NOBODY)
    yield cell(tr("yes") if one.road else NOBODY)
    yield cell(tr("{river}, bridged", river=river) if one.bridged else river)
    yield cell(side_title(one.lines) if one.lines else NOBODY)


def objectives(field: Field) -> Iterator[Block]:
    """Give what is worth holding."""
    if not field.objectives:
        return
    yield Heading(tr("Objectives"))
    yield Table(
        (Column(1.0), Column(align="right"), Column()),
        tuple((cell(bold(one.name)), cell(str(one.points)), cell(_holder(one.holder))) for one in field.objectives),
        (head(tr("Objective"), tr("Points"), tr("Held at the start by")),),
    )


def _holder(side: str) -> str:
    return side_title(side) if side in SIDE_WORDS else tr("nobody")


def scale(one: Scale) -> Paragraph:
    """Say what a stand stands for."""
    if one.men_a_point == 1:
        return Paragraph(
            words(
                tr(
                    "A stand is {men} men, a gun stand {guns} guns. The ledger is what a unit has beyond its stands, "
                    "or less (−): losses are reckoned from the men and guns there are.",
                    men=one.men_a_stand,
                    guns=one.guns_a_stand,
                )
            )
        )
    gun = plural(one.guns_a_point, "one gun", "{n} guns")
    said = tr(
        "A stand is {men} men, a gun stand {guns} guns; a point is {each} men or {gun}. The ledger is what a brigade "
        "or a battalion has beyond its stands, or less (−): losses are reckoned from the men and guns there are.",
        men=one.men_a_stand,
        guns=one.guns_a_stand,
        each=one.men_a_point,
        gun=gun,
    )
    return Paragraph(words(said))


# ---- the forces


def guns(one: Guns) -> str:
    """Give what guns are called: those of a battalion by their type, which the file has in English."""
    return f"{one.battalion}, {tr(one.gun)}" if one.name == f"{one.battalion}, {one.gun}" else one.name


def comes_from(force: Force) -> str:
    """Say over which edges a side comes: "over the north-west edge"; "" where it stands on the table."""
    over = tuple(dict.fromkeys(one.enters for one in force.commands if one.enters))
    if not over:
        return ""
    which = listed([tr(edge) for edge in over])
    return tr("over the {which} edge", which=which) if len(over) == 1 else tr("over the {which} edges", which=which)


def task(force: Force) -> str:
    """Say where a side is as it begins, whose the attack is, and who has the say.

    "Comes on over the north edge; in the game it attacks; Heth (Heth's Div) in command": who has the attack in the game
    may well stand on the table, and who marched up to him come on.
    """
    does = tr("in the game it attacks") if force.attacks else tr("in the game it is attacked")
    return tr("{where}; {does}; {leader} in command", where=_begins(force), does=does, leader=in_charge(force))


def _begins(force: Force) -> str:
    whence, stands = comes_from(force), any(not one.enters for one in force.commands if one.brigades or one.guns)
    if not whence:
        return tr("stands on the field at the start")
    if not stands:
        return tr("comes on {whence}", whence=whence)
    return tr("stands on the field at the start, more comes on {whence}", whence=whence)


def in_charge(force: Force) -> str:
    """Say who has the say of a side: "Doubleday (I Corps)"."""
    one = next((command for command in force.commands if command.id == force.commander), None)
    if one is None:
        return NOBODY
    if one.leader is not None and not (one.brigades or one.guns):
        return one.name  # a leader alone, who is named by his post
    return tr("{leader} ({command})", leader=one.leader.name, command=one.name) if one.leader else one.name


def title(one: Command) -> str:
    """Give what a heading calls a command: "Heth's Div, Third Corps"."""
    return one.name if one.formation in ("", one.name) else f"{one.name}, {one.formation}"
