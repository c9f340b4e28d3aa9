"""Right of way on the march: who waits, who makes room, who does not count."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.orders import AnyOrder
from companion.games.campaign.rules.stacking import in_the_way, must_make_room
from companion.games.campaign.rules.state import Corps, State, whole
from tests.games.campaign.building import (
    REST,
    Told,
    a_campaign,
    a_corps,
    a_headquarters,
    a_march,
    marching,
    next_turn,
    played,
    the_rules,
    with_corps,
)

FAR: tuple[AnyOrder, ...] = (a_march((5, 4), 1, 1),)


def the_two(mover: int, blocker: int, orders: tuple[AnyOrder, ...] = FAR, **more: object) -> tuple[Corps, Corps]:
    """Give corps A at 5,5, which is to march to 5,4, where corps B stands in column, resting."""
    one = marching(a_corps("A", at=(5, 5), number=mover), a_march((5, 5), 1))
    other = marching(a_corps("B", at=(5, 4), number=blocker), *orders, **{"imposed": "rest", **more})
    return one, other


def moved(*those: Corps) -> Told:
    return played(a_campaign(*those))


@pytest.mark.clause("RTG-7.1b", "RTG-3.1a", "RTG-R-STACK-COST")
def test_corps_1_makes_corps_2_deploy_and_waits_for_it() -> None:
    story = moved(*the_two(1, 2))
    (deployed,) = story.of(ev.DeploymentChanged)
    # a resting corps takes its normal rate; the mover spends nothing until the way is free
    assert (deployed.corps, whole(deployed.at)) == ("union:B", Fraction(1, 3))
    assert story.moves() == [("union:A", (5, 4), Fraction(1))]
    assert [whole(event.at) for event in story.of(ev.Spent, "union:A")] == [Fraction(1, 3)]
    assert not story.corps("union:B").spent


@pytest.mark.clause("RTG-R-STACK-COST")
def test_who_made_room_needs_a_point_to_go_back_into_column() -> None:
    story = moved(*the_two(1, 2))
    later = played(with_corps(next_turn(story.state), "union:B", imposed="normal", orders=(a_march((5, 4), 1),)))
    assert [whole(event.at) for event in later.of(ev.DeploymentChanged, "union:B")] == [Fraction(1, 3)]
    assert later.moves("union:B") == [("union:B", (5, 3), Fraction(1))]


@pytest.mark.clause("RTG-7.1a", "RTG-7.1c")
def test_corps_2_waits_until_corps_1_has_deployed_or_left() -> None:
    one, other = the_two(2, 1)
    waits = moved(one, other)
    assert not waits.moves()
    assert not waits.of(ev.DeploymentChanged)
    assert not waits.corps("union:A").spent
    left = moved(one, marching(other, *FAR, imposed="force"))
    assert left.moves("union:B")[0] == ("union:B", (5, 3), Fraction(1, 2))
    assert left.of(ev.Spent, "union:A")[0].at == (1, 2)  # it starts as the other leaves
    action = left.corps("union:A").action
    assert action is not None
    assert action.paid == (3, 2)


@pytest.mark.clause("RTG-R-STACK-IDLE")
@pytest.mark.parametrize(("mover", "blocker"), [(1, 2), (2, 1)])
def test_an_idle_corps_deploys_for_anybody(mover: int, blocker: int) -> None:
    story = moved(*the_two(mover, blocker, ()))
    assert story.moves() == [("union:A", (5, 4), Fraction(1))]


@pytest.mark.clause("RTG-7.1a", "RTG-R-MARCH-BLOCK")
def test_deployed_corps_are_in_nobodys_way_however_many() -> None:
    crowd = [a_corps(letter, at=(5, 4), number=n) for n, letter in enumerate("BCDEFG", 2)]
    story = moved(the_two(9, 1)[0], *crowd)
    assert story.moves() == [("union:A", (5, 4), Fraction(2, 3))]
    enemy = marching(a_corps("E", "confederate", at=(5, 4), number=1), *FAR)
    assert not in_the_way(a_campaign(enemy), a_corps("A"), (5, 4))


@pytest.mark.clause("RTG-7.2a", "RTG-R-MARCH-BLOCK")
def test_a_headquarters_always_enters_and_never_blocks() -> None:
    blocker = the_two(1, 2)[1]
    headquarters = marching(a_headquarters(at=(5, 5)), a_march((5, 5), 1))
    assert moved(headquarters, blocker).hexes("union:HQ") == [(5, 4)]
    stands = marching(a_headquarters(at=(5, 4)), *FAR, imposed="rest")
    story = moved(the_two(1, 2)[0], stands)
    assert story.moves() == [("union:A", (5, 4), Fraction(2, 3))]
    assert not story.of(ev.DeploymentChanged)


@pytest.mark.clause("RTG-7.3a", "RTG-R-MARCH-BLOCK")
def test_who_is_before_the_enemy_does_not_count() -> None:
    one, other = the_two(2, 1)
    for combat in ("withdraw", "stand", "attack", "hasty-attack"):
        state = with_corps(a_campaign(one, other), "union:B", combat=combat)
        assert not in_the_way(state, one, (5, 4))
        fighter = with_corps(a_campaign(one, other), "union:A", combat=combat).corps["union:A"]
        assert not in_the_way(a_campaign(one, other), fighter, (5, 4))
    assert in_the_way(a_campaign(one, other), one, (5, 4))


@pytest.mark.clause("RTG-7.1b", "RTG-7.1c", "RTG-R-STACK-IDLE")
@given(st.integers(1, 10), st.integers(1, 10), st.booleans())
def test_the_lower_number_has_the_right_of_way(mover: int, blocker: int, busy: bool) -> None:
    one, other = the_two(mover, blocker, FAR if busy else ())
    assert must_make_room(the_rules(), one, other) == (mover < blocker or not busy)


@pytest.mark.clause("RTG-7.1a", "RTG-7.1b", "RTG-R-EXEC-TIME")
def test_of_two_that_come_together_the_lower_number_is_first_and_is_not_disturbed() -> None:
    """Corps 2 has paid when corps 1 has just come in: it waits, in column, until corps 1 goes on."""
    one = marching(a_corps("A", at=(5, 5), number=1), a_march((5, 5), 1, 1), imposed="force")
    two = marching(a_corps("B", at=(5, 5), number=2), a_march((5, 5), 1, 1), imposed="force")
    story = moved(one, two)
    assert story.moves() == [
        ("union:A", (5, 4), Fraction(1, 2)),
        ("union:A", (5, 3), Fraction(1)),
        ("union:B", (5, 4), Fraction(1)),
    ]


@pytest.mark.clause("RTG-7.1b", "RTG-R-STACK-COST", "RTG-8.0e")
def test_a_march_that_made_room_goes_on_with_what_was_paid() -> None:
    """Corps 2 is on its way out when corps 1 wants in: it deploys, lets it in, forms up and finishes its move."""
    goes = marching(a_corps("B", at=(5, 4), number=2), a_march((5, 4), 2, 1))
    comes = marching(a_corps("A", at=(5, 6), number=1), a_march((5, 6), 1, 1), imposed="force", kind="cavalry")
    story = moved(comes, goes)
    # the cavalry is at 5,5 after a third and wants into 5,4: B, which has paid 1 of 2, deploys until two thirds
    assert [(event.corps, event.deployment, whole(event.at)) for event in story.of(ev.DeploymentChanged)] == [
        ("union:B", "deployed", Fraction(2, 3))
    ]
    assert story.moves() == [("union:A", (5, 5), Fraction(1, 3)), ("union:A", (5, 4), Fraction(1))]
    kept = story.corps("union:B").suspended
    assert kept is not None
    assert (kept.to, kept.paid) == ((6, 3), (1, 1))
    later = next_turn(story.state)
    # corps 1, idle now, is in nobody's way any more; B forms up (1) and pays the point that is left
    after = played(with_corps(later, "union:B", imposed="normal"))
    assert after.moves("union:B")[0] == ("union:B", (6, 3), Fraction(2, 3))


@pytest.mark.clause("RTG-13.1.7g", "RTG-7.1c")
def test_a_resting_leader_of_a_column_blocks_it() -> None:
    leader = a_corps("A", at=(5, 5), number=1, deployment="road", orders=(a_march((5, 5), 1, 1),))
    follower = marching(a_corps("B", at=(5, 6), number=2), a_march((5, 6), 1, 1))
    assert not played(a_campaign(leader, follower), REST).moves()
    together: State = a_campaign(marching(leader, *leader.orders), follower)
    assert played(together).hexes("union:A") == [(5, 4)]
