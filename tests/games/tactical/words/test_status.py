"""The status of a square-grid battle in lines: the moment, units by formation, what is to do, the points."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tactical.rules.duties import duties
from companion.games.tactical.rules.score import score
from companion.games.tactical.rules.state import Losses, Phase, State
from companion.games.tactical.rules.view import Seat, view
from companion.games.tactical.words.lines import phase_named, phase_title
from companion.games.tactical.words.status import lines, losses_words, title
from companion.games.tactical.words.units import unit_row
from tests.games.tactical.building import state, unit
from tests.games.tactical.gazetteer import rules
from tests.games.tactical.turning import leader

SEYMOUR = unit("Seymour-A", men=380, men_at_start=400, corps="I Corps", division="Meade", fatigue=12)


def shown(of: State, seat: Seat = "referee") -> list[str]:
    seen = view(rules(), of, seat)
    return list(lines(seen, duties(seen), score(rules(), of), entry=4))


def test_the_head_says_when_who_acts_and_how_the_battle_is_played() -> None:
    told = shown(state(SEYMOUR, turn=3, hidden=True, time_limit=20))
    assert told[:3] == [
        "A test (entry 4)",
        "Turn 3 of 11, 08:00: Union 1st Operations Phase; Union acts",
        "Advanced game, level of play 3, hidden units, 20 minutes an operations phase",
    ]


def test_a_battle_that_is_over_waits_for_nobody() -> None:
    assert title(view(rules(), state(SEYMOUR, over=True), "referee")).endswith("Operations Phase (the battle is over)")


@pytest.mark.parametrize(
    ("given", "row"),
    [
        ({}, ("Seymour-A", "10,10 N", "400/400 men", "RFL", "normal", "fatigue 0, morale 80, 10 OP")),
        ({"routed": True, "fatigue": 30}, ("routed", "fatigue 30, morale 50, 10 OP")),
        ({"in_command": False}, ("OUT OF COMMAND",)),
        ({"disrupted": True, "ammo": False}, ("DISRUPTED, NO AMMUNITION",)),
        ({"control": 1.3}, ("command control 1.3",)),
        ({"activated": False, "fort": 2}, ("not activated, fortification 2",)),
        ({"fire_plot": (9, 10), "melee_plot": True, "advance_plot": True}, ("fire at 9,10, melee, advance",)),
        ({"arm": "artillery", "guns": 11, "guns_at_start": 12}, ("11/12 guns", "unlimbered")),
    ],
)
def test_a_unit_in_a_row(given: dict[str, Any], row: tuple[str, ...]) -> None:
    told = unit_row(unit("Seymour-A", **given))
    assert all(any(part in cell for cell in told) for part in row)


def test_in_the_basic_game_a_unit_has_neither_facing_nor_mode_but_may_be_routed() -> None:
    told = unit_row(unit("Seymour-A", at=(9, 10)), "basic")
    assert told[1] == "9,10"
    assert "normal" not in " ".join(told)
    assert "routed" in unit_row(unit("Seymour-A", routed=True), "basic")[-1]


def test_units_stand_by_formation_with_its_leader_and_their_columns_below_one_another() -> None:
    battle = state(
        SEYMOUR,
        unit("Magilton-A", corps="I Corps", division="Meade", at=(3, 4)),
        unit("I Corps-A", arm="artillery", corps="I Corps", at=(9, 9)),
        leaders=(leader("Meade", unit=SEYMOUR.id),),
    )
    told = shown(battle)
    place = told.index("  I Corps, Meade's division (Meade with Seymour-A)")
    first, second = told[place + 1 : place + 3]
    assert first.index("RFL") == second.index("RFL")
    assert "380/400 men" in first
    assert told[place + 3] == "  I Corps"
    assert "Union: 780 men, 12 guns" in told


def test_who_is_still_to_come_and_who_is_gone_stand_below() -> None:
    later = unit("Willcox-A", at=None, status="to-arrive", arrives=5)
    gone = unit("Hays-A", "confederate", at=None, status="eliminated")
    told = shown(state(SEYMOUR, later, gone, losses={"confederate": Losses(infantry=400, guns=1, brigade_leaders=1)}))
    assert "  to arrive in turn 5: Willcox-A" in told
    assert "  eliminated: Hays-A" in told
    assert "Confederate: 0 men, 0 guns; lost 400 men, 1 gun and 1 leader" in told


def test_nothing_lost_is_not_told() -> None:
    assert losses_words(Losses()) == ""


def test_what_is_to_do_and_what_may_be_done() -> None:
    told = shown(state(SEYMOUR, unit("Meade-A", ammo=False), unit("Meade-B", ammo=False), unit("Rush", routed=True)))
    assert "  ! give orders; done (C) ends the Union 1st Operations Phase [ANT-7.1f]" in told
    assert "    Meade-A and Meade-B are out of ammunition [ANT-8.9b]" in told
    assert "    Rush is routed [ANT-8.6e]" in told


def test_a_unit_whose_name_the_enemy_bears_too_is_told_with_its_side() -> None:
    told = shown(state(unit("Warren-A", routed=True), unit("Warren-A", "confederate", (1, 1))))
    assert "    Warren-A (Union) is routed [ANT-8.6e]" in told


def test_the_points_by_row() -> None:
    told = shown(state(SEYMOUR, losses={"union": Losses(infantry=250)}))
    assert any(line.startswith("Points: Union 0, Confederate 250; -250, ") for line in told)
    assert any("union infantrymen" in line and line.endswith("250") for line in told)


def test_a_side_sees_nobody_that_is_hidden() -> None:
    told = shown(state(SEYMOUR, unit("Law-A", "confederate", (2, 2)), hidden=True), "union")
    assert any("Seymour-A" in line for line in told)
    assert not any("Law-A" in line for line in told)


def test_every_phase_of_every_sequence_has_its_words() -> None:
    for row in rules().sequence.phase:
        assert phase_named(row.id) == phase_title(Phase(0, row.kind, row.side, row.half)) == row.name
    assert phase_named("set-up") == "Set-up"
