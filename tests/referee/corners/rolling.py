"""Corners of who rolls first, and charges, and of leaders who come and go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import chain
from tests.referee.battle_orders import Deal
from tests.referee.corners.lying import (
    GUNS,
    Corner,
    at,
    batteries,
    brigades,
    enemy,
    leaders,
    lie,
    reads,
    ready,
)


def column_charges_guns(deal: Deal) -> Iterator[Corner]:
    for one, at_whom in zip(brigades(deal), brigades(deal, enemy(deal)), strict=False):
        first = [*reads(deal, "D10-RUL-SEQ-CHARGE-WHO", 1), *ready(deal, one, formation="march-column")]
        yield Corner(first, cmd.Move(one.id, 2.0, charges=at_whom.id))
        return


def no_half_charge(deal: Deal) -> Iterator[Corner]:
    for one, at_whom in zip(brigades(deal), brigades(deal, enemy(deal)), strict=False):
        first = [*reads(deal, "D10-RUL-SEQ-CHARGE-WHO", 2), *ready(deal, one, outcome="tardy")]
        yield Corner(first, cmd.Move(one.id, 2.0, charges=at_whom.id))
        return


def in_contact(deal: Deal) -> Iterator[Corner]:
    for one, at_whom in zip(brigades(deal), brigades(deal, enemy(deal)), strict=False):
        yield Corner(ready(deal, one, charges=at_whom.id), cmd.Move(one.id, 2.0))
        return


def rolls_first(deal: Deal) -> Iterator[Corner]:
    for one, rolls in zip(brigades(deal), brigades(deal), strict=False):
        if one.id != rolls.id:
            first = [*reads(deal, "D10-RUL-MAN-WHEN-ROLLED", 1), *ready(deal, one, moved=True)]
            done = lie(deal, rolls.id, outcome="", disordered=False)
            yield Corner([*first, *done], cmd.Maneuver(rolls.id))
            return


def moved_without_roll(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        first = [*reads(deal, "D10-RUL-MAN-WHO-ROLLS", 2), *ready(deal, one, outcome="", moved=True)]
        yield Corner(first, cmd.Maneuver(one.id))


def disordered_first(deal: Deal) -> Iterator[Corner]:
    for one, moves in zip(brigades(deal), brigades(deal), strict=False):
        if one.id != moves.id:
            first = reads(deal, "D10-RUL-STATE-DISORDER-WHEN", 1)
            waits = lie(deal, one.id, disordered=True, outcome="")
            yield Corner([*first, *ready(deal, moves), *waits], cmd.Move(moves.id, 2.0))
            return


def must_roll(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        yield Corner(ready(deal, one, outcome="", disordered=True), cmd.NextStep())


def helps_his_own(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal):
        for leader in chain(deal.state, one):
            elsewhere = [each for each in brigades(deal) if each.id != one.id]
            if leader.status == "on-table" and elsewhere:
                first = [*at(deal, "maneuver", 2), *lie(deal, one.id, outcome="")]
                with_him = lie(deal, leader.id, attached=elsewhere[0].id)
                yield Corner([*first, *with_him], cmd.Maneuver(one.id, (leader.id,)))
                return


def only_with_backward(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        yield Corner([*reads(deal, "D10-RUL-FORM-ABOUT-FACE", 1), *ready(deal, one)], cmd.Face(one.id))


def _guns_move(deal: Deal, ruling: str, **more: Any) -> Iterator[Corner]:
    for one in batteries(deal)[:1]:
        commander = next((each.id for each in chain(deal.state, one)), "")
        first = [*(reads(deal, ruling, 1) if ruling else ()), *at(deal, "maneuver", 2), *lie(deal, one.id, **GUNS)]
        yield Corner(first, cmd.Move(one.id, 2.0, commander=commander, **more))


def no_passage(deal: Deal) -> Iterator[Corner]:
    yield from _guns_move(deal, "D10-RUL-MOVE-PASSAGE-ART", passages=1)


def no_closed_wood_at_all(deal: Deal) -> Iterator[Corner]:
    yield from _guns_move(deal, "D10-RUL-MOVE-CLOSED-WOOD-ROAD", closed_wood=True)


def no_leader_near(deal: Deal) -> Iterator[Corner]:
    for one in batteries(deal)[:1]:
        for leader in [each for each in deal.state.leaders.values() if each.side != one.side][:1]:
            guns = GUNS | {"limbered": True, "silenced": False}
            first = [*reads(deal, "D10-RUL-MOVE-POSITION-BATTERY", 1), *at(deal, "maneuver", 2)]
            yield Corner([*first, *lie(deal, one.id, **guns)], cmd.Unlimber(one.id, leader.id))


def stays_low(deal: Deal) -> Iterator[Corner]:
    for one in batteries(deal)[:1]:
        first = [*at(deal, "maneuver", 3), *lie(deal, one.id, low_ammo=True, limbered=False)]
        yield Corner(first, cmd.NextStep(outside_musket_range=(one.id,)))


def not_low(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        first = [*at(deal, "maneuver", 3), *lie(deal, one.id, low_ammo=False)]
        yield Corner(first, cmd.NextStep(outside_musket_range=(one.id,)))


# ---- leaders, arrivals


def attached_already(deal: Deal) -> Iterator[Corner]:
    for leader, one in zip(leaders(deal), brigades(deal), strict=False):
        first = [*at(deal, "maneuver", 1), *lie(deal, leader.id, attached=one.id, moved=False)]
        yield Corner(first, cmd.Attach(leader.id, one.id))
        return


def detaches(deal: Deal) -> Iterator[Corner]:
    for leader, one in zip(leaders(deal), brigades(deal), strict=False):
        first = [*at(deal, "maneuver", 1), *lie(deal, leader.id, attached=one.id, moved=False)]
        yield Corner(first, cmd.Detach(leader.id))
        return


def replaces(deal: Deal) -> Iterator[Corner]:
    for leader in leaders(deal)[:1]:
        due = lie(deal, leader.id, status="fallen", returns=deal.state.turn)
        yield Corner([*at(deal, "maneuver", 1), *due], cmd.NextStep())


def at_the_edge(deal: Deal) -> Iterator[Corner]:
    for leader, one in zip(leaders(deal), brigades(deal), strict=False):
        first = [*reads(deal, "D10-RUL-LEADER-REPLACEMENT", 2), *at(deal, "maneuver", 1)]
        due = lie(deal, leader.id, status="fallen", returns=deal.state.turn)
        yield Corner([*first, *due], cmd.ReplaceLeader(leader.id, one.id))
        return


def arrives(deal: Deal) -> Iterator[Corner]:
    late = [one for one in deal.every if one.status == "to-arrive" and one.side == deal.state.player_turn]
    edge = deal.luck.choice(("", "west"))
    for one in late[:1] or brigades(deal)[:1]:
        due = lie(deal, one.id, arrives={"turn": deal.state.turn, "edge": edge}, status="to-arrive")
        yield Corner([*at(deal, "maneuver", 2), *due], cmd.NextStep())
