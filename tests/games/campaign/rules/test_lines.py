"""Enemy lines and who holds a hex."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules import lines
from companion.games.campaign.rules.clock import START, the_turn
from companion.games.campaign.rules.hexes import DIRECTIONS, Direction, neighbour, opposite
from companion.games.campaign.rules.marching import enter
from companion.games.campaign.rules.state import Lines, Side, key
from tests.games.campaign.building import Told, a_campaign, a_corps, a_story, reading, the_rules

HERE = (5, 5)


def entries(first: Side, *came: tuple[Side, Direction]) -> Told:
    """Give the story of corps that enter a hex held by `first`, each from a direction."""
    those = [a_corps("Z", first, at=HERE, combat="stand", contact="stand")]
    those += [
        a_corps(f"N{n}", side, number=n + 2, at=neighbour(HERE, way), combat="attack", contact="attack")
        for n, (side, way) in enumerate(came)
    ]
    story = a_story(a_campaign(*those))
    for one in those[1:]:
        enter(story, the_turn(story.rules, story.state), one.id, HERE, START)
    return story


def lines_of(story: Told) -> Lines:
    return story.state.lines[key(HERE)]


@pytest.mark.clause("RTG-6.2.1.1a", "RTG-6.2.1.1b", "RTG-6.2.1.1c")
def test_the_books_example() -> None:
    """Confederates come from the south, then from the north-east, then from north, south-west or north-west."""
    one = lines_of(entries("union", ("confederate", 4)))
    assert (one.confederate, one.union, one.widener) == ((3, 4, 5), (1, 2, 6), "confederate")
    two = lines_of(entries("union", ("confederate", 4), ("confederate", 2)))
    assert (two.confederate, two.union) == ((1, 2, 3, 4, 5), (6,))
    for third in (1, 5, 6):
        all_round = lines_of(entries("union", ("confederate", 4), ("confederate", 2), ("confederate", third)))
        assert (all_round.confederate, all_round.union) == ((1, 2, 3, 4, 5, 6), ())


@pytest.mark.clause("RTG-6.2.1.1b", "RTG-R-LINES-ORIGINAL")
def test_only_the_side_that_entered_first_changes_the_lines() -> None:
    story = entries("union", ("confederate", 4), ("union", 4), ("union", 3))
    assert lines_of(story).confederate == (3, 4, 5)


@pytest.mark.clause("RTG-6.2.1.1a", "RTG-6.2.1.1b", "RTG-6.2.1.1c")
@given(
    st.lists(st.tuples(st.sampled_from(["confederate", "union"]), st.sampled_from(DIRECTIONS)), min_size=1, max_size=5)
)
def test_the_lines_are_the_directions_of_the_entrants(came: Sequence[tuple[Side, Direction]]) -> None:
    """Counted the other way: a direction is the widener's if one of its corps came from it or from beside it."""
    story = entries("union", *came)
    came_in = [way for side, way in came if side == "confederate"]
    if not came_in:
        assert not story.state.lines
        return
    found = lines_of(story)
    mine = {way for way in DIRECTIONS for entry in came_in if (way - entry) % 6 in (0, 1, 5)}
    assert set(found.confederate) == mine
    assert set(found.union) == set(DIRECTIONS) - mine


@pytest.mark.clause("RTG-R-LINES-ORIGINAL", "RTG-SC2-C3", "RTG-SC2-C10")
def test_the_holder_is_the_side_last_alone() -> None:
    story = entries("union", ("confederate", 4))
    assert story.state.holder.get(key(HERE)) is None  # nobody was seen alone in it yet
    lines.settle_all(story)
    assert key(HERE) not in story.state.holder
    enter(story, the_turn(story.rules, story.state), "union:Z", neighbour(HERE, 1), START)
    assert story.state.holder[key(HERE)] == "confederate"
    assert key(HERE) not in story.state.lines
    enter(story, the_turn(story.rules, story.state), "confederate:N0", neighbour(HERE, 4), START)
    assert story.state.holder[key(HERE)] == "confederate"  # it stays though the hex is empty


@pytest.mark.clause("RTG-R-LINES-ORIGINAL", "RTG-SC2-B3c")
def test_the_side_that_is_deemed_to_have_entered_widens() -> None:
    """As Gettysburg begins: Union corps widen the Union's lines, Confederates change nothing."""
    given = {key(HERE): Lines((1, 5, 6), (2, 3, 4), "union")}
    state = a_campaign(
        a_corps("A", combat="stand", contact="stand"),
        a_corps("B", "confederate", combat="stand", contact="stand"),
        a_corps("C", number=2, at=neighbour(HERE, 5), combat="attack", contact="attack"),
        a_corps("D", "confederate", number=2, at=neighbour(HERE, 3), combat="attack", contact="attack"),
        lines=given,
    )
    story = a_story(state)
    enter(story, the_turn(story.rules, story.state), "confederate:D", HERE, START)
    assert lines_of(story) == given[key(HERE)]
    enter(story, the_turn(story.rules, story.state), "union:C", HERE, START)
    assert (lines_of(story).union, lines_of(story).confederate) == ((2, 3, 4, 5, 6), (1,))


@pytest.mark.clause("RTG-6.2.1c", "RTG-R-LINES-ENTRY")
@given(st.sampled_from(DIRECTIONS))
def test_lines_bar_the_way_out_and_by_the_other_reading_the_way_in(way: Direction) -> None:
    story = entries("union", ("confederate", way))
    inside = story.corps("union:Z")
    assert set(lines.barred(story.state, inside)) == set(lines_of(story).confederate)
    for came_from in DIRECTIONS:
        own = came_from in lines_of(story).union
        assert lines.opens(story.state, HERE, "union", opposite(came_from)) == own


@pytest.mark.clause("RTG-R-LINES-ENTRY")
def test_entry_is_free_unless_the_referee_reads_it_otherwise() -> None:
    from companion.games.campaign.rules.attacking import may_go_to

    story = entries("union", ("confederate", 4))
    for way in DIRECTIONS:
        friend = a_corps("Y", at=neighbour(HERE, way), combat="attack")
        assert may_go_to(the_rules(), story.ground, story.state, friend, HERE)
        assert may_go_to(reading(LINES_ENTRY=1), story.ground, story.state, friend, HERE) == (way in (1, 2, 6))
