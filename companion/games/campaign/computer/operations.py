"""Where to fight: every believed enemy weighed, with who could be there when on either side."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import NamedTuple

from companion.charts.figures import Number
from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation, average
from companion.games.campaign.computer.estimates import power
from companion.games.campaign.computer.forces import enemy_body, fresh_morale, own_body
from companion.games.campaign.computer.forecast import Outlook, attack
from companion.games.campaign.computer.marches import hexes_from
from companion.games.campaign.computer.missions import had, mission
from companion.games.campaign.computer.weighing import credit
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.plans import Mission, Task


class Operation(NamedTuple):
    """An enemy to be fought: where, by whom, from when, and what it promises."""

    at: Hex
    corps: tuple[Own, ...]
    begins: int
    """Turns from now until all of them are there."""
    outlook: Outlook
    worth: float
    """Victory points for the side, as imagined."""


def operations(now: Situation, fit: Sequence[Own], sure: Collection[Hex] = ()) -> list[Operation]:
    """Give what could be fought by these corps, the best first; whoever is in one of the `sure` hexes is believed.

    Smoke is not marched against before it is believed; nor, where a place is fought for, an enemy who is far from it.
    """
    chart, place = now.doctrine.operating, now.place
    seen = seen_lately(now)
    found: list[Operation] = []
    for at in now.known.enemies:
        if place is not None:
            counts = at in seen and distance(at, place) <= chart.about_a_place.hexes
        else:
            counts = at in sure or at in seen or credit(now, at) >= float(figure(chart.smoke.enough))
        if counts:
            found += _against(now, at, fit)
    return sorted(found, key=lambda one: (-one.worth, one.at, one.begins))


def chosen_operations(now: Situation, fit: Sequence[Own], sure: Collection[Hex] = ()) -> list[Operation]:
    """Give the operations that are worth it, best first: each corps in one, no two side by side, one for a place."""
    chart = now.doctrine.operating
    least = float(figure(chart.foraging.points if forages(now) else chart.worth.points))
    free, found = list(fit), list[Operation]()
    while free and not (found and now.place):
        apart = (one for one in operations(now, free, sure) if all(distance(one.at, other.at) > 1 for other in found))
        best = next(apart, None)
        if best is None or best.worth <= least:
            break
        found.append(best)
        free = [one for one in free if one not in best.corps]
    return found


def part(now: Situation, one: Own, op: Operation, task: Task = "assault") -> Mission:
    """Give a corps its part in an operation."""
    own, enemy = sum(mate.strength for mate in op.corps), now.known.near(op.at, 0)
    figures = {"own": own, "enemy": round(enemy), "worth": round(op.worth)}
    return mission(now, one, task, op.at, "beatable", by=now.view.turn + op.begins, **figures)


def storm(now: Situation, at: Hex, corps: Sequence[Own], reserves: Sequence[Own]) -> tuple[float, int]:
    """Give what it is worth that corps attack the enemy in a hex now, reserves beside them, and with what urgency."""
    if not corps:
        return 0.0, now.urgency
    offers = []
    for urgency in range(now.urgency, now.rules.combat.urgency.max + 1):
        outlook = _imagined(now, at, corps, [reserves], urgency=urgency)
        offers.append((_worth(now, at, outlook), -urgency))
    worth, urgency = max(offers)
    return worth + _due(now, at), -urgency


def _due(now: Situation, at: Hex) -> float:
    """Give what waiting costs him who fights in the place that is fought for: it is his who attacks in time."""
    return float(figure(now.doctrine.operating.dallying.points)) if now.place == at else 0.0


def forages(now: Situation) -> bool:
    """Say whether a side has better to do than to fight: Confederates live off the land."""
    return now.place is None and now.known.side == "confederate"


def seen_lately(now: Situation) -> frozenset[Hex]:
    """Give the hexes where the enemy was seen so lately that he is taken to be there still."""
    recent = figure(now.doctrine.operating.recent.turns)
    return frozenset(one.hex for one in now.view.enemies if one.age <= recent)


# ---- who could be there when


def _against(now: Situation, at: Hex, fit: Sequence[Own]) -> list[Operation]:
    """Give the operations against an enemy, each with all who can be there by a turn."""
    chart = now.doctrine.operating
    far = hexes_from(now.ground, (at,), now.known.side, ())
    comes = {one.id: turns_to(now, one, far[one.hex]) for one in fit if one.hex in far and not _held(now, one, at)}
    within = chart.foraging if forages(now) else chart.for_a_place if now.place else chart.in_the_field
    latest = min(int(figure(within.turns)), now.view.last_turn - now.view.turn)
    # What is begun goes on until something else is better by a good part, or corps would go to and fro between two.
    kept = 1 + float(figure(_kept(now, at, fit)))
    found = []
    for begins in sorted({turns for turns in comes.values() if turns <= latest}):
        corps = tuple(one for one in fit if comes.get(one.id, latest + 1) <= begins)
        later = range(begins + 1, begins + 1 + chart.reserves.turns)
        reserves = [tuple(one for one in fit if comes.get(one.id) == turn) for turn in later]
        one = _operation(now, at, corps, begins, reserves)
        found.append(one._replace(worth=one.worth * kept))
    return found


def lean(now: Situation, whole: Operation) -> Operation:
    """Give an operation with no more corps than it takes: those who are nearest, for nearly all that it promises."""
    enough = whole.worth * float(figure(now.doctrine.operating.lean.share))
    nearest = sorted(whole.corps, key=lambda one: (distance(one.hex, whole.at), -power(now, one, "attack"), one.id))
    for count in range(now.doctrine.attackers.corps, len(nearest)):
        some = _operation(now, whole.at, tuple(nearest[:count]), whole.begins)
        if some.worth >= enough:
            return some
    return whole


def _operation(
    now: Situation, at: Hex, corps: tuple[Own, ...], begins: int, reserves: Sequence[Sequence[Own]] = ()
) -> Operation:
    outlook = _imagined(now, at, corps, reserves, begins=begins)
    return Operation(at, corps, begins, outlook, _worth(now, at, outlook) - _cost(now, corps, begins))


def _kept(now: Situation, at: Hex, fit: Sequence[Own]) -> Number:
    """Give by how much another operation must be better than one against an enemy here."""
    if any(given.task == "converge" and given.hex == at for given in now.view.missions):
        return now.doctrine.strong.converging.kept
    return now.doctrine.operating.kept.share if _is_begun(now, at, fit) else 0


def _is_begun(now: Situation, at: Hex, fit: Sequence[Own]) -> bool:
    """Say whether corps have been sent at an enemy who is here, or was when they were."""
    if now.place is not None:
        return False
    given = (had(now, one) for one in fit)
    return any(one is not None and one.task in ("assault", "converge") and distance(one.hex, at) <= 1 for one in given)


def turns_to(now: Situation, one: Own, far: int) -> int:
    """Give in how many turns a corps could be so many hexes on; its orders ride first (RTG-10.4)."""
    if not far:
        return 0
    staff, pace = now.known.headquarters, now.doctrine.operating.pace
    ride = distance(staff.hex, one.hex) // (now.rules.dispatches.immediate_radius.hexes + 1) if staff else 0
    return ride + math.ceil(far / float(figure(pace.horse if one.cavalry else pace.foot)))


def _held(now: Situation, one: Own, at: Hex) -> bool:
    """Say whether a corps has the enemy in its own hex: it fights there and nowhere else."""
    return one.hex != at and now.known.near(one.hex, 0) > 0


def _cost(now: Situation, corps: Sequence[Own], begins: int) -> float:
    """Give what the corps of an operation would else have won by then: Confederates live off the land."""
    chart = now.doctrine.operating.waiting
    each = chart.a_forager if forages(now) else chart.a_corps
    return begins * (float(figure(each)) * len(corps) + float(figure(chart.a_turn)))


# ---- what it would come to


def _imagined(
    now: Situation,
    at: Hex,
    corps: Sequence[Own],
    reserves: Sequence[Sequence[Own]],
    *,
    begins: int = 0,
    urgency: int | None = None,
) -> Outlook:
    chart = now.doctrine.operating
    come = _help(now, at)
    there = now.known.near(at, 0) + sum(men for turn, men in come.items() if turn <= begins)
    later = range(begins + 1, begins + 1 + chart.reserves.turns)
    return attack(
        now.rules,
        own_body(now, corps, "attack"),
        enemy_body(now, there, "stand"),
        urgency=urgency or now.urgency,
        turns=_fighting_turns(now, begins),
        attackers_come=[own_body(now, some, "attack") for some in reserves],
        defenders_come=[enemy_body(now, come.get(turn, 0.0), "stand") for turn in later],
        until=float(figure(chart.until.odds)),
    )


def _help(now: Situation, at: Hex) -> dict[int, float]:
    """Give the strength points that may come to an enemy's help, by turn: from about him, and from nowhere known."""
    chart, pace = now.doctrine.operating.reserves, float(figure(now.doctrine.operating.pace.foot))
    found: dict[int, float] = {}
    for spot, points in now.known.enemies.items():
        if spot != at and distance(spot, at) <= chart.hexes:
            turn = math.ceil(distance(spot, at) / pace)
            found[turn] = found.get(turn, 0.0) + points * float(figure(chart.share))
    if now.place is not None:
        for turn in range(1, chart.turns + 1):
            found[turn] = found.get(turn, 0.0) + _unseen(now) * float(figure(chart.unseen))
    return found


