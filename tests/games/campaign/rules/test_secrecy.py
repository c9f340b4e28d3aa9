"""Nothing of the truth that a side may not know is in its view, its log or its refusals, however it is looked for."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import Phase as PhaseOfTest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.hexes import distance
from companion.games.campaign.rules.orders import CM, MV, SU, AnyOrder
from companion.games.campaign.rules.plans import Mission
from companion.games.campaign.rules.reports import Activity, AnyReport, Fought, Location, Sighting
from companion.games.campaign.rules.secrecy import tells
from companion.games.campaign.rules.state import (
    Action,
    Battle,
    Corps,
    Dispatch,
    Estimate,
    Lines,
    Phase,
    Prompt,
    Side,
    State,
    Strength,
    other,
)
from companion.language.messages import kept
from tests.games.campaign.commanding import a_phase, seen

TURN = 4
ALL_PLACES = [(column, row) for column in range(1, 21) for row in range(1, 19)]
PLACES = st.sampled_from(ALL_PLACES)
PHASES: st.SearchStrategy[Phase] = st.sampled_from(
    ["reconnaissance", "confederate", "union", "receipt", "execution", "fatigue"]
)
SIDES: st.SearchStrategy[Side] = st.sampled_from(["confederate", "union"])
ORDERS: st.SearchStrategy[AnyOrder] = st.one_of(
    st.builds(SU, st.integers(1, 9)), st.builds(MV, PLACES, st.lists(st.integers(1, 6), max_size=3).map(tuple))
)
SETS = st.lists(ORDERS, max_size=3).map(tuple)
PLANTED = 7919
"""A number that is nowhere in what is public."""


# ---- two truths that differ in what is hidden only


@st.composite
def truths(draw: st.DrawFn, side: Side, phase: Phase) -> State:
    """Draw a truth that a side cannot tell from another: the enemy, its own far corps, what has not come yet.

    A few corps differ in everything, the enemies are anywhere: twenty corps drawn whole take a slow machine too long.
    """
    state, enemy = a_phase(phase, TURN), other(side)
    headquarters = state.headquarters(side).hex
    unseen = [
        one
        for one in state.corps.values()
        if one.side == enemy or (distance(one.hex, headquarters) > 5 and not one.headquarters)
    ]
    far = st.sampled_from([at for at in ALL_PLACES if distance(at, headquarters) > 5])
    moved = draw(st.lists(PLACES, min_size=len(unseen), max_size=len(unseen)))
    corps = {one.id: replace(one, hex=at) for one, at in zip(unseen, moved, strict=True) if one.side == enemy}
    for one in draw(st.lists(st.sampled_from(unseen), max_size=4, unique_by=lambda one: one.id)):
        corps[one.id] = draw(hidden(one, far if one.side == side else PLACES))
    return replace(
        state,
        corps={**state.corps, **corps},
        dispatches=draw(st.lists(dispatches(), max_size=3).map(tuple)),
        letters=draw(st.lists(dispatches(enemy), max_size=3).map(tuple)),
        drafts={f"{enemy}:A": draw(SETS)} if phase == enemy else {},
        force=(f"{enemy}:A", f"{enemy}:B")[: draw(st.integers(0, 2))] if phase == enemy else (),
        issued=draw(st.integers(0, 99)),
        reports=draw(st.lists(reports(side), max_size=6).map(tuple)),
        secondary={**state.secondary, enemy: f"{enemy}:{draw(st.integers(1, 10))}"},
        lines={"12,8": Lines((1, 5, 6), (2, 3, 4), draw(SIDES))} if draw(st.booleans()) else {},
        holder={"12,8": draw(SIDES)},
        foraged={"6,6": draw(st.integers(0, 5))},
        forage_points=draw(st.integers(0, 99)),
        hq_eliminated=draw(st.sampled_from([(), (enemy,)])),
        clock=(1, draw(st.integers(1, 9))),
        battle=draw(battles()),
        battles=draw(st.integers(0, 9)),
        pending=Prompt(
            enemy, "urgency", kept(draw(st.text(max_size=9))), corps=(f"{enemy}:A",), default=draw(st.text(max_size=1))
        ),
    )


@st.composite
def hidden(draw: st.DrawFn, one: Corps, places: st.SearchStrategy[tuple[int, int]]) -> Corps:
    return replace(
        one,
        hex=draw(places),
        strength=Strength(*draw(st.tuples(*[st.integers(0, 200)] * 4))),
        fatigue=draw(st.integers(0, 60)) / 4,
        demoralised=draw(st.booleans()),
        leader=draw(st.text(max_size=8)),
        leader_lost=draw(st.text(max_size=8)),
        leadership=draw(st.integers(1, 9)),
        contact=draw(st.sampled_from(["stand", "attack"])),
        combat=draw(st.sampled_from(["stand", "attack"])),
        urgency=draw(st.integers(1, 9)),
        march=draw(st.sampled_from(["rest", "force"])),
        imposed=draw(st.sampled_from([None, "rest"])),
        deployment=draw(st.sampled_from(["road", "deployed"])),
        orders=draw(SETS),
        action=draw(st.sampled_from([None, Action("deploy", (1, 1))])),
        stragglers=draw(st.integers(0, 20)),
        foraged=draw(st.integers(0, 9)),
    )


def dispatches(side: Side | None = None) -> st.SearchStrategy[Dispatch]:
    names = st.sampled_from(
        [f"{one}:{letter}" for one in ([side] if side else ["confederate", "union"]) for letter in "ADJ"]
    )
    turn = st.integers(1, 9)
    return st.builds(Dispatch, corps=names, orders=SETS, issued=turn, nth=turn, arrives=turn, expected=turn)


def reports(side: Side) -> st.SearchStrategy[AnyReport]:
    """Give reports to the enemy, and such as have not yet arrived."""
    to_enemy: dict[str, Any] = {"to": st.just(other(side)), "sent": st.integers(1, 9), "arrives": st.integers(1, 9)}
    late: dict[str, Any] = {"to": st.just(side), "sent": st.integers(1, TURN), "arrives": st.integers(TURN + 1, 9)}
    return st.one_of(
        *(
            st.one_of(
                st.builds(Activity, hex=PLACES, **who),
                st.builds(Sighting, corps=names, hex=PLACES, men=st.integers(1, 99), **who),
                st.builds(
                    Location, corps=names, hex=PLACES, foraged=st.integers(0, 3), new_leader=st.text(max_size=3), **who
                ),
            )
            for names, who in (
                (st.sampled_from([f"{other(side)}:F"]), to_enemy),
                (st.sampled_from([f"{side}:D"]), late),
            )
        )
    )


def battles() -> st.SearchStrategy[Battle | None]:
    fought = st.builds(
        Battle,
        id=st.just("4.1"),
        hex=PLACES,
        attacker=SIDES,
        attackers=st.just(("union:A",)),
        defenders=st.just(("confederate:D",)),
        initiator=st.just("union:A"),
        at=st.just((1, 2)),
        estimates=st.dictionaries(SIDES, st.builds(Estimate, st.floats(0, 9), st.floats(0, 9), st.floats(0, 1))),
    )
    return st.none() | fought


@pytest.mark.clause("RTG-1.0b", "RTG-R-AI-INFO", "RTG-4.2.2a")
@settings(max_examples=30, phases=[step for step in PhaseOfTest if step is not PhaseOfTest.shrink])
@given(st.data(), SIDES, PHASES)
def test_two_truths_that_differ_in_hidden_facts_give_the_same_view(
    data: st.DataObject, side: Side, phase: Phase
) -> None:
    one, another = (data.draw(truths(side, phase)) for _ in range(2))
    assert msgspec.json.encode(seen(one, side)) == msgspec.json.encode(seen(another, side))


# ---- facts planted in the truth


def planted(side: Side) -> State:
    """Give a truth in which everything that a side may not know is a word or number that is nowhere else."""
    state = a_phase("execution", TURN)
    there = (PLANTED, PLANTED)
    secret = {
        "hex": there,
        "leader": "Quagga",
        "leadership": PLANTED,
        "aggressiveness": PLANTED,
        "effectiveness": PLANTED + 0.5,
        "strength": Strength(PLANTED, PLANTED, PLANTED, PLANTED),
        "stragglers": PLANTED,
        "fatigue": PLANTED + 0.25,
        "orders": (SU(PLANTED), MV(there, (PLANTED,))),
        "urgency": PLANTED,
        "retreat_to": there,
        "attack_hex": there,
        "reinforce": there,
        "route": (there,),
        "foraged": PLANTED,
        "leader_lost": "Quagga",
        "held_to": (PLANTED, 1),
        "action": Action("enter", (PLANTED, 1), to=there),
        "waits_until": (PLANTED, 2),
        "heading": PLANTED,
    }
    enemy = other(side)
    far = {
        one.id
        for one in state.corps.values()
        if one.side == side and distance(one.hex, state.headquarters(side).hex) > 5
    }
    corps = {
        name: replace(one, **secret)
        if name in far
        else replace(one, **secret, unit="Quagga", number=PLANTED, original=PLANTED, start=None)
        if one.side == enemy
        else one
        for name, one in state.corps.items()
    }
    dispatch = Dispatch(f"{enemy}:A", (SU(PLANTED), CM("attack")), PLANTED, PLANTED, PLANTED, PLANTED)
    return replace(
        state,
        corps=corps,
        dispatches=(dispatch, replace(dispatch, corps=f"{side}:D")),
        letters=(dispatch,),
        issued=PLANTED,
        reports=tuple(
            Sighting(to=to, sent=1, arrives=arrives, corps="Quagga", hex=there, men=PLANTED)
            for to, arrives in ((enemy, 1), (side, TURN + 1))
        ),
        lines={f"{PLANTED},1": Lines((1,), (2,), "union")},
        holder={f"{PLANTED},1": "union"},
        foraged={f"{PLANTED},1": PLANTED},
        forage_points=PLANTED,
        clock=(PLANTED, PLANTED + 1),
        battles=PLANTED,
        battle=Battle(
            id="Quagga", hex=there, attacker="union", attackers=(), defenders=(), initiator="Quagga", at=(PLANTED, 1)
        ),
        pending=Prompt(enemy, "urgency", kept("Quagga"), corps=("Quagga",), choices=("Quagga",), default="Quagga"),
        secondary={**state.secondary, enemy: "Quagga"},
        exited_points=PLANTED if side == "union" else 0,
    )


@pytest.mark.clause("RTG-1.0b", "RTG-R-AI-INFO")
@pytest.mark.parametrize("side", ["confederate", "union"])
def test_nothing_that_is_hidden_is_anywhere_in_the_whole_view(side: Side) -> None:
    state = planted(side)
    text = msgspec.json.encode(seen(state, side)).decode()
    assert str(PLANTED) not in text
    assert "Quagga" not in text
    assert f"{other(side)}:" not in text
    everything = msgspec.json.encode(
        seen(replace(state, battle=None), "referee")
    ).decode()  # off the map it has no list
    assert everything.count(str(PLANTED)) > 50


# ---- the log


OWN: tuple[ev.AnyEvent, ...] = (
    ev.Numbered("union:A", 3, 5, "stand"),
    ev.Planned("union", (Mission(corps="union:A", task="hold", hex=(12, 8), why="place"),)),
    ev.Drafted("union:A", (SU(3),)),
    ev.MarchImposed("union:A", "rest"),
    ev.HexNamed("union:A", "RT", (6, 6)),
    ev.SecondaryNamed("union", "union:B"),
    ev.ForceFormed(("union:A",)),
    ev.Exited("union:A", 30),
)
PUBLIC: tuple[ev.AnyEvent, ...] = (
    ev.PhaseBegan(2, "execution"),
    ev.WeatherDrawn(True),
    ev.SetUpEnded("union"),
    ev.GameEnded("draw", 80),
    ev.OptionSet("RTG-R-DELAY", 0, 1, "agreed"),
)
NOBODYS: tuple[ev.AnyEvent, ...] = (
    ev.Began(a_phase()),
    ev.DispatchSent(Dispatch("union:A", (SU(3),), 1, 1, 2)),  # its true arrival would tell how far the corps is
    ev.DispatchRead("union:A", 1, (SU(3),), lost=True),
    ev.UrgencySet("union:A", 3),
    ev.ContactSet("union:A", "stand"),
    ev.OrderDone("union:A"),
    ev.HexNamed("union:A", "RT"),
    ev.Entered("union:A", (6, 6), 1, (1, 2)),
    ev.StrengthLost("union:A", Strength(3), "combat"),
    ev.FatigueChanged("union:A", 1.0, "RTG-11.2a"),
    ev.Demoralised("union:A"),
    ev.LeaderLost("union:A", "Reynolds", 4, 0),
    ev.CombatModeTaken("union:A", "attack"),
    ev.Straggled("union:A", 2),
    ev.Foraged("confederate:A", (6, 6), 5),
    ev.LinesDrawn((12, 8), None),
    ev.HexHeld((12, 8), "union"),
    ev.ClockMoved((1, 2)),
    ev.Noted("Reynolds is at 12,8"),
    ev.Overridden("union:A", "hex", [1, 1], [2, 2], "a slip"),
)


@pytest.mark.clause("RTG-1.0b", "RTG-R-HOTSEAT")
def test_a_side_reads_its_own_orders_in_its_log_and_what_is_public() -> None:
    state = a_phase("union")
    for event in OWN:
        assert tells(state, "union", event)
        assert not tells(state, "confederate", event)
    for event in PUBLIC:
        assert tells(state, "union", event)
        assert tells(state, "confederate", event)
    for event in (*OWN, *PUBLIC, *NOBODYS):
        assert tells(state, "referee", event)


@pytest.mark.clause("RTG-1.0b", "RTG-1.0f")
@pytest.mark.parametrize("event", NOBODYS, ids=lambda event: type(event).__name__)
def test_neither_side_reads_the_truth(event: ev.AnyEvent) -> None:
    for phase in ("union", "execution", "receipt"):
        assert not tells(a_phase(phase), "union", event)
        assert not tells(a_phase(phase), "confederate", event)


def test_a_question_and_its_answer_are_its_seats() -> None:
    prompt = Prompt("union", "urgency", kept("Which urgency?"))
    asked = replace(a_phase("execution"), pending=prompt)
    for event in (ev.Asked(prompt), ev.Answered("7")):
        assert tells(asked, "union", event)
        assert not tells(asked, "confederate", event)
    assert not tells(a_phase("execution"), "union", ev.Answered("7"))


def test_a_report_is_its_sides_once_it_has_arrived() -> None:
    report = ev.Reported(Sighting(to="union", sent=1, arrives=2, corps="union:A", hex=(6, 6), men=500))
    assert not tells(a_phase("union", 1), "union", report)
    assert tells(a_phase("union", 2), "union", report)
    assert not tells(a_phase("union", 2), "confederate", report)


def test_the_battle_of_a_report_is_named_by_its_turn_only() -> None:
    battle = Fought(
        to="union",
        sent=2,
        arrives=3,
        battle="2.7",
        hex=(6, 6),
        attacked=True,
        corps=(),
        loss_percent=1,
        enemy_loss_percent=1,
        enemy_strength=1,
    )
    assert b"2.7" not in msgspec.json.encode(seen(a_phase("union", 3, reports=(battle,)), "union").reports)
