"""Measuring aids and pieces to cut out: sticks, arcs, blinds, turn track, leader cards, counters of losses, badges.

Everything has its true size; with a game its turns, leaders and players stand on them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from companion.cards.content import Deck, Drawing, Letters, Path, Shape, Tile
from companion.cards.shapes import marks as drawn
from companion.cards.shapes.sides import bar, box, painted
from companion.cards.source import Source
from companion.cards.whose import side_title
from companion.games.miniatures.cards import aid_sticks
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.state import SIDES, Leader
from companion.games.miniatures.words.names import Names
from companion.language.figures import signed
from companion.language.tongue import titled, tr
from companion.language.words import PHASES

BLINDS, COUNTERS, BADGES, LEADERS = 12, 24, 8, 8
"""How many of each a side, or without a game the sheet, has."""
TURNS = 14
_BOX = 13.0
CARD = (62.0, 40.0)
"""Millimetres of a leader's card."""
BADGE = (85.0, 54.0)
LIST = (85.0, 7.0, 9.0)
"""How wide the list of blinds is, how tall its rows, and where they begin."""


def deck(source: Source) -> Deck:
    """Give the aids of the rules in force, for both sides or one."""
    rules = source.rules
    made = (
        *aid_sticks.tiles(rules),
        *_track(source),
        *_blinds(source),
        *_leaders(source),
        *_counters(),
        *_badges(source),
    )
    note = tr("The list of who A to L are is the referee's; a blind that is false is taken off when it is seen.")
    return Deck("aids", tr("Measuring aids and pieces"), tiles=made, kind="tiles", note=note)


def _sides(source: Source) -> tuple[str, ...]:
    return (source.side,) if source.side else SIDES


# ---- the turn track


def _track(source: Source) -> Iterator[Tile]:
    """Give a box a turn, and the markers that are moved along it."""
    last = source.view.last_turn if source.view is not None else TURNS
    for first in range(1, last + 1, TURNS):
        turns = range(first, min(first + TURNS, last + 1))
        shapes: list[Shape] = []
        for nth, turn in enumerate(turns):
            shapes.append(Path(box(_BOX, 16.0, (nth * _BOX + 0.2, 0.5)), width=0.3))
            shapes.append(Letters(nth * _BOX + _BOX / 2, 7.6, str(turn), 5.0))
            middle = nth * _BOX + _BOX / 2
            if clock := _clock(source, turn):
                shapes.append(Letters(middle, 13.2, clock, 2.6, "ink2", bold=False))
            else:
                line = (("M", middle - _BOX / 2 + 2, 13.2), ("L", middle + _BOX / 2 - 2, 13.2))
                shapes.append(Path(line, line="edge", width=0.15))
        said = tr("turns {first} to {last}", first=turns[0], last=turns[-1])
        yield Tile(
            f"turns-{first}", Drawing(TURNS * _BOX + 0.4, 17.0, tuple(shapes), true=True, said=said), tr("Turn track")
        )
    for side in _sides(source):
        yield _marker(f"turn-{side}", tr("Turn"), side_title(side), side)
    for phase, name in PHASES.items():
        yield _marker(f"phase-{phase}", tr("Fire") if phase == "musketry" else tr(name), tr("phase"))
    for nth, (name, under) in enumerate(
        ((tr("First"), tr("player")), (tr("Last turn"), tr("to be played")), (tr("Due"), tr("reinforcements")))
    ):
        yield _marker(f"moment-{nth}", name, under)


def _clock(source: Source, turn: int) -> str:
    """Give the hour at which a turn begins, "" where the game has no clock."""
    if source.view is None or not source.view.starts_at or not source.view.minutes:
        return ""
    hours, minutes = map(int, source.view.starts_at.split(":"))
    since = hours * 60 + minutes + (turn - 1) * source.view.minutes
    return f"{since // 60 % 24:02d}:{since % 60:02d}"


