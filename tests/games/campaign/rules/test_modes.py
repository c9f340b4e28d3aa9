"""March modes chosen and imposed, and what the face of the enemy makes of a corps."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.clock import the_turn
from companion.games.campaign.rules.modes import chances, march_of_combat
from companion.games.campaign.rules.orders import CD, PT
from companion.games.campaign.rules.state import CombatMode, Corps, MarchMode, State, part, whole
from tests.games.campaign.building import (
    DAY,
    FORCE,
    NIGHT,
    NORMAL,
    REST,
    Highest,
    Told,
    a_campaign,
    a_cavalry,
    a_corps,
    a_headquarters,
    a_march,
    marching,
    next_turn,
    played,
    the_rules,
    with_corps,
)

GO = (a_march((5, 5), 1, 1, 1),)


def drawing(one: Corps, face: int, turn: int = DAY) -> tuple[Corps, Told]:
    story = played(a_campaign(one, turn=turn), face)
    return story.corps(one.id), story


@pytest.mark.clause("RTG-R-MARCHMODE", "RTG-8.9a", "RTG-8.9b", "RTG-8.9c", "RTG-8.9d")
@pytest.mark.parametrize(
    ("urgency", "aggressiveness", "night", "force", "rest"),
    [(5, 0, False, "1/8", "1/10"), (5, 0, True, "0", "2/5"), (9, 30, False, "9/10", "0"), (1, -10, True, "0", "9/10")],
)
def test_the_examples_of_the_chances(urgency: int, aggressiveness: int, night: bool, force: str, rest: str) -> None:
    one = a_corps("A", urgency=urgency, aggressiveness=aggressiveness)
    assert chances(the_rules(), one, night=night) == (Fraction(force), Fraction(rest))


@pytest.mark.clause("RTG-8.9b", "RTG-8.9c", "RTG-8.9d", "RTG-R-MARCHMODE")
@given(st.integers(1, 9), st.integers(-30, 30), st.booleans())
def test_the_more_eager_the_faster(urgency: int, aggressiveness: int, night: bool) -> None:
    one = a_corps("A", urgency=urgency, aggressiveness=aggressiveness)
    force, rest = chances(the_rules(), one, night=night)
    eager = urgency - 3 * night + Fraction(aggressiveness, 10)
    assert force == min(max((eager - 4) / Fraction(8), 0), Fraction(9, 10))
    assert rest == min(max((6 - eager) / Fraction(10), 0), Fraction(9, 10))
    assert force + rest <= 1
    more = a_corps("A", urgency=urgency + 1, aggressiveness=aggressiveness)
    keener = a_corps("A", urgency=urgency, aggressiveness=aggressiveness + 10)
    for other in (more, keener):
        its_force, its_rest = chances(the_rules(), other, night=night)
        assert (its_force >= force, its_rest <= rest) == (True, True)
    if not night:
        later = a_corps("A", urgency=urgency + 3, aggressiveness=aggressiveness)
        assert chances(the_rules(), later, night=True) == (force, rest)


@pytest.mark.clause("RTG-8.9a", "RTG-R-MARCHMODE")
@pytest.mark.parametrize(
    ("face", "mode"), [(FORCE, "force"), (5, "force"), (REST, "rest"), (9, "rest"), (10, "normal"), (NORMAL, "normal")]
)
def test_the_draw_chooses_by_its_chances(face: int, mode: MarchMode) -> None:
    after, story = drawing(a_corps("A", orders=GO, deployment="road"), face)
    assert after.march == mode
    (taken,) = story.of(ev.MarchModeTaken, "union:A")
    assert taken.roll is not None
    assert (taken.roll.sides, taken.roll.face) == (40, face)
    assert [line.clause for line in taken.working] == ["RTG-8.9a"] + ["RTG-R-MARCHMODE"] * 3
    assert len(story.moves()) == {"rest": 0, "normal": 1, "force": 2}[mode]


@pytest.mark.clause("RTG-8.9d")
def test_at_night_a_corps_is_three_less_urgent() -> None:
    after, story = drawing(a_corps("A", orders=GO, deployment="road"), 2, NIGHT)
    (taken,) = story.of(ev.MarchModeTaken, "union:A")
    assert taken.roll is not None
    assert (taken.roll.sides, after.march) == (5, "rest")  # two in five rest, nobody force marches


@pytest.mark.clause("RTG-8.9e", "RTG-13.2.2b", "RTG-14.3a", "RTG-13.1.7g")
@pytest.mark.parametrize("mode", ["rest", "normal", "force"])
def test_a_march_mode_that_was_set_is_obeyed_without_a_draw(mode: MarchMode) -> None:
    story = played(a_campaign(a_corps("A", orders=GO, imposed=mode, urgency=9, aggressiveness=30)))
    assert story.corps("union:A").march == mode


@pytest.mark.clause("RTG-R-HQ-MODES", "RTG-8.9e")
def test_the_headquarters_draws_like_a_corps_unless_sm_sets_its_mode() -> None:
    headquarters = a_headquarters(at=(5, 5), orders=GO, deployment="road")
    assert played(a_campaign(headquarters), FORCE).corps("union:HQ").march == "force"
    told = a_headquarters(at=(5, 5), orders=GO, deployment="road", imposed="rest", standing_march="rest")
    assert played(a_campaign(told)).corps("union:HQ").march == "rest"


@pytest.mark.clause("RTG-R-MARCHMODE")
def test_who_has_nothing_to_do_rests_undrawn() -> None:
    story = played(a_campaign(a_corps("A", march="force", urgency=9)))
    assert story.corps("union:A").march == "rest"


@pytest.mark.clause("RTG-6.4b", "RTG-13.2.8a", "RTG-R-PATROL-WHO")
def test_a_patrol_marches_normally_and_spends_nothing() -> None:
    for one in (a_cavalry("A", patrol=True), a_headquarters(at=(5, 5), patrol=True)):
        after = played(a_campaign(one)).corps(one.id)
        assert (after.march, after.patrol, after.spent) == ("normal", True, False)


@pytest.mark.clause("RTG-6.4a", "RTG-6.4b", "RTG-13.2.8a", "RTG-R-SLOW", "RTG-8.0f")
def test_pt_begins_a_patrol_after_a_twelfth_of_the_turn() -> None:
    story = played(a_campaign(a_cavalry("A", orders=(PT(),))), REST)
    (on,) = story.of(ev.PatrolChanged)
    (obeyed,) = story.of(ev.Obeyed)
    assert (on.on, whole(obeyed.at)) == (True, Fraction(1, 12))
    assert (story.corps("union:A").march, story.corps("union:A").spent) == ("normal", False)
    infantry = played(a_campaign(a_corps("A", orders=(PT(),))), REST)
    assert not infantry.corps("union:A").patrol
    assert infantry.corps("union:A").orders == ()


@pytest.mark.clause("RTG-5.0b", "RTG-6.4c")
def test_a_patrol_ends_before_the_enemy_and_on_the_march() -> None:
    near = played(a_campaign(a_cavalry("A", patrol=True), a_corps("B", "confederate", at=(5, 6), contact="stand")))
    assert not near.corps("union:A").patrol
    moved = played(a_campaign(marching(a_cavalry("A", patrol=True), *GO)))
    assert moved.moves()
    assert not moved.corps("union:A").patrol
    resting = played(a_campaign(marching(a_cavalry("A", patrol=True), *GO, imposed="rest")))
    assert resting.corps("union:A").patrol


# ---- before the enemy


@pytest.mark.clause("RTG-6.2.1a", "RTG-6.2.2a", "RTG-6.2.3a", "RTG-6.2.4a", "RTG-8.1e")
@pytest.mark.parametrize(
    ("combat", "deployment", "day", "night"),
    [
        ("withdraw", "road", "force", "normal"),
        ("stand", "road", "normal", "normal"),
        ("stand", "deployed", "rest", "rest"),
        ("attack", "road", "normal", "normal"),
        ("hasty-attack", "deployed", "force", "force"),
    ],
)
def test_each_combat_mode_brings_its_march_mode(combat: CombatMode, deployment: str, day: str, night: str) -> None:
    one = a_corps("A", combat=combat, deployment=deployment)
    for turn, mode in ((DAY, day), (NIGHT, night)):
        assert march_of_combat(the_rules(), the_turn(the_rules(), a_campaign(one, turn=turn)), one) == mode


def contact_in_five_nine(**more: Any) -> State:
    """The book's special note: a force march from 5,8 to 5,9, beside a Union corps that stands in 5,10."""
    usual: dict[str, Any] = {
        "imposed": "force",
        "held_to": part(4),
        "deployment": "road",
        "orders": (a_march((5, 8), 4),),
    }
    return a_campaign(
        a_corps("E", "confederate", at=(5, 8), **{**usual, **more}), a_corps("A", at=(5, 10), contact="stand")
    )


