"""The rows of a corps' record sheet, drawn to scale: a unit with its strength, boxes for its state, cells for turns."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.content import Drawing, Letters, Path, Shape
from companion.cards.shapes import sheets
from companion.cards.shapes.sheets import NAME, SMALL, WIDTH
from companion.cards.shapes.sides import box
from companion.games.tactical.cards import forces
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.state import Leader, Unit
from companion.games.tactical.rules.view import View
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.units import facing_letters, mode_words, strength
from companion.language.tongue import tr
from companion.language.words import trait_words

ROW, LEADER = 12.6, 5.4
"""How tall the rows of units and leaders are."""
_STATES, _GRID, _TURN, _TALL = 65.0, 103.2, 6.9, 3.7
"""Where the boxes of its state begin, where the turns do; how wide and tall a cell of a turn is."""
TURNS = 12
"""So many turns have columns on a sheet."""
_BESIDE = 14.0
"""The room of what stands at the left of cells."""
_TOP, _BOX = 0.7, 2.7
_LEADERS = (0.0, 44.0, 82.0, 118.0, 140.0)
"""Where the columns of leaders begin."""


def turns(view: View) -> tuple[range, ...]:
    """Give the turns that have columns, sheet by sheet: all, or of a long battle those from the present one on."""
    first = 1 if view.last_turn <= TURNS else max(view.turn, 1)
    starts = range(first, view.last_turn + 1, TURNS)
    return tuple(range(start, min(start + TURNS, view.last_turn + 1)) for start in starts)


def head(shown: range, title: str) -> Drawing:
    """Give the head of a division's units, with the numbers of the turns."""
    columns = sheets.over(_GRID, _TURN, [str(turn) for turn in shown])
    return sheets.head(((0.0, title), (_STATES, tr("State")), (_GRID - _BESIDE, tr("Turn"))), tuple(columns))


def unit(view: View, one: Unit, shown: range) -> Drawing:
    """Give a unit's row: who it is and what is left of it, its state to tick, its square and figures turn by turn."""
    told = tuple(part for part in _told(view, one) if part)
    shapes: list[Shape] = [
        Letters(0.0, 4.4, one.name, NAME * 0.9, align="left", display=True, widest=_STATES - 3),
        *sheets.under(told, _STATES - 3, top=7.8, step=2.9),
        *_states(view, one),
        *_turns(view, one, shown),
        sheets.rule(ROW - 0.15),
    ]
    return Drawing(WIDTH, ROW, tuple(shapes), said=", ".join((one.name, *told)))


def _told(view: View, one: Unit) -> tuple[str, str]:
    """Give what is left of a unit and how well it fights, then who leads it and what else is said of it."""
    first = (strength(one), one.weapon, tr("effectiveness {n}", n=one.effectiveness))
    where = {
        "to-arrive": tr("arrives in turn {n}", n=one.arrives),
        "eliminated": tr("eliminated"),
        "on-map": _stands(view, one),
    }[one.status]
    led = forces.brigadier(view, one) if view.level == "advanced" else None
    bonus = "" if led is None else tr("{leader} +{n} %", leader=led.name, n=led.bonus)
    works = tr("works {n}", n=one.fort) if one.fort else ""
    return ", ".join(first), ", ".join(filter(None, (where, bonus, works, trait_words((*one.traits, *one.asked)))))


def _stands(view: View, one: Unit) -> str:
    """Give a unit's mode and which way it faces: the Basic game has neither."""
    mode = mode_words(one, view.level)
    if view.level == "basic" or one.gunboat or one.square is None:
        return mode
    return f"{mode} {facing_letters(one.facing)}"


def _states(view: View, one: Unit) -> Iterator[Shape]:
    """Give a box for each state that the game has, ticked where it holds."""
    held = [(tr("rout"), one.routed)]
    if view.level != "basic":
        held += [(tr("disr."), one.disrupted), (tr("no amm."), not one.ammo)]
    if view.level == "advanced":
        held.append((tr("no cmd."), not one.in_command))
    if one.status == "eliminated":
        return
    for nth, (name, holds) in enumerate(held):
        x, y = _STATES + nth % 2 * 11.8, _TOP + 1.2 + nth // 2 * 4.6
        yield Path(box(_BOX, _BOX, (x, y)), line="ink", width=0.22)
        if holds:
            yield Path((("M", x + 0.4, y + 1.3), ("L", x + 1.1, y + 2.2), ("L", x + 2.5, y + 0.2)), width=0.5)
        yield Letters(x + _BOX + 0.7, y + 2.1, name, SMALL, "ink2", "left", bold=False, widest=8.2)


def _turns(view: View, one: Unit, shown: range) -> Iterator[Shape]:
    """Give cells for each turn: square, men or guns, fatigue; the present turn is filled in."""
    guns = one.arm == "artillery"
    known = ("", "", "")
    if one.here and one.square is not None:
        known = (place(one.square), str(one.guns if guns else one.men), str(one.fatigue))
    for line, name in enumerate((tr("square"), tr("guns") if guns else tr("men"), tr("fatigue"))):
        y = _TOP + line * _TALL
        yield sheets.beside((_GRID, y), name, _TALL, _BESIDE - 1)
        for nth, turn in enumerate(shown):
            off = one.status == "eliminated" or turn < one.arrives
            text = known[line] if turn == max(view.turn, 1) and not off else ""
            at = (_GRID + nth * _TURN, y)
            yield from sheets.cell(at, (_TURN, _TALL), text, off=off)


# ---- leaders


def leaders_head() -> Drawing:
    """Give the head of leaders."""
    words = (tr("Leaders"), tr("leads"), tr("with"), tr("bonus"), tr("fallen, who follows"))
    return sheets.head(tuple(zip(_LEADERS, words, strict=True)))


def leader(names: Names, one: Leader) -> Drawing:
    """Give a leader's row, with lines for whom he goes to and for his fall."""
    corps = one.rank == "corps"
    rank = forces.corps_title(one.formation) if corps else tr("{name}'s division", name=one.formation)
    told = (one.name, rank, names(one.unit) if one.unit else "", f"{one.bonus} %", tr("lost") if one.lost else "")
    ends = (*_LEADERS[1:], WIDTH)
    shapes: list[Shape] = []
    for nth, (start, end, text) in enumerate(zip(_LEADERS, ends, told, strict=True)):
        if nth in (2, 4):
            shapes.append(sheets.rule(4.5, width=0.15, start=start, end=end - 3))
        size = 2.7 if nth == 0 else 2.35
        shapes.append(Letters(start, 3.7, text, size, align="left", bold=nth == 0, widest=end - start - 2))
    return Drawing(WIDTH, LEADER, tuple(one for one in shapes), said=", ".join(part for part in told if part))
