"""Leaders riding from unit to unit."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.orders.leaders_moving import can_go_to, with_unit
from companion.games.tactical.rules.state import Leader
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import after, clauses, moment

A = unit("A", at=(0, 0), brigade="Seymour", division="Meade", corps="I Corps")
FAR = unit("B", at=(8, 8), brigade="Magilton", division="Meade", corps="I Corps")
CORPS_GUNS = unit("I-A", at=(4, 4), arm="artillery", weapon="N12", corps="I Corps")
OTHER = unit("C", at=(2, 2), brigade="Phelps", division="Doubleday", corps="I Corps")
STRANGER = unit("D", at=(6, 6), division="French", corps="II Corps")
MEADE = Leader(id="union:meade", name="Meade", side="union", rank="division", formation="Meade", bonus=20, unit=A.id)
HOOKER = Leader(id="union:hooker", name="Hooker", side="union", rank="corps", formation="I Corps", bonus=30, unit=A.id)
SEYMOUR = Leader(id="union:seymour", name="Seymour", side="union", rank="brigade", formation="Seymour", bonus=5)
ALL = (A, FAR, CORPS_GUNS, OTHER, STRANGER)


def ride(leader: Leader, to: str) -> cmd.Transfer:
    return cmd.Transfer(unit=to, leader=leader.id)


@pytest.mark.clause("ANT-7.12f", "ANT-7.3e", "ANT-R-TRANSFER")
def test_leaders_ride_within_their_formation_free_and_however_far() -> None:
    now = moment(*ALL, leaders=(MEADE, HOOKER))
    assert [one.id for one in can_go_to(now.rules, now.state, MEADE)] == [FAR.id]
    assert [one.id for one in can_go_to(now.rules, now.state, HOOKER)] == [FAR.id, CORPS_GUNS.id, OTHER.id]
    gone = after(now, ride(MEADE, FAR.id), ride(HOOKER, CORPS_GUNS.id), ride(MEADE, A.id))
    assert gone.state.leaders[MEADE.id].unit == A.id
    assert gone.state.leaders[HOOKER.id].unit == CORPS_GUNS.id
    assert {one.points for one in gone.state.units.values()} == {10}


@pytest.mark.clause("ANT-R-TRANSFER", "ANT-7.12f")
def test_the_list_of_units_is_what_may_be_ordered() -> None:
    routed = replace(FAR, routed=True)
    now = moment(A, routed, *ALL[2:], leaders=(MEADE, HOOKER))
    for leader in (MEADE, HOOKER):
        lawful = {one.id for one in now.state.here("union") if not clauses(now, ride(leader, one.id))}
        assert lawful == {one.id for one in can_go_to(now.rules, now.state, leader)}
    assert clauses(now, ride(HOOKER, routed.id)) == {"ANT-R-TRANSFER"}


@pytest.mark.clause("ANT-7.12d", "ANT-R-COX", "ANT-R-WOUND")
def test_brigade_leaders_those_who_wait_and_the_lost_ride_nowhere() -> None:
    cox = replace(HOOKER, id="union:cox", name="Cox", waits=True)
    lost = replace(HOOKER, id="union:reno", name="Reno", lost=True)
    late = replace(HOOKER, id="union:late", name="Late", unit="")
    now = moment(*ALL, leaders=(SEYMOUR, cox, lost, late))
    for leader, clause in ((SEYMOUR, "ANT-7.12d"), (cox, "ANT-R-COX"), (lost, "ANT-R-WOUND"), (late, "ANT-7.12f")):
        assert clauses(now, ride(leader, FAR.id)) == {clause}
    assert clauses(now, cmd.Transfer(unit=A.id, leader="nobody")) == {""}


@pytest.mark.clause("ANT-7.12a")
def test_the_intermediate_game_has_no_leaders() -> None:
    assert clauses(moment(*ALL, level="intermediate"), ride(MEADE, FAR.id)) == {"ANT-7.12a"}


@pytest.mark.clause("ANT-7.3e")
def test_a_unit_names_the_leaders_who_are_with_it() -> None:
    now = moment(*ALL, leaders=(MEADE, HOOKER, SEYMOUR, replace(HOOKER, id="union:cox", waits=True)))
    assert with_unit(now.state, A) == (MEADE, HOOKER)
    assert with_unit(now.state, FAR) == ()