@pytest.mark.clause("RTG-SCN-c", "RTG-SCN-b", "RTG-6.2.2a", "RTG-R-OF-CONTACT", "RTG-R-ZOC-ORDERS")
def test_the_special_note_on_initiative() -> None:
    story = played(contact_in_five_nine())
    assert story.moves() == [("confederate:E", (5, 9), Fraction(1, 2))]
    modes = [(event.march, whole(event.at)) for event in story.of(ev.MarchModeTaken, "confederate:E")]
    deployed_at = Fraction(1, 2) + Fraction(1, 3)  # a point at normal march
    assert modes == [("force", 0), ("normal", Fraction(1, 2)), ("rest", deployed_at)]
    assert [whole(event.at) for event in story.of(ev.DeploymentChanged)] == [deployed_at]
    after = story.corps("confederate:E")
    assert (after.combat, after.march, after.deployment, after.hex) == ("stand", "rest", "deployed", (5, 9))


@pytest.mark.clause("RTG-6.2.2a")
def test_who_stands_deployed_rests_at_once() -> None:
    story = played(contact_in_five_nine(contact="stand"))
    union = story.corps("union:A")
    assert (union.combat, union.march, union.spent) == ("stand", "rest", False)


@pytest.mark.clause("RTG-R-ZOC-ORDERS", "RTG-6.2c", "RTG-6.2a")
def test_orders_wait_with_their_progress_until_the_enemy_is_gone() -> None:
    """A march is broken off by one who comes up, and goes on where it was when he is gone."""
    one = marching(a_corps("A", at=(5, 5)), a_march((5, 5), 1, 1, 1))
    comes = marching(a_cavalry("E", "confederate", at=(5, 7), number=2), a_march((5, 7), 1), imposed="force")
    story = played(a_campaign(one, comes))
    assert story.moves() == [("confederate:E", (5, 6), Fraction(1, 3))]
    met = story.corps("union:A")
    assert (met.combat, met.deployment, met.orders) == ("stand", "deployed", one.orders)
    assert met.suspended is not None
    assert (met.suspended.cost, met.suspended.paid) == ((2, 1), (1, 1))
    gone = with_corps(with_corps(next_turn(story.state), "confederate:E", hex=(12, 1)), "union:A", imposed="force")
    after = played(gone)
    assert [event.combat for event in after.of(ev.CombatModeTaken, "union:A")] == ["inactive"]
    # a point for the column, the second of the two for 5,4, then the next hex
    assert after.moves("union:A") == [("union:A", (5, 4), Fraction(1, 2)), ("union:A", (5, 3), Fraction(1))]


