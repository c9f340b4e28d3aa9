"""A battle on a terminal, readable at a glance: the step, every unit with its pips and letters, what is to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec

from companion.charts.faults import BadInput
from companion.games.miniatures.rules.players import player_of
from companion.games.miniatures.rules.state import PRESENT
from companion.games.miniatures.words import by_hand, clocks, waits
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.score import score_lines
from companion.games.miniatures.words.spots import spot
from companion.language.messages import told
from companion.language.tongue import plural, titled, tr
from companion.language.words import PHASES, STATUS, capital, counted, headed, plain, side_words, trait_words
from companion.rows.kept import told_unread

PIP, GONE = "■", "□"
MOST_PIPS = 20
"""Above this a unit's stands are given as a figure alone."""
LONG = 12
"""A list of more lines is cut into the commands' own groups."""
LONGEST = 40
"""The signs of a name that a column makes room for; one that is longer pushes its own line alone."""


def lines(
    view: Any,
    duties: Sequence[Any],
    score: Any,
    *,
    entry: int,
    kept: Callable[[str], str] | None = None,
    past: Callable[[], Any] | None = None,
) -> Iterator[str]:
    """Give the status in lines of text, with the players' clocks where they were `kept` beside the game."""
    del past
    yield tr("{title} (entry {entry})", title=titled(view.title), entry=entry)
    yield title(view)
    for asked in view.waiting:
        yield tr(
            "Pending, {side}: {question} ({choices})",
            side=side_words(asked.seat),
            question=told(asked.text),
            choices=", ".join(asked.choices),
        )
    for side in ("union", "confederate"):
        yield from _side(view, side)
    yield from headed(tr("Objectives"), [objective_line(one) for one in view.objectives])
    yield from headed(tr("On the table now"), list(_acts(view)))
    waiting = waits.by_command(view, duties)
    yield from headed(tr("Due before the step ends"), [line for one in waiting if one.must for line in _due(one)])
    may = ", ".join(f"{one.name} {len(one.may)}" for one in waiting if one.may)
    yield from headed(tr("May act"), [may] if may else [])
    if kept is not None:
        yield from headed(tr("Clocks"), list(_clocks(view, kept(clocks.BESIDE))))
    yield from score_lines(score, over=view.over)


def _clocks(view: Any, text: str) -> Iterator[str]:
    try:
        yield from clocks.lines(clocks.read(text), view)
    except BadInput as error:
        yield told_unread(tr("the clocks"), error)


def _due(one: waits.Waiting) -> Iterator[str]:
    yield f"{one.name} [{one.id}]{f' ({one.player})' if one.player else ''}"
    yield from (f"  ! {duty.text} [{duty.clause}]" if duty.clause else f"  ! {duty.text}" for duty in one.must)


def _acts(view: Any) -> Iterator[str]:
    """Give what is to be done on the table; a long list under the names of the commands."""
    undone = [act for act in view.acts if not act.done]
    if len(undone) <= LONG:
        yield from (f"{act.number}. {told(act.text)}" for act in undone)
        return
    of = waits.commands(view)
    for name in dict.fromkeys([*(one.name for one in of.values()), ""]):
        those = [act for act in undone if (of[act.unit].name if act.unit in of else "") == name]
        if those:
            yield name or tr("Others")
            yield from (f"  {act.number}. {told(act.text)}" for act in those)


def objective_line(one: Any) -> str:
    """Give an objective with its id, its points and who holds it."""
    holder = side_words(one.holder) if one.holder else tr("nobody")
    worth = plural(one.points, "{n} point", "{n} points")
    return tr("{objective} [{id}]: {points}, {holder}", objective=one.name, id=one.id, points=worth, holder=holder)


def title(view: Any) -> str:
    """Give the moment: "Turn 4 of 12, 10:30, Confederate, Musketry & Cannonade, step 1: Union defensive fire"."""
    turn = tr("Turn {turn} of {last}", turn=view.turn, last=view.last_turn)
    when = ", ".join(word for word in (turn, view.clock, side_words(view.player_turn)) if word)
    phase, does = tr(PHASES.get(view.phase, view.phase)), tr(view.step_name)
    if view.to_act not in ("both", view.player_turn):
        does = tr("{side} {does}", side=side_words(view.to_act), does=does)
    said = tr("{when}, {phase}, step {n}: {does}", when=when, phase=phase, n=view.step, does=capital(does))
    return tr("{moment} (the battle is over)", moment=said) if view.over else said


