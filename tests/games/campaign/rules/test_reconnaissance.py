"""The reconnaissance phase: how far corps see, what they report and when it arrives, smoke and dust."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import reports
from companion.games.campaign.rules.reconnaissance import men_told, reconnoitre, report_activity, seen_by
from companion.games.campaign.rules.state import Corps
from companion.kernel.supply import Supply
from tests.games.campaign.building import Told, a_campaign, a_cavalry, a_corps, a_headquarters, a_plain, the_rules
from tests.games.campaign.drawn import Fixed

EVEN = 1001


def told(*those: Corps, faces: tuple[int, ...] = (EVEN,) * 50) -> Told:
    story = Told(the_rules(), a_plain(), a_campaign(*those, phase="reconnaissance"), Fixed(faces))
    reconnoitre(story)
    return story


def sightings(story: Told) -> list[reports.Sighting]:
    return [one.report for one in story.of(ev.Reported) if isinstance(one.report, reports.Sighting)]


def locations(story: Told) -> dict[str, reports.Location]:
    return {one.report.corps: one.report for one in story.of(ev.Reported) if isinstance(one.report, reports.Location)}


@pytest.mark.clause("RTG-4.1a", "RTG-4.1b", "RTG-6.4b")
def test_a_corps_sees_its_hex_and_the_six_around_a_patrol_two_hexes() -> None:
    enemies = [a_corps(letter, "confederate", number=n, at=(5, 5 + n)) for n, letter in enumerate("XYZ")]
    for patrol, hexes in ((False, [(5, 5), (5, 6)]), (True, [(5, 5), (5, 6), (5, 7)])):
        one = a_cavalry("A", patrol=patrol)
        assert [at for at, _ in seen_by(the_rules(), a_campaign(*enemies, one), one)] == hexes


@pytest.mark.clause("RTG-R-RECON-ERR")
@pytest.mark.parametrize(
    ("strength", "men"), [(Fraction(0), 500), (Fraction(7), 500), (Fraction("7.5"), 1000), (Fraction(51), 5000)]
)
def test_estimates_are_told_in_steps_of_500_men(strength: Fraction, men: int) -> None:
    assert men_told(the_rules(), strength) == men


@given(strength=st.fractions(0, 1000, max_denominator=1000))
def test_what_is_told_is_the_nearest_step(strength: Fraction) -> None:
    men = men_told(the_rules(), strength)
    assert men % 500 == 0
    assert men >= 500
    assert abs(men - 100 * strength) <= 250 or (men == 500 and strength < 5)


@pytest.mark.clause("RTG-4.2.4a", "RTG-R-RECON-ERR", "RTG-9.2.1a", "RTG-9.2.1b")
@pytest.mark.parametrize(("face", "men"), [(1, 13000), (EVEN, 20000), (2001, 27000)])
def test_a_sighting_errs_by_cavalry_one_draw_a_hex(face: int, men: int) -> None:
    """Neither side has cavalry: 35 % either way of 200 strength points, all arms and corps together."""
    enemies = [a_corps(letter, "confederate", number=n, at=(5, 6), contact="stand") for n, letter in enumerate("XY", 1)]
    story = told(*enemies, a_corps("A"), faces=(EVEN, EVEN, face))
    own = [one for one in sightings(story) if one.to == "union"]
    assert [(one.corps, one.hex, one.men) for one in own] == [("union:A", (5, 6), men)]


@pytest.mark.clause("RTG-9.2.1a", "RTG-R-RECON-ERR")
def test_cavalry_alone_errs_by_a_tenth() -> None:
    story = told(a_corps("X", "confederate", at=(5, 6)), a_cavalry("A"), faces=(EVEN, 2001))
    assert [one.men for one in sightings(story) if one.to == "union"] == [11000]


@pytest.mark.clause("RTG-10.2a", "RTG-10.0b", "RTG-4.2.4a", "RTG-4.2.5a")
@pytest.mark.parametrize(("hexes", "turns"), [(0, 0), (5, 0), (6, 1), (11, 1), (12, 2)])
def test_reports_ride_a_turn_for_every_full_six_hexes(hexes: int, turns: int) -> None:
    chief, one = a_headquarters(at=(1, 1)), replace(a_corps("A"), hex=(1, 1 + hexes))
    story = Told(the_rules(), a_plain(rows=20), a_campaign(chief, one, phase="reconnaissance"), Fixed())
    reconnoitre(story)
    found = locations(story)["union:A"]
    assert (found.sent, found.arrives) == (2, 2 + turns)


@pytest.mark.clause("RTG-R-REPORT-TEXT", "RTG-4.2.5a", "RTG-4.2.5b", "RTG-4.2.5c")
def test_a_location_report_tells_hex_mode_forage_and_a_lost_leader_once() -> None:
    busy = a_corps("A", "confederate", combat="attack", foraged=7, leader_lost="Reynolds", leader="New")
    story = told(busy, a_corps("B", "confederate", number=2), a_headquarters("confederate", at=(5, 4)))
    found = locations(story)
    assert found["confederate:A"] == reports.Location(
        to="confederate",
        sent=2,
        arrives=2,
        corps="confederate:A",
        hex=(5, 5),
        combat="attack",
        foraged=7,
        leader_lost="Reynolds",
        new_leader="New",
    )
    assert found["confederate:B"].combat == ""
    assert len(found) == len(list(story.state.present()))
    after = story.corps("confederate:A")
    assert (after.foraged, after.leader_lost) == (0, "")


@pytest.mark.clause("RTG-4.1a")
def test_who_is_gone_neither_sees_nor_is_seen() -> None:
    story = told(a_corps("X", "confederate", status="eliminated"), a_corps("A"))
    assert sightings(story) == []
    assert "confederate:X" not in locations(story)


def activity(story: Told, to: str) -> list[tuple[int, int]]:
    return [
        one.report.hex
        for one in story.of(ev.Reported)
        if isinstance(one.report, reports.Activity) and one.report.to == to
    ]


def smoke(*faces: int) -> Told:
    """Three hexes are held: 1,1 and 12,12 by headquarters, 5,5 by a corps; three draws a side, then its false one."""
    story = Told(the_rules(), a_plain(), a_campaign(a_corps("A"), phase="reconnaissance"), Fixed(faces))
    report_activity(story)
    return story


@pytest.mark.clause("RTG-10.3a", "RTG-10.3b", "RTG-10.3c", "RTG-R-ACTIVITY", "RTG-4.2.2a")
def test_activity_is_drawn_for_each_player_and_hex_and_one_report_may_be_false() -> None:
    assert smoke(25, 4, 25, 4, 25, 4, 25, 1, 2).events == smoke(25, 4, 25, 4, 25, 4, 25, 1, 2).events
    story = smoke(25, 4, 25, 4, 5, 4, 25, 1, 2)
    assert activity(story, "confederate") == [(5, 5)]
    assert activity(story, "union") == [(1, 3), (5, 5)]
    assert all(one.report.arrives == one.report.sent == 2 for one in story.of(ev.Reported))


@pytest.mark.clause("RTG-10.3c", "RTG-R-ACTIVITY")
@given(seed=st.integers(0, 10**6))
def test_a_false_report_names_a_hex_that_could_hold_somebody_and_does_not(seed: int) -> None:
    ground = a_plain(columns=4, rows=4, mountains=[(2, 2), (3, 3)])
    state = a_campaign(a_corps("A", at=(1, 2)), a_headquarters(at=(4, 4)), phase="reconnaissance")
    story = Told(the_rules(), ground, state, Supply(f"{seed}/1"))
    report_activity(story)
    held = {one.hex for one in state.present()}
    for side in ("confederate", "union"):
        told_of = activity(story, side)
        assert told_of == sorted(told_of)
        assert len([at for at in told_of if at not in held]) <= 1
        assert all(ground.passable(at) for at in told_of)
