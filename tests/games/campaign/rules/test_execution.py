"""The execution phase as a whole: one clock for both armies, moments that fall together, stops and their resumption."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.campaign.rules import apply as folding
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle import fight
from companion.games.campaign.rules.execution import execute, in_order
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import DIRECTIONS, Hex, neighbour
from companion.games.campaign.rules.orders import CD, MV, PT, SU, AnyOrder
from companion.games.campaign.rules.state import Corps, Side, State, Strength, other, whole
from companion.games.campaign.rules.withdrawing import answer_withdrawal
from companion.games.campaign.rules.zones import in_enemy_zone
from companion.kernel.supply import Supply
from tests.games.campaign.building import (
    Highest,
    Told,
    a_campaign,
    a_cavalry,
    a_corps,
    a_headquarters,
    a_march,
    a_plain,
    a_story,
    marching,
    next_turn,
    played,
    with_corps,
)

# ---- moments that fall together


@pytest.mark.clause("RTG-R-EXEC-TIME", "RTG-4.5a")
def test_at_one_moment_confederates_come_first_then_the_lower_number() -> None:
    those = [
        marching(a_corps("A", at=(3, 3), number=2), a_march((3, 3), 1)),
        marching(a_corps("B", at=(10, 10), number=1), a_march((10, 10), 1)),
        marching(a_corps("E", "confederate", at=(3, 9), number=9), a_march((3, 9), 1)),
        marching(a_corps("F", "confederate", at=(10, 3), number=8), a_march((10, 3), 1)),
    ]
    story = played(a_campaign(*those))
    assert [name for name, _, _ in story.moves()] == ["confederate:F", "confederate:E", "union:B", "union:A"]
    assert {at for _, _, at in story.moves()} == {Fraction(2, 3)}
    assert [one.id for one in in_order(story.state)][:2] == ["confederate:F", "confederate:E"]


def swapping(contact: str, **of_the_union: Any) -> Told:
    """Give the story of two corps, each to attack the other's hex, both in column."""
    usual: dict[str, Any] = {"contact": contact, "deployment": "road", "number": 1}
    return played(
        a_campaign(
            a_corps("E", "confederate", at=(5, 5), **usual), a_corps("A", at=(5, 4), **{**usual, **of_the_union})
        ),
        dice=Highest(),
    )


@pytest.mark.clause("RTG-8.3a", "RTG-R-EXEC-TIME")
@pytest.mark.parametrize("contact", ["attack", "hasty-attack"])
def test_of_two_that_would_change_places_the_confederates_move(contact: str) -> None:
    story = swapping(contact)
    assert [name for name, _, _ in story.moves()] == ["confederate:E"]
    dropped = story.of(ev.ActionDropped, "union:A")
    assert dropped[0].at == story.of(ev.Entered)[0].at
    assert story.corps("union:A").hex == story.corps("confederate:E").hex == (5, 4)


@pytest.mark.clause("RTG-8.3a")
def test_who_is_earlier_moves_though_it_is_the_union() -> None:
    story = swapping("attack", kind="cavalry")
    assert story.moves()[0][0] == "union:A"
    assert [name for name, _, _ in story.moves()] == ["union:A"]


@pytest.mark.clause("RTG-R-ZOC-ORDERS", "RTG-R-EXEC-TIME")
def test_two_columns_that_meet_stop_at_the_first_contact() -> None:
    """They march at one another; the Confederates come beside the Union corps first, which then goes no further."""
    rebel = marching(a_corps("E", "confederate", at=(5, 8), number=1), a_march((5, 8), 1, 1, 1), imposed="force")
    yankee = marching(a_corps("A", at=(5, 4), number=1), a_march((5, 4), 4, 4, 4), imposed="force")
    story = played(a_campaign(rebel, yankee))
    assert story.moves() == [
        ("confederate:E", (5, 7), Fraction(1, 2)),
        ("union:A", (5, 5), Fraction(1, 2)),
        ("confederate:E", (5, 6), Fraction(1)),
    ]
    met = story.corps("union:A")
    assert (met.combat, met.suspended is not None) == ("stand", True)
    assert len(met.orders) == 1


