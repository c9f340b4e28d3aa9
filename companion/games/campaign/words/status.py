"""A campaign on a terminal, as its seat knows it: the moment, its corps, the enemy as reported, what is to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from companion.games.campaign.rules.annals.shapes import Recalled, SeenThen
from companion.games.campaign.rules.reports import Activity
from companion.games.campaign.words.annals import ago_words, seen_words, strength_words, when_words
from companion.games.campaign.words.mode_words import level_words, mode_words
from companion.games.campaign.words.names import Names, corps_name
from companion.games.campaign.words.order_words import orders_words
from companion.games.campaign.words.sentences import PHASES, report_words, spelled
from companion.language.messages import name_told, told
from companion.language.tongue import number, titled, tr
from companion.language.words import headed, side_words, trait_words


def lines(
    view: Any,
    duties: Sequence[Any],
    score: Any,
    *,
    entry: int,
    kept: Callable[[str], str] | None = None,
    past: Callable[[], Any] | None = None,
) -> Iterator[str]:
    """Give the status in lines of text; what headquarters does not see is told as it was seen last."""
    del kept
    unseen = any(one.now is None and one.status == "present" for one in view.corps) or view.enemies
    known = past() if past is not None and unseen and view.seat != "referee" else None
    names = Names(view)
    yield tr("{title} (entry {entry})", title=titled(view.title), entry=entry)
    yield title(view)
    if view.pending is not None:
        choices = f" ({', '.join(view.pending.choices)})" if view.pending.choices else ""
        question = told(view.pending.text) + choices
        yield tr("Pending, {side}: {question}", side=side_words(view.pending.seat), question=question)
    for side in ("confederate", "union"):
        own = [one for one in view.corps if one.side == side]
        yield from headed(side_words(side), corps_lines(own, known))
    yield from headed(tr("The enemy, as reported"), [enemy_line(one, names, known) for one in view.enemies])
    if view.seat != "referee":
        fresh = [one for one in view.reports if one.arrives == view.turn and not isinstance(one, Activity)]
        read = [tr("turn {turn}: {report}", turn=one.sent, report=report_words(one, names)) for one in fresh]
        yield from headed(tr("Reports of this turn"), read)
    activity = ", ".join(f"{place(one.hex)}{age(one.age)}" for one in view.activity)
    yield from headed(tr("Activity"), [activity] if activity else [])
    letters = [
        tr(
            "{corps}: {orders} (expected in turn {turn})",
            corps=names(one.corps),
            orders=orders_words(one.orders),
            turn=one.expected,
        )
        for one in view.letters
        if one.under_way
    ]
    yield from headed(tr("Dispatches under way"), letters)
    must = [f"! {duty.text} [{duty.clause}]" if duty.clause else f"! {duty.text}" for duty in duties if duty.must]
    may = [f"  {duty.text} [{duty.clause}]" for duty in duties if not duty.must]
    yield from headed(tr("To do (! must be done before the phase ends)"), must + may)
    if score is not None:
        yield ""
        if view.over:
            said = tr("Score: {n} Confederate points ({level})", n=score.points, level=level_words(score.level))
        else:
            so_far = "Score: {n} Confederate points ({level}, if it ended now)"
            said = tr(so_far, n=score.points, level=level_words(score.level))
        yield said


def title(view: Any) -> str:
    """Give the moment: "Turn 3 of 35, June 28, 1300, dry: Confederate Player Phase"."""
    said = tr(
        "Turn {turn} of {last}, {day}, {hour}, {weather}: {phase}",
        turn=max(view.turn, 1),
        last=view.last_turn,
        day=tr(view.date),
        hour=view.starts,
        weather=tr("rain") if view.rain else tr("dry"),
        phase=tr(PHASES[view.phase]),
    )
    return tr("{moment} (the game is over)", moment=said) if view.over else said


def corps_lines(corps: Sequence[Any], past: Recalled | None = None) -> list[str]:
    """Give an army's corps, a line each, its columns under one another; `past` tells how each was seen last."""
    rows = [_cells(one, past) for one in corps]
    nth, name, leader, where = (max((len(row[column]) for row in rows), default=0) for column in range(4))
    return [
        f"{row[0]:>{nth}}  {row[1]:<{name}}  {row[2]:<{leader}}  {row[3]:<{where}}  {row[4]}".rstrip() for row in rows
    ]