def _unseen(now: Situation) -> float:
    """Give the enemy's strength points that nobody has seen lately: armies are much alike."""
    corps = sum(one.side == now.view.seat and not one.headquarters for one in now.view.corps)
    seen = seen_lately(now)
    known = sum(points for at, points in now.known.enemies.items() if at in seen)
    return max(0.0, average(now.view) * corps - known)


def _fighting_turns(now: Situation, begins: int) -> int:
    """Give the turns of combat left of this day; of an attack later, those of a day with its first turn gone."""
    turns = now.rules.sequence.turn
    by_day = [turn.start for turn in turns if turn.combat.allowed]
    if begins or now.view.starts not in by_day:
        return len(by_day) - 1 if begins else len(by_day)
    return len(by_day) - by_day.index(now.view.starts)


# ---- what that is worth


def _worth(now: Situation, at: Hex, outlook: Outlook) -> float:
    """Give what an outlook is worth in victory points to this side: losses, tired men, who breaks, and the place."""
    rows = {row.id: row for row in now.rules.victory.points if row.scenario == now.view.scenario}
    losses = rows["corps-losses"]
    a_point = abs(losses.points) * 100 / (losses.percent or 1) / average(now.view)
    broken = abs(rows["corps-demoralised"].points) * float(figure(now.doctrine.operating.lasting.share))
    mine, his = outlook.attackers, outlook.defenders
    worth = a_point * (outlook.defenders_lost - outlook.attackers_lost)
    # Every point of fatigue is a part of the way to a corps that is worth nothing any more.
    a_morale = broken / fresh_morale(now)
    worth += a_morale * (outlook.defenders_tired * his.corps - outlook.attackers_tired * mine.corps)
    worth += (outlook.breaks * his.corps - outlook.is_broken * mine.corps) * broken
    # He who has much left goes in time where he is so outnumbered that he would be destroyed.
    few = float(figure(now.doctrine.operating.hunting.few)) * average(now.view)
    if now.place is not None and outlook.is_destroyed and now.known.near(at, 0) <= few:
        worth += abs(rows["corps-eliminated"].points)
    held = rows.get("holds-gettysburg") if now.place == at else None
    return worth + (abs(held.points) if held is not None and outlook.breaks else 0)