@pytest.mark.clause("RTG-R-EXEC-TIME", "RTG-6.2.1c")
def test_at_the_very_end_too_who_comes_first_shuts_the_way() -> None:
    """Both withdraw in rain out of one hex, and would be in 5,4 as the turn ends: the Confederates are."""
    rebel = a_corps("E", "confederate", contact="withdraw", deployment="road")
    yankee = a_corps("A", contact="withdraw", deployment="road")
    story = played(a_campaign(rebel, yankee, rain=True), 1, 1)
    assert story.moves() == [("confederate:E", (5, 4), Fraction(1))]
    assert len(story.of(ev.ActionDropped, "union:A")) == 1


# ---- the phase's ends


@pytest.mark.clause("RTG-8.0e", "RTG-R-EXEC-TIME")
def test_what_ends_with_the_phase_still_happens_in_it() -> None:
    one = marching(a_corps("A", at=(5, 8)), a_march((5, 8), 1, 1, 1), imposed="force")
    story = played(a_campaign(one))
    assert story.moves()[-1] == ("union:A", (5, 6), Fraction(1))
    after = story.corps("union:A")
    assert after.action is None  # nothing is begun when the time is up
    assert whole(story.state.clock) == 1


@pytest.mark.clause("RTG-6.2a", "RTG-R-START-MODES", "RTG-4.5b")
def test_who_is_near_the_enemy_at_the_start_takes_his_combat_mode() -> None:
    those = [
        a_corps("A", contact="initiative"),
        a_corps("B", number=2, contact="attack"),
        a_corps("E", "confederate", at=(5, 6), contact="stand"),
        a_corps("C", at=(9, 9), number=3, contact="attack"),
    ]
    story = played(a_campaign(*those), dice=Highest())
    taken = {event.corps: event.combat for event in reversed(story.of(ev.CombatModeTaken))}
    assert taken == {"union:A": "stand", "union:B": "attack", "confederate:E": "stand"}


@pytest.mark.clause("RTG-6.2a", "RTG-6.2c")
def test_a_combat_mode_without_an_enemy_is_over_before_anything_else() -> None:
    stale = marching(a_corps("A", combat="attack", contact="attack"), a_march((5, 5), 1))
    story = played(a_campaign(stale))
    assert story.of(ev.CombatModeTaken)[0].combat == "inactive"
    assert story.hexes("union:A") == [(5, 4)]


# ---- whole games of orders


class Gone(msgspec.Struct, frozen=True):
    """A phase as it went: what was told, split where it stopped, and how often it stopped."""

    story: Told
    stops: int


def answered(story: Told) -> None:
    """Answer what is asked with what is offered."""
    prompt = story.state.pending
    assert prompt is not None
    if prompt.kind == "second-withdrawal":
        answer_withdrawal(story, prompt.default)
    else:
        fight.answer(story, prompt.default or (",".join(prompt.corps) if prompt.kind == "ranking" else "5"))


def through(state: State, ground: Ground, seed: str, *, saved: bool = False) -> Gone:
    """Play a phase with its questions answered; `saved`: at every stop the game is written down and read again."""
    story = a_story(state, ground=ground, dice=Supply(seed))
    execute(story)
    stops = 0
    while story.state.pending is not None or story.state.battle is not None:
        stops += 1
        if saved:
            told, kept = story.events, msgspec.json.encode(story.state)
            story = a_story(msgspec.json.decode(kept, type=State), ground=ground, dice=story.dice)
            story.events = told
        answered(story)
        execute(story)
    return Gone(story, stops)


HEXES = st.tuples(st.integers(2, 9), st.integers(2, 9))
CONTACTS = st.sampled_from(["initiative", "withdraw", "stand", "attack", "hasty-attack"])
MODES = st.sampled_from([None, "rest", "normal", "force"])


