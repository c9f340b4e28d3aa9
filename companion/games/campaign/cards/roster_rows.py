"""The rows of an army's record sheet, drawn to scale: a unit, its strength by arm, cells for each turn to come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.cards.content import Drawing, Letters, Shape
from companion.cards.shapes import sheets
from companion.cards.shapes.sheets import NAME, WIDTH
from companion.games.campaign.cards.forces import Line, letters
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.state import Strength
from companion.games.campaign.rules.view import View
from companion.language.figures import figure
from companion.language.tongue import tr, tr_in

ROW = 16.8
"""How tall a unit's row is."""
_FIGURES, _WIDE, _TALL = 60.0, 9.2, 4.4
"""Where the cells of its strength begin, and how large each is."""
_BESIDE = 11.0
"""The room of what stands at the left of cells."""
_GRID, _TURN = 118.0, 6.8
"""Where the turns begin, and how wide each is."""
TURNS = 10
"""So many turns have columns on a sheet: two days of five."""
_TOP = 1.3
_ARMS = ("infantry", "cavalry", "foot_guns", "horse_guns")


class Moment(NamedTuple):
    """From which turn on there are columns, the last of the game, and the hour at which the first begins."""

    turn: int = 0
    """0 without a game: the columns have no numbers."""
    last: int = 0
    starts: str = ""
    present: int = 0
    """The turn of which its figures are told."""

    @property
    def till(self) -> int:
        """Give the last turn that has a column."""
        return min(self.turn + TURNS - 1, self.last)


def moments(rules: Rules, view: View | None) -> tuple[Moment, ...]:
    """Give the columns of a game sheet by sheet, from its present turn to its last; without a game a sheet of them."""
    if view is None:
        return (Moment(),)
    now, hours = max(view.turn, 1), [row.start for row in rules.sequence.turn]
    first = hours.index(view.starts) if view.starts in hours else 0
    after = range(now + TURNS, view.last_turn + 1, TURNS)
    later = (Moment(turn, view.last_turn, hours[(first + turn - now) % len(hours)], now) for turn in after)
    return (Moment(now, view.last_turn, view.starts, now), *later)


def head(rules: Rules, moment: Moment) -> Drawing:
    """Give the head, with the turns and the hours at which they begin; without a game no numbers."""
    labels = ((0.0, tr("Unit")), (_FIGURES - _BESIDE, ""))
    arms = (tr("Inf."), tr("Cav."), tr("Foot"), tr("Horse"), tr("Strag."))
    guns = tr_in("narrow", "guns")
    below = ("", "", guns, guns, "")
    hours = [row.start for row in rules.sequence.turn]
    first = hours.index(moment.starts) if moment.starts in hours else 0
    shown = [str(moment.turn + nth) if moment.turn else "" for nth in range(TURNS)]
    start = [hours[(first + nth) % len(hours)] if moment.turn else "" for nth in range(TURNS)]
    columns = (*sheets.over(_FIGURES, _WIDE, arms, below), *sheets.over(_GRID, _TURN, shown, start))
    return sheets.head(labels, columns)


def unit(rules: Rules, one: Line, moment: Moment) -> Drawing:
    """Give a unit's row; what its side does not know is left to a pencil, what cannot be is tinted."""
    title = one.title
    shapes: list[Shape] = [
        Letters(0.0, 4.6, title, NAME, align="left", display=True, widest=_FIGURES - _BESIDE - 1),
        *sheets.under([text for text in one.told if text], _FIGURES - _BESIDE - 1),
        *_strength(one),
        *_turns(rules, one, moment),
        sheets.rule(ROW - 0.15),
    ]
    said = ", ".join(part for part in (title, *one.told) if part)
    return Drawing(WIDTH, ROW, tuple(shapes), said=said)


def _strength(one: Line) -> Iterator[Shape]:
    """Give points by arm: at the start, now, and a row to go on with."""
    now = one.now
    rows = (
        (tr("start"), _points(one.start, one.stragglers)),
        (tr("now"), ("",) * 5 if now is None else _points(now.strength, now.stragglers)),
        (tr("later"), ("",) * 5),
    )
    never = [bool(one.start) and not getattr(one.start, arm) for arm in _ARMS]
    for nth, (name, figures) in enumerate(rows):
        y = _TOP + nth * _TALL
        yield sheets.beside((_FIGURES, y), name, _TALL, _BESIDE - 1)
        for place, text in enumerate(figures):
            off = one.gone or (place < len(never) and never[place] and not text)
            at = (_FIGURES + place * _WIDE, y)
            yield from sheets.cell(at, (_WIDE, _TALL), text, off=off, bold=nth == 1)


def _points(points: Strength | None, stragglers: int) -> tuple[str, ...]:
    if points is None:
        return ("",) * 5
    return (*(str(getattr(points, arm) or "") for arm in _ARMS), str(stragglers or ""))


def _turns(rules: Rules, one: Line, moment: Moment) -> Iterator[Shape]:
    """Give cells for each turn: where it is, its modes by their letters, its fatigue; the present turn is filled in."""
    now = one.now
    known = ("", "", "") if now is None else (one.at, letters(rules, now), figure(now.fatigue))
    for line, name in enumerate((tr("hex"), tr("codes"), tr_in("narrow", "fatigue"))):
        y = _TOP + line * _TALL
        yield sheets.beside((_GRID, y), name, _TALL, _BESIDE - 1)
        for nth in range(TURNS):
            off = one.gone or bool(moment.turn and moment.turn + nth > moment.last)
            text = known[line] if moment.turn and moment.turn + nth == moment.present and not off else ""
            yield from sheets.cell((_GRID + nth * _TURN, y), (_TURN, _TALL), text, off=off)