def _side(view: Any, side: str) -> Iterator[str]:
    names = Names(view)
    units = names.ordered(unit for unit in view.units if unit.side == side)
    if not units:
        return
    yield ""
    yield side_words(side)
    width = min(LONGEST, max(len(unit.name) for unit in units))
    leaders = [leader for leader in view.leaders if leader.side == side]
    for division, group in groupby(units, _place):
        those = list(group)
        heads = [one for one in leaders if one.commands and one.commands == division[1]]
        heads = heads or [one for one in leaders if one.commands == division[0] and not division[1]]
        told = "; ".join(leader_words(one, names) for one in heads)
        place = division[1] or division[0]
        player = player_of(view.players, next(iter(those)))
        yield f"  {names.formation(place)} [{place}]{f' ({player})' if player else ''}{': ' + told if told else ''}"
        yield from (f"    {unit_line(unit, names, width)}" for unit in those)
    divisions = {unit.division for unit in units} | {unit.corps for unit in units if not unit.division}
    rest = [leader_words(one, names) for one in leaders if one.commands not in divisions]
    if rest:
        yield f"  {'; '.join(rest)}"


def _place(unit: Any) -> tuple[str, str]:
    return unit.corps, unit.division


def leader_words(leader: Any, names: Names) -> str:
    """Give a leader and where he is."""
    who = f"{leader.name}{'*' if leader.exceptional else ''} [{leader.id}]"
    if leader.status != "on-table":
        return f"{who} ({tr(STATUS.get(leader.status, leader.status))})"
    if leader.attached:
        return tr("{leader} (with {unit})", leader=who, unit=names(leader.attached))
    return who


def unit_line(unit: Any, names: Names, width: int = 0) -> str:
    """Give a unit in one line: name, stands as pips, markers as letters, state, formation, its id."""
    parts = [unit.name.ljust(width), stands(unit), markers(unit).ljust(4)]
    if unit.status != "on-table":
        due = unit.status == "to-arrive" and unit.arrives
        when = tr("to arrive in turn {turn}", turn=unit.arrives) if due else tr(STATUS[unit.status])
        return " ".join((*parts, f"{', '.join([when, *_aside(unit)])} [{unit.id}]"))
    words = [plain(word) for word in (unit.state, unit.formation) if word]
    words += [tr(word) for word, is_so in (("mounted", unit.mounted), ("limbered", unit.limbered)) if is_so]
    words += [tr("charges {target}", target=names(unit.charges))] if unit.charges else []
    words += [tr("has fired")] if unit.fired else []
    words += [plain(unit.outcome)] if unit.outcome else []
    words += [trait_words(unit.traits)] if unit.traits else []
    words += [tr("at {place}", place=spot(unit.at, unit.facing))] if unit.at is not None else []
    words += _aside(unit)
    return " ".join((*parts, f"{', '.join(words)} [{unit.id}]".lstrip()))


def _aside(unit: Any) -> list[str]:
    return [by_hand.aside(unit.set_aside)] if unit.set_aside else []


def stands(unit: Any) -> str:
    """Give a unit's stands as pips with the figures, or a question mark where they are not known."""
    if unit.stands is None:
        return f"{'?':>5}"
    left = unit.stands if unit.status in PRESENT else 0
    few = max(left, unit.stands_at_start) <= MOST_PIPS
    pips = PIP * left + GONE * (unit.stands_at_start - left) if few else ""
    return f"{left:>2}/{unit.stands_at_start:<2} {pips:<12}"


def marker_words(unit: Any) -> list[str]:
    """Give the markers in words."""
    marked = (
        ("disordered", unit.disordered),
        ("low on ammunition", unit.low_ammo),
        ("silenced", unit.silenced),
        ("wrecked", unit.wrecked),
    )
    damaged = tr("{gun_stands} damaged", gun_stands=counted(unit.damaged or 0, "gun stand"))
    return [tr(word) for word, on in marked if on] + ([damaged] if unit.damaged else [])


def markers(unit: Any) -> str:
    """Give the markers as letters: D disordered, L low on ammunition, S silenced, X a damaged gun stand each."""
    letters = (("D", unit.disordered), ("L", unit.low_ammo), ("S", unit.silenced))
    return "".join(letter for letter, on in letters if on) + "X" * (unit.damaged or 0)


def value(view: Any, past: Callable[[], Any] | None = None) -> dict[str, Any]:
    """Give what scripts read of a battle besides what every game has; its moment stands in its view."""
    del past
    acts = [{"number": one.number, "unit": one.unit, "text": told(one.text), "done": one.done} for one in view.acts]
    return {
        "scenario": view.scenario,
        "turn": view.turn,
        "phase": view.phase,
        "step": view.step,
        "units": [msgspec.structs.asdict(unit) for unit in view.units],
        "waiting": list(view.waiting),
        "players": view.players,
        "objectives": list(view.objectives),
        "acts": acts,
    }