@st.composite
def orders(draw: Any, at: Hex) -> tuple[AnyOrder, ...]:
    march = MV(draw(st.sampled_from([at, (5, 5)])), tuple(draw(st.lists(st.sampled_from(DIRECTIONS), max_size=5))))
    other_orders = [SU(9), PT(), CD("road"), CD("deployed"), march, march]
    return tuple(draw(st.lists(st.sampled_from(other_orders), max_size=3)))


@st.composite
def corps(draw: Any, side: Side, number: int) -> Corps:
    at = draw(HEXES)
    cavalry = draw(st.booleans())
    return a_corps(
        "ABCDEFGHIJ"[number - 1],
        side,
        number=number,
        at=at,
        kind="cavalry" if cavalry else "infantry",
        strength=Strength(cavalry=40) if cavalry else Strength(infantry=90, foot_guns=10),
        contact=draw(CONTACTS),
        imposed=draw(MODES),
        orders=draw(orders(at)),
        deployment=draw(st.sampled_from(["road", "deployed"])),
        fatigue=draw(st.sampled_from([0.0, 3.5, 6.0, 7.25])),
        heading=draw(st.integers(0, 6)),
        urgency=draw(st.integers(1, 9)),
        patrol=cavalry and draw(st.booleans()),
        reinforce=draw(st.none() | HEXES),
        attack_hex=draw(st.none() | HEXES),
        retreat_to=draw(st.none() | HEXES),
        waits_until=draw(st.sampled_from([(0, 1), (0, 1), (1, 2)])),
    )


class Laid:
    """A state and its ground, in few words."""

    def __init__(self, state: State, ground: Ground) -> None:
        self.state, self.ground = state, ground

    def __repr__(self) -> str:
        those = [(one.id, one.hex, one.kind, one.contact, one.imposed, one.orders) for one in self.state.present()]
        return f"turn {self.state.turn}, rain {self.state.rain}, {sorted(self.ground.rivers)}, {those}"


@st.composite
def campaigns(draw: Any) -> Laid:
    """Give armies in a small country, at an execution phase of any turn in any weather, and the country."""
    mountains = draw(st.sets(HEXES, max_size=10))
    rivers = draw(st.sets(st.tuples(HEXES, st.sampled_from(DIRECTIONS)), max_size=10))
    roads = draw(st.sets(HEXES, max_size=20)) - mountains
    those = [draw(corps(side, n)) for side in ("confederate", "union") for n in range(1, draw(st.integers(2, 6)))]
    at_home = [a_headquarters(side, at=draw(HEXES)) for side in ("confederate", "union")]
    everybody = [replace(one, hex=one.hex if one.hex not in mountains else (1, 5)) for one in (*those, *at_home)]
    control = {side: draw(st.sampled_from(["human", "computer:basic"])) for side in ("confederate", "union")}
    state = a_campaign(*everybody, turn=draw(st.integers(1, 5)), rain=draw(st.booleans()), control=control)
    return Laid(state, a_plain(columns=20, rows=18, mountains=mountains, rivers=rivers, roads=roads))


@pytest.mark.clause(
    "RTG-8.4b", "RTG-8.5a", "RTG-8.3a", "RTG-R-EXEC-TIME", "RTG-5.0b", "RTG-6.2c", "RTG-8.1c", "RTG-6.5.2a"
)
@given(campaigns(), st.integers(0, 10**6))
@settings(max_examples=30, deadline=None)
def test_whatever_is_ordered_the_rules_of_movement_hold(laid: Laid, seed: int) -> None:
    state, ground = laid.state, laid.ground
    for turn in range(2):
        story = through(state, ground, f"{seed}/{turn}").story
        follow(state, story, ground)
        after = story.state
        assert whole(after.clock) == 1
        for one in after.present():
            assert ground.passable(one.hex)
            near = in_enemy_zone(after, one)
            assert (one.combat != "inactive") == near
            assert not (near and one.patrol)
        state = next_turn(after)