def _marker(name: str, text: str, under: str, side: str = "") -> Tile:
    shapes: list[Shape] = list(bar(side, 2.4, 9.4, (0.8, 0.8))) if side else []
    left = 4.0 if side else 1.0
    shapes.append(Letters((left + 22.5) / 2, 5.2, text, 3.6, widest=22.0 - left))
    shapes.append(Letters((left + 22.5) / 2, 9.0, under, 2.5, "ink2", bold=False, widest=22.0 - left))
    return Tile(name, Drawing(23.0, 11.0, tuple(shapes), true=True, said=f"{text}, {under}"), tr("Turn track"))


# ---- blinds


def _blinds(source: Source) -> Iterator[Tile]:
    """Give a side's blinds, face down for what is not yet seen: the Union's solid, the Confederates' hatched."""
    for side in _sides(source):
        for letter in ascii_uppercase[:BLINDS]:
            face = painted(box(18.0, 11.0, (1.0, 1.0)), side, line=0.4)
            shapes: list[Shape] = [face]
            if side == "confederate":
                shapes.append(Path(box(6.4, 6.4, (6.8, 3.3)), fill="page", line="ink", width=0.2))
            token = "ink" if side == "confederate" else "on-ink"
            shapes.append(Letters(10.0, 8.2, letter, 5.0, token))
            said = tr("blind {letter}, {side}", letter=letter, side=side_title(side))
            yield Tile(f"blind-{side}-{letter}", Drawing(20.0, 13.0, tuple(shapes), true=True, said=said), tr("Blinds"))
        yield _who_they_are(side)


def _who_they_are(side: str) -> Tile:
    """Give the referee's list of a side's blinds: a line to write on for each letter."""
    wide, row, top = LIST
    shapes: list[Shape] = list(bar(side, 2.4, top - 3.0, (1.0, 1.5)))
    title = tr("Blinds, {side}: who they are", side=side_title(side))
    shapes.append(Letters(5.5, 6.0, title, 3.6, align="left", display=True, widest=wide - 8.0))
    for nth, letter in enumerate(ascii_uppercase[:BLINDS], 1):
        y = top + nth * row
        shapes.append(Letters(3.0, y - 1.2, letter, 3.4, align="left"))
        shapes.append(Path((("M", 9.0, y), ("L", wide - 2.0, y)), line="edge", width=0.15))
    height = top + BLINDS * row + 2.0
    return Tile(f"blinds-{side}-list", Drawing(wide, height, tuple(shapes), true=True, said=title), tr("Blinds"))


# ---- leaders, losses, players


