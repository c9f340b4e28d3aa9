"""Two of one name are told apart wherever a seat reads of them, by the least that does it among those it knows."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.miniatures.rules.names import apart
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.rules.view import Seat, called, duties, view
from companion.games.miniatures.words.settable import old
from companion.language.messages import told
from tests.games.miniatures.building import a_battle, a_brigade, a_leader, the_rules

PLACES = {"h": "Heth", "j": "Johnson", "u": "1st Division", "A": "A.P. Hill's Corps", "B": "Ewell's Corps"}


def joneses(*places: tuple[str, str, str], **more: Any) -> State:
    """A battle with a brigade of this name in each (side, division, corps), and one of another name."""
    those = [
        replace(a_brigade(f"jones-{nth}"), name="Jones", side=side, division=division, corps=corps)
        for nth, (side, division, corps) in enumerate(places)
    ]
    return a_battle(*those, a_brigade("davis", "confederate"), names=PLACES, **more)


@pytest.mark.parametrize(
    ("places", "called_so"),
    [
        ([("confederate", "h", "A")], ["Jones"]),
        ([("confederate", "h", "A"), ("confederate", "j", "A")], ["Jones (Heth)", "Jones (Johnson)"]),
        ([("confederate", "h", "A"), ("union", "u", "I")], ["Jones (CS)", "Jones (US)"]),
        ([("confederate", "", "A"), ("confederate", "", "B")], ["Jones (A.P. Hill's Corps)", "Jones (Ewell's Corps)"]),
        ([("union", "u", "A"), ("union", "u", "A")], ["Jones (1)", "Jones (2)"]),
    ],
)
def test_the_shortest_difference_is_told(places: list[tuple[str, str, str]], called_so: list[str]) -> None:
    names = called(joneses(*places), "referee")
    found = [names[f"jones-{nth}"] for nth, _ in enumerate(places)]
    assert found == called_so
    assert names["davis"] == "Davis"


@given(st.lists(st.tuples(*(st.sampled_from(("union", "confederate")), st.sampled_from("hju"), st.sampled_from("AB")))))
def test_no_two_are_ever_called_the_same(places: list[tuple[str, str, str]]) -> None:
    state = joneses(*places)
    found = apart(state, state.brigades.values())
    assert len(set(found.values())) == len(state.brigades)
    assert all(name.startswith(state.brigades[one].name) for one, name in found.items())


@pytest.mark.parametrize(
    ("seat", "name"), [("referee", "Jones (US)"), ("union", "Jones"), ("confederate", "Jones (US)")]
)
def test_it_is_judged_among_those_that_the_seat_knows(seat: Seat, name: str) -> None:
    """A hidden Jones does not show by what the other is called."""
    state = joneses(("union", "u", "I"), ("confederate", "h", "A"), intelligence="units-hidden")
    own = view(the_rules().rules(state), state, seat)
    if seat == "confederate":
        assert [one.name for one in own.units if one.id == "jones-1"] == ["Jones"]
        return
    assert [one.name for one in own.units if one.id == "jones-0"] == [name]
    assert called(state, seat)["jones-0"] == name


def test_duties_tell_them_apart_and_the_order_of_battle_keeps_the_name() -> None:
    state = joneses(("union", "h", "A"), ("union", "j", "A"), step="move")
    rules = the_rules().rules(state)
    said = " ".join(told(duty.what) for duty in duties(rules, state, "referee"))
    assert "Jones (Heth)" in said
    assert "Jones (Johnson)" in said
    assert old(view(rules, state, "referee"), "jones-0", "name") == "Jones"


def test_leaders_of_one_name_are_told_apart_too() -> None:
    theirs = replace(a_leader("hill-2", "confederate"), name="Hill")
    names = called(a_battle(a_leader("hill"), theirs, a_brigade("a")), "referee")
    assert (names["hill"], names["hill-2"]) == ("Hill (US)", "Hill (CS)")