def follow(before: State, story: Told, ground: Ground) -> None:
    """Go through what was told, fact by fact, and see that each was allowed where it happened."""
    state, clock = before, Fraction(0)
    moves: set[tuple[Side, Hex, Hex, Fraction]] = set()
    on_their_way = {one.id for one in before.present() if one.action is not None}
    for event in story.events:
        if isinstance(event, ev.ClockMoved):
            assert clock <= whole(event.at) <= 1  # it never runs back
            clock = whole(event.at)
        if isinstance(event, ev.Entered):
            one = state.corps[event.corps]
            assert event.to == neighbour(one.hex, event.heading)
            assert one.deployment == "road"
            assert ground.passable(event.to)
            assert ground.may_cross(one.side, one.hex, event.to)
            assert (other(one.side), event.to, one.hex, clock) not in moves  # no two change places
            moves.add((one.side, one.hex, event.to, clock))
            if one.combat == "inactive" and not one.headquarters:
                friends = [c for c in state.in_hex(event.to, one.side) if c.combat == "inactive" and not c.headquarters]
                assert all(c.deployment == "deployed" for c in friends)
            if one.combat == "withdraw":
                assert not state.in_hex(event.to, other(one.side))
                assert one.withdrawal == "safe" or one.id in on_their_way
        if isinstance(event, ev.BattleOpened):
            assert not state.rain
            assert state.turn % 5 != 0
        if isinstance(event, ev.ActionBegan) and not event.action.forced and event.action.kind != "obey":
            assert state.corps[event.corps].march != "rest"
        state = folding.apply(state, event)
    assert state == story.state


@pytest.mark.clause("RTG-1.3b", "RTG-R-EXEC-TIME")
@given(campaigns(), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_a_phase_that_is_saved_at_every_question_goes_as_one_that_is_not(laid: Laid, seed: int) -> None:
    state, ground = laid.state, laid.ground
    straight, saved = through(state, ground, str(seed)), through(state, ground, str(seed), saved=True)
    assert straight.stops == saved.stops
    assert straight.story.events == saved.story.events
    assert straight.story.state == saved.story.state


@pytest.mark.clause("RTG-1.3b", "RTG-6.2.1l", "RTG-9.2.3b")
def test_a_phase_with_questions_is_resumed_where_it_stopped() -> None:
    """Two corps fail to get away beside their commander, who is attacked besides: three questions at least."""
    those: Sequence[Corps] = [
        a_corps("A", number=1, contact="withdraw", deployment="road", fatigue=7.0),
        a_corps("B", number=2, contact="withdraw", deployment="road", fatigue=7.0),
        a_headquarters(at=(5, 5), contact="stand"),
        a_corps("E", "confederate", number=1, contact="attack"),
    ]
    state = a_campaign(*those)
    straight, saved = through(state, a_plain(), "7"), through(state, a_plain(), "7", saved=True)
    assert straight.stops >= 2
    assert straight.story.events == saved.story.events


@pytest.mark.clause("RTG-R-HQ-MODES")
def test_a_headquarters_marches_withdraws_and_stands_like_a_corps() -> None:
    march = marching(a_headquarters(at=(5, 8)), a_march((5, 8), 1, 1), imposed="force")
    assert played(a_campaign(march)).hexes("union:HQ") == [(5, 7), (5, 6)]
    flees = a_headquarters(at=(5, 5), contact="withdraw", deployment="road")
    story = played(a_campaign(flees, a_cavalry("E", "confederate", contact="stand")), dice=Highest())
    assert story.hexes("union:HQ") == [(5, 4), (5, 3)]
    met = with_corps(a_campaign(flees, a_cavalry("E", "confederate", contact="stand")), "union:HQ", contact="stand")
    assert played(met, dice=Highest()).corps("union:HQ").combat == "stand"