def _cells(one: Any, past: Recalled | None) -> tuple[str, str, str, str, str]:
    name = f"{corps_name(one)} ({one.letter})"
    where = place(one.hex) if one.hex is not None else "?"
    return str(one.number), name, name_told(one.leader) + ("*" if one.secondary else ""), where, _state(one, past)


def _state(one: Any, past: Recalled | None) -> str:
    """Give what is known of a corps: exactly where it is near, else by its last report; and what is said of it."""
    if one.status != "present":
        return tr(str(one.status))
    now = one.now
    if now is None:
        then = None if past is None else past.seen.get(one.id)
        last = [] if then is None else [f"{seen_words(then)}: {strength_words(then)}"]
        return "; ".join([", ".join([_reported(one, past), *_said_of(one)]), *last])
    parts = [f"{now.percent} %", tr("fatigue {n}", n=number(now.fatigue, "g")), tr("urgency {n}", n=now.urgency)]
    if aside := now.set_aside.total:
        parts.append(tr("{n} set aside by the referee", n=aside))
    parts += [mode_words(now.contact), mode_words(now.march), mode_words(now.deployment)]
    parts += [tr("patrols")] if now.patrol else []
    parts += [tr("in combat mode {mode}", mode=mode_words(now.combat))] if now.combat != "inactive" else []
    parts += [tr("DEMORALISED")] if now.demoralised else []
    parts += _said_of(one)
    parts += [orders_words(now.orders)] if now.orders else []
    return ", ".join(parts)


def _reported(one: Any, past: Recalled | None) -> str:
    if one.reported is None:
        return tr("not heard of yet")
    reported = tr("as reported in turn {turn}", turn=one.reported.sent)
    if past is not None:
        sent = past.when(one.reported.sent)
        reported = tr("as reported {when}; {ago}", when=when_words(sent), ago=ago_words(sent))
    return f"{reported}, {mode_words(one.reported.combat)}" if one.reported.combat else reported


def _said_of(one: Any) -> list[str]:
    """Give what the order of battle and those who see it say of a corps besides."""
    said = (*one.traits, *one.asked)
    return [trait_words(said)] if said else []


def enemy_line(one: Any, names: Names, past: Recalled | None) -> str:
    """Give a sighting: where, how many, by whom, how old."""
    seen = tr("{hex}: {men} men, seen by {corps}", hex=place(one.hex), men=number(one.men), corps=names(one.by))
    if past is None:
        return seen + age(one.age)
    when = past.when(one.sent)
    return tr("{seen} {when}; {ago}", seen=seen, when=when_words(when), ago=ago_words(when))


def age(turns: int) -> str:
    """Give an age in turns, "" for this turn's."""
    return f" ({spelled(turns, 'one turn ago', '{n} turns ago')})" if turns else ""


def place(at: Sequence[int]) -> str:
    """Give a hex as it is written: "12,8"."""
    return f"{at[0]},{at[1]}"


def value(view: Any, past: Callable[[], Any] | None = None) -> dict[str, Any]:
    """Give what scripts read of a campaign besides what every game has: its corps, and the battle on the table.

    A corps that headquarters does not see has in `seen` how it was seen last, and when.
    """
    unseen = view.seat != "referee" and any(one.now is None and one.status == "present" for one in view.corps)
    seen = past().seen if past is not None and unseen else {}
    battle = {"battle": view.battle} if view.battle is not None else {}
    return battle | {"units": [_unit(corps, seen.get(corps.id)) for corps in view.corps]}


def _unit(corps: Any, seen: SeenThen | None) -> dict[str, Any]:
    then = {} if seen is None else {"seen": {"when": seen.when, **msgspec.structs.asdict(seen.seen)}}
    return msgspec.structs.asdict(corps) | then


def begins(view: Any) -> str:
    """Say which turn and phase has begun."""
    return tr("Turn {turn}, the {phase} phase begins.", turn=view.turn, phase=tr(view.phase))