@pytest.mark.clause("RTG-6.2c", "RTG-6.2a", "RTG-6.2d")
def test_at_the_end_of_the_phase_who_is_near_no_enemy_is_inactive() -> None:
    near = a_corps("A", contact="stand")
    leaves = a_corps("E", "confederate", at=(5, 6), contact="withdraw", deployment="road", effectiveness=9.0)
    story = played(a_campaign(near, leaves), dice=Highest())
    assert story.hexes("confederate:E") == [(6, 5), (7, 5)]  # the first is still beside the enemy
    for name in ("union:A", "confederate:E"):
        assert [event.combat for event in story.of(ev.CombatModeTaken, name)][-1] == "inactive"
    assert story.corps("union:A").combat == "inactive"


@pytest.mark.clause("RTG-13.4a", "RTG-13.2.9a", "RTG-6.5a")
def test_cd_changes_the_deployment_for_a_point() -> None:
    story = played(a_campaign(a_corps("A", orders=(CD("road"),))), NORMAL)
    (changed,) = story.of(ev.DeploymentChanged)
    assert (changed.deployment, whole(changed.at)) == ("road", Fraction(1, 3))
    assert story.corps("union:A").orders == ()
    already = played(a_campaign(a_corps("A", orders=(CD("deployed"),))), NORMAL)
    assert not already.of(ev.DeploymentChanged)
    assert already.corps("union:A").orders == ()
    resting = played(a_campaign(a_corps("A", orders=(CD("road"),))), REST)
    assert resting.corps("union:A").orders == (CD("road"),)
