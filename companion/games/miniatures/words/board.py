"""The board across the table: what two sides have on it, whose step it is, and the odds of what is being done.

Made of a view alone, so that a side's board holds only what that side may know; what it may not know is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from companion.drawing import marks
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.words.board_last import Last, last
from companion.games.miniatures.words.board_odds import End, Odd, odds
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.status import title
from companion.language.messages import told
from companion.language.tongue import titled, tr
from companion.language.words import PHASES, capital, counted, listed, side_words, trait_words

__all__ = ["Board", "BoardUnit", "End", "Last", "Odd", "board"]


class BoardUnit(NamedTuple):
    """A unit on the board."""

    id: str
    name: str
    side: str
    subs: tuple[str, ...]
    """What stands under the name, the most important first: where the room is short the last go first."""
    stands: str
    """How many are left, "" where it is not known."""
    pips: marks.Pips | None
    state: str | None
    marks: tuple[marks.Mark, ...]
    stars: tuple[bool, ...]
    """One for each leader with it, and its exceptional commander: whether he is exceptional."""
    aloud: str
    emblem: str = ""

    @property
    def sub(self) -> str:
        """Everything under the name in one line."""
        return " · ".join(self.subs)


class Board(NamedTuple):
    """The whole board."""

    title: str
    date: str
    turn: int
    phase: str
    side: str
    step: str
    following: str
    """What comes after this step, "" when the battle is over."""
    moment: str
    sides: tuple[tuple[str, str, tuple[BoardUnit, ...]], ...]
    """Side, points in words ("" where they are not known), units in the order of battle."""
    now: str
    working: str
    """What the next roll is made with, under what is done now."""
    odds: tuple[Odd, ...]
    said: str
    """What stands over the odds."""
    ends: tuple[End, ...]
    """Who wins with what chance, at the two ends of the odds."""
    last: Last | None = None
    """The last roll and its result."""
    pictures: Mapping[str, bytes] = {}
    """Of emblems that are none of the house's badges, as PNG."""


def board(
    rules: Rules,
    view: Any,
    score: Any,
    *,
    prospect: Any = None,
    now: str = "",
    lines: Sequence[Any] = (),
    pictures: Mapping[str, bytes] | None = None,
) -> Board:
    """Give the board of a view; the prospect and the journal's lines are what the seat of the view may know."""
    name, _, date = titled(view.title).partition(", ")
    found = odds(rules, view, prospect)
    asked = view.pending
    question = ""
    if asked is not None:
        question = tr("{side}: {question}", side=side_words(asked.seat), question=told(asked.text))
    return Board(
        title=name,
        date=", ".join(part for part in (date, view.clock) if part),
        turn=view.turn,
        phase=tr("The battle is over") if view.over else tr(PHASES[view.phase]),
        side=view.player_turn,
        step="" if view.over else _step(rules, view),
        following="" if view.over else _following(rules, view),
        moment=title(view),
        sides=tuple((side, _points(score, side), _units(view, side)) for side in ("union", "confederate")),
        # A side's board is silent where it may not know the odds: that something is being worked out would itself tell
        # it.
        now=question or (now if found.parts or view.seat == "referee" else ""),
        working="" if question else found.working,
        odds=() if question else found.parts,
        said="" if question else found.said,
        ends=() if question else found.ends,
        last=last(view, lines),
        pictures=pictures or {},
    )


def _step(rules: Any, view: Any) -> str:
    steps = [one for one in rules.sequence.step if one.player_turn == view.player_turn and one.phase == view.phase]
    what = _does(view, view.to_act, view.step_name)
    return tr("Step {n} of {all}: {what}", n=view.step, all=len(steps), what=what)


def _does(view: Any, actor: str, does: str) -> str:
    """Give what a step does, and who acts in it where it is the other side."""
    if actor in ("both", view.player_turn):
        return tr(does)
    return tr("{side} {does}", side=side_words(actor), does=tr(does))


def _following(rules: Any, view: Any) -> str:
    """Say what comes next: a step, the next phase, the other side's turn, the next turn, the end."""
    steps = [one for one in rules.sequence.step if one.player_turn == view.player_turn]
    here = next(
        (nth for nth, one in enumerate(steps) if (one.phase, one.number) == (view.phase, view.step)), len(steps)
    )
    if here + 1 < len(steps):
        after = steps[here + 1]
        if after.phase != view.phase:
            return tr("then {phase}", phase=tr(PHASES[after.phase]))
        return tr("then {what}", what=_does(view, after.actor, after.does))
    if view.player_turn == view.first:
        other = "confederate" if view.player_turn == "union" else "union"
        return tr("then the {side} turn", side=side_words(other))
    return tr("then turn {n}", n=view.turn + 1) if view.turn < view.last_turn else tr("then the battle is over")


def _points(score: Any, side: str) -> str:
    return "" if score is None else str(getattr(score, side).total)


def _units(view: Any, side: str) -> tuple[BoardUnit, ...]:
    """Give a side's units on the table as the order of battle lists them: corps by corps, division by division."""
    names = Names(view)
    # Ordered with those who are off the table: the board must not shuffle itself when somebody arrives.
    own = names.ordered(one for one in view.units if one.side == side)
    return tuple(_unit(view, one, names) for one in own if one.status == "on-table")


def _unit(view: Any, unit: Any, names: Names) -> BoardUnit:
    leaders = [one for one in view.leaders if one.id in unit.leaders]
    words = [capital(marks.formation_words(unit))]
    if unit.charges:
        words.append(tr("in contact with {unit}", unit=names(unit.charges)))
    words.append(_guns(unit))
    if leaders:
        words.append(tr("{leaders} with it", leaders=listed([one.name for one in leaders])))
    if unit.exceptional_commander:
        words.append(tr("exceptional commander"))
    if unit.carbine and not unit.mounted:
        words.append(tr(f"{unit.carbine} carbines"))
    words.append(trait_words(unit.traits))
    subs = tuple(word for word in words if word)
    return BoardUnit(
        id=unit.id,
        name=unit.name,
        side=unit.side,
        subs=subs,
        stands="" if unit.stands is None else str(unit.stands),
        pips=marks.pips(unit),
        state=unit.state,
        marks=marks.marks(unit),
        stars=tuple(one.exceptional for one in leaders) + ((True,) if unit.exceptional_commander else ()),
        aloud=_aloud(unit, subs),
        emblem=unit.emblem,
    )


def _guns(unit: Any) -> str:
    """Say what guns a battery has, where its name does not say it, and how many stands are damaged."""
    if unit.kind != "battery":
        return ""
    kind = tr(unit.gun) if unit.gun else ""
    foot = tr("horse artillery") if unit.arm == "horse-artillery" else ""
    damaged = tr("{n} damaged", n=counted(unit.damaged, "stand")) if unit.damaged else ""
    return ", ".join(word for word in ("" if (unit.gun or "") in unit.name else kind, foot, damaged) if word)


def _aloud(unit: Any, words: Sequence[str]) -> str:
    if unit.stands is None:
        return ", ".join([unit.name, *words, *(mark.name for mark in marks.marks(unit))])
    return ", ".join([marks.aloud(unit), *words[1:]])
