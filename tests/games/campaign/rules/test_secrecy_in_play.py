"""A campaign fought through: at no moment does a side's view, or a line of its log, name anything of the enemy's."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from companion.charts.figures import Refused
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.ground import Toll
from companion.games.campaign.rules.hexes import towards
from companion.games.campaign.rules.reports import Location
from companion.games.campaign.rules.state import SIDES, Side, State, other
from companion.kernel.session import Session
from companion.language.messages import kept, name_told
from companion.language.messages import told as in_words
from tests.games.campaign.playing import begun, ground, next_command

GOAL = (12, 8)


def orders(state: State, side: Side) -> list[Any]:
    """Give orders that bring everybody to Gettysburg to attack there."""
    found: list[Any] = []
    for one in state.present(side):
        route = ground().route(one.hex, (GOAL,), side, Toll(1, 1)) or ()
        steps = [one.hex, *route]
        path = tuple(towards(a, b) or 1 for a, b in pairwise(steps))
        found += [cmd.CM(corps=one.id, contact="attack"), cmd.MV(corps=one.id, start=one.hex, path=path)]
    return found


def words_of(state: State, side: Side) -> set[str]:
    """Give what only one side has a name for: its ids, units, leaders, first and now."""
    own = [one for one in state.corps.values() if one.side == side]
    leaders = {name_told(one.leader) for one in own}
    started = {one.start.leader for one in own if one.start is not None}
    return {f"{side}:"} | started | leaders | {f'"{one.unit}"' for one in own if not one.headquarters}


@pytest.fixture(scope="module")
def fought() -> Session:
    """Give the battle scenario after six turns in which both armies march to Gettysburg and attack."""
    session = begun("gettysburg-battle", seed="7")
    while session.view.turn < 6 and not session.view.over:
        state = session.view.truth
        if session.view.pending is None and session.view.phase in SIDES and session.view.turn in (1, 3):
            for command in orders(state, session.view.to_act):
                try:
                    session.do(command)
                except Refused:
                    continue
        session.do(next_command(session))
        check(session)
    return session


def check(session: Session) -> None:
    truth = session.view.truth
    for side in SIDES:
        session.seat = side
        view = session.view
        text = msgspec.json.encode((view, session.recalled)).decode()
        told = {word for word in words_of(truth, other(side)) if word in text}
        assert not told, (side, view.turn, view.phase, told)
        for one in view.corps:
            if one.now is None and one.status == "present":
                letters = [it for it in view.reports if isinstance(it, Location) and it.corps == one.id]
                assert one.start is not None
                assert one.hex == (max(letters, key=lambda it: it.sent).hex if letters else one.start.hex)
    session.seat = "referee"


@pytest.mark.clause("RTG-1.0b", "RTG-R-AI-INFO")
def test_the_view_of_a_side_never_names_the_enemy(fought: Session) -> None:
    truth = fought.view.truth
    assert fought.view.turn == 6
    assert truth.reports, "nothing happened"
    assert any(one.strength.total < one.original for one in truth.corps.values()), "nobody fought"


@pytest.mark.clause("RTG-1.0b", "RTG-R-HOTSEAT")
@pytest.mark.parametrize("side", SIDES)
def test_no_line_of_a_sides_log_names_the_enemy(fought: Session, side: Side) -> None:
    fought.seat = side
    text = msgspec.json.encode([(line.label, line.commands, line.events) for line in fought.log()]).decode()
    fought.seat = "referee"
    assert not {word for word in words_of(fought.view.truth, other(side)) if word in text}
    assert f"{side}:" in text


@pytest.mark.clause("RTG-1.0b")
def test_whether_the_enemy_gave_orders_is_not_to_be_read() -> None:
    """A phase without an order looks in the enemy's log like one with many."""
    lines = []
    for given in ((), (cmd.SU(corps="confederate:H", urgency=9),)):
        session = begun("gettysburg-battle", seed="7")
        while session.view.phase != "confederate" or session.view.pending is not None:
            session.do(next_command(session))
        session.do(*given, cmd.ET(), label=kept("the Confederate orders"))
        session.seat = "union"
        last = session.log()[-1]
        lines.append((last.label, last.commands, last.events, session.explain(last.entry)))
    assert lines[0] == lines[1]
    assert in_words(lines[0][0]) == "…"