def _leaders(source: Source) -> Iterator[Tile]:
    """Give a card a leader: what he is worth with a brigade and near it; empty ones without a game."""
    if source.view is None:
        for nth in range(LEADERS):
            yield _leader(source.rules, f"leader-{nth + 1}", "", "", "", exceptional=nth < LEADERS // 2)
        return
    names = Names(source.view)
    for side in _sides(source):
        for one in source.view.leaders:
            if one.side == side and one.status not in ("fallen", "captured"):
                yield _leader(source.rules, one.id, side, one.name, _commands(one, names), exceptional=one.exceptional)


def _commands(one: Leader, names: Names) -> str:
    what = names.formation(one.commands) if one.commands else ""
    return tr(one.rank) if what in ("", one.name) else tr("{rank}, {what}", rank=tr(one.rank), what=what)


def _leader(rules: Rules, card_id: str, side: str, name: str, commands: str, *, exceptional: bool) -> Tile:
    wide, tall = CARD
    shapes: list[Shape] = list(bar(side, 2.4, tall - 2, (1.0, 1.0))) if side else []
    left = 5.5 if side else 3.0
    if name:
        shapes.append(Letters(left, 8.0, name, 5.2, align="left", display=True, widest=wide - left - 9))
    else:
        shapes.append(Path((("M", left, 8.4), ("L", wide - 10, 8.4)), line="edge", width=0.15))
    shapes += drawn.star(5.0, (wide - 8.0, 2.4), filled=exceptional, side=side)
    rank = tr("exceptional") if exceptional else tr("leader")
    shapes.append(
        Letters(
            left,
            12.6,
            ", ".join(filter(None, (commands, rank))),
            2.8,
            "ink2",
            "left",
            bold=False,
            widest=wide - left - 3,
        )
    )
    shapes.append(Path((("M", left, 14.6), ("L", wide - 3, 14.6)), width=0.4))
    for nth, (text, worth) in enumerate(worths(rules, exceptional=exceptional)):
        shapes.append(Letters(left, 19.2 + 4.4 * nth, text, 2.8, align="left", bold=False, widest=wide - left - 12))
        shapes.append(Letters(wide - 3, 19.2 + 4.4 * nth, signed(worth), 3.2, align="right"))
    shapes.append(
        Letters(
            left,
            tall - 3.2,
            tr("fallen in turn ____, back in turn ____"),
            2.6,
            "ink2",
            "left",
            bold=False,
            widest=wide - left - 3,
        )
    )
    said = ", ".join(filter(None, (name, commands, rank)))
    return Tile(card_id, Drawing(wide, tall, tuple(shapes), true=True, said=said), tr("Leader cards"))


def worths(rules: Rules, *, exceptional: bool) -> Sequence[tuple[str, int]]:
    """Give what a leader is worth to a brigade: near it and with it on the die of maneuver, with it in a charge."""
    kind = "exceptional-leader" if exceptional else "leader"
    near = sum(row.value for row in rules.maneuver.modifier if row.rule == f"{kind}-in-radius")
    with_it = sum(row.value for row in rules.maneuver.modifier if row.rule == f"{kind}-attached")
    fight = sum(row.value for row in rules.charge.modifier if row.rule == kind)
    return (
        (tr("maneuver, within command radius"), near),
        (tr("maneuver, attached"), with_it),
        (tr("charge, attached"), fight),
    )


def _counters() -> Iterator[Tile]:
    """Give counters that stand behind a brigade for the stands that it has lost."""
    for nth in range(COUNTERS):
        lost = nth // 6 + 1
        shapes: tuple[Shape, ...] = (
            Letters(6.0, 6.8, f"−{lost}", 5.0, "wine"),
            Letters(6.0, 10.2, tr("lost"), 2.3, "ink2", bold=False, widest=11),
        )
        yield Tile(
            f"lost-{lost}-{nth % 6 + 1}",
            Drawing(12.0, 12.0, shapes, true=True, said=tr("{n} lost", n=lost)),
            tr("Counters of losses"),
        )


def _badges(source: Source) -> Iterator[Tile]:
    """Give a badge a player: his name, side and command where the game knows them, else lines to write them on."""
    wide, tall = BADGE
    known: list[tuple[str, str, str]] = []
    if source.view is not None:
        names = Names(source.view)
        known = [
            (player, _side_of(source, command), names.formation(command))
            for command, player in source.view.players.items()
        ]
    blank = [("", side, "") for side in _sides(source) for _ in range(BADGES // 2)]
    for nth, (player, side, command) in enumerate(known or blank):
        shapes: list[Shape] = list(bar(side, 4.0, tall - 2, (1.0, 1.0))) if side else []
        title = titled(source.view.title) if source.view is not None else ""
        shapes.append(Letters(8.0, 9.0, title, 3.0, "ink2", "left", bold=False, widest=wide - 11))
        shapes.append(Path((("M", 8.0, 11.0), ("L", wide - 3, 11.0)), width=0.5))
        if player:
            shapes.append(Letters(8.0, 27.0, player, 8.0, align="left", display=True, widest=wide - 11))
        else:
            shapes.append(Path((("M", 8.0, 29.0), ("L", wide - 3, 29.0)), line="edge", width=0.2))
        said = ", ".join(filter(None, (side_title(side) if side else "", command)))
        shapes.append(Letters(8.0, 39.0, said, 4.0, align="left", bold=False, widest=wide - 11))
        if not command:
            shapes.append(Path((("M", 8.0, 47.0), ("L", wide - 3, 47.0)), line="edge", width=0.2))
        yield Tile(
            f"badge-{nth + 1}",
            Drawing(wide, tall, tuple(shapes), true=True, said=player or tr("badge")),
            tr("Name badges"),
        )


def _side_of(source: Source, command: str) -> str:
    if command in SIDES:
        return command
    return next((one.side for one in source.view.leaders if one.commands == command), "")
