"""The roster: each unit once, as the view has it, with the charts it needs and no others."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from companion.cards.content import Card, Paragraph, Picture, Tabbed, plain
from companion.cards.decks import build
from companion.cards.sizes import Layout
from companion.cards.source import Source
from companion.drawing import marks
from companion.games.miniatures.cards import forces
from companion.games.miniatures.cards.roster import thresholds
from companion.games.miniatures.charts import ruleset as charts
from companion.games.miniatures.rules.state import State
from companion.kernel import shelf
from tests.cards import games, told
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_cavalry, a_leader

A6 = Layout(size="a6")


def roster(source: Source) -> dict[str, Card]:
    return {card.id: card for card in build("roster", source, A6).cards}


def front(source: Source, name: str) -> list[str]:
    return list(told.face_lines(roster(source)[name].front))


def back(source: Source, name: str) -> str:
    face = roster(source)[name].back
    assert face is not None
    return "\n".join(told.face_lines(face))


def of(*those: Any, **more: Any) -> Source:
    return games.source(a_battle(*those, **more))


def test_a_brigade_in_mid_game() -> None:
    assert front(games.of_ridge(games.in_mid_game()), "davis") == [
        "== Davis | infantry brigade | ",
        "Heth, Third Corps",
        "  (9 of 11 stands)",
        "  [Stands] 9 of 11, fresh",
        "  [Condition] fresh 9 or more, worn 6 to 8, spent 5 or less",
        "-- MARKERS",
        "  (D) | disordered | (5 boxes, 1 ticked)",
        "  (A) | low on ammunition | (5 boxes, 0 ticked)",
        "-- LOSSES",
        "  Stands | Lost | Skedaddled | Captured",
        "  So far | 2 | 0 | 0",
        "  Since |  |  | ()",
        "  Formation | Single Line | ",
        "  Commander | Brig. Gen. Joseph R. Davis | ",
        "  Under | Heth, fallen, replaced in turn 4 | ",
        "  Under | A.P. Hill, to arrive in turn 10, west edge | ",
        "The Confederate player throws his own dice for maneuver; the app's die for Davis was taken back.",
        "  ...",
    ]


def test_a_brigade_that_quit_the_field_says_so_and_no_more_than_its_losses() -> None:
    source = games.of_ridge(games.in_mid_game())
    assert roster(source)["archer"].back is None
    assert front(source, "archer") == [
        "== Archer | infantry brigade | ",
        "Heth, Third Corps",
        "Quit the field.",
        "  (0 of six stands)",
        "  [Stands] 0 of 6",
        "-- LOSSES",
        "  Stands | Lost | Skedaddled | Captured",
        "  So far | 3 | 3 | 0",
        "  Commander | Brig. Gen. James J. Archer | ",
        "  ...",
    ]


def test_a_leader_with_a_cavalry_brigade_has_his_star() -> None:
    lines = front(games.of_ridge(games.in_mid_game()), "gamble")
    assert "  Carbines | breech-loading | " in lines
    assert "  With it | Buford (exceptional) | (exceptional)" in lines
    assert not [line for line in lines if line.startswith("  Under | Buford")]


def test_a_battery_before_it_comes() -> None:
    lines = [line for line in front(games.of_ridge(games.at_the_start()), "stevens") if "--" not in line]
    assert [*lines[:5], *lines[11:13]] == [
        "== Stevens (E, 5th Maine) | foot battery | ",
        "I Corps",
        "To arrive in turn 8, south edge.",
        "  (1 of one stand)",
        "  [Stands] 1 of 1",
        "  Formation | Limbered | ",
        "  Guns | smoothbore guns | ",
    ]


def test_values_that_no_source_gives_are_told() -> None:
    assert "No source gives: exceptional commander." in front(games.of_ridge(games.at_the_start()), "pettigrew")


def test_chapters_are_side_corps_and_division_in_the_order_of_battle() -> None:
    cards = build("roster", games.of_ridge(games.at_the_start()), A6).cards
    assert list(dict.fromkeys(card.chapter for card in cards)) == [
        "Union, I Corps",
        "Union, I Corps, Wadsworth",
        "Union, I Corps, Robinson",
        "Union, I Corps, Doubleday",
        "Union, XI Corps",
        "Union, XI Corps, Barlow",
        "Union, XI Corps, Schurz",
        "Union, Cavalry Corps, Buford",
        "Confederate, Third Corps",
        "Confederate, Third Corps, Heth",
        "Confederate, Third Corps, Pender",
    ]


def test_one_side_only() -> None:
    view = games.at_the_start().view
    cards = roster(games.of_ridge(games.at_the_start(), "confederate"))
    assert set(cards) == {unit.id for unit in view.units if unit.side == "confederate"}


@settings(max_examples=60, deadline=None)
@given(games.battles())
def test_every_unit_has_one_card_with_its_present_strength(state: State) -> None:
    source = games.source(state)
    assert source.view is not None
    deck = build("roster", source, A6)
    assert sorted(card.id for card in deck.cards) == sorted(unit.id for unit in source.view.units)
    for unit in source.view.units:
        face = roster(source)[unit.id].front
        shown = marks.pips(unit)
        assert shown is not None
        picture = next(block for block in face.blocks if isinstance(block, Picture))
        assert picture.drawing.said.startswith(f"{shown.left} of ")
        strength = dict(next(block for block in face.blocks if isinstance(block, Tabbed)).rows)
        assert plain(strength["Stands"].said).split(",")[0] == f"{shown.left} of {shown.start}"
        assert plain(strength["Stands"].said).endswith(unit.state or "") or not forces.counts(unit)
        assert face.title == unit.name
        assert (roster(source)[unit.id].back is None) == (unit.status not in ("on-table", "to-arrive"))


def test_names_pass_unchanged() -> None:
    cards = roster(games.source(games.of_hostile_names()))
    shown = [cards[f"u{n}"].front.title for n in range(len(games.HOSTILE))]
    assert shown == [f"{name} (US)" for name in games.HOSTILE], "the enemy has them too"
    assert len(cards) == 2 * len(games.HOSTILE)


def test_three_hundred_brigades() -> None:
    assert len(build("roster", games.source(games.of_many()), A6).cards) == 300


@pytest.mark.clause("D10-RUL-MAN-FRESH-WORN-SPENT")
@pytest.mark.parametrize(
    ("fresh_at", "worn_at", "said"),
    [
        (8, 5, "fresh 8 or more, worn 5 to 7, spent 4 or less"),
        (7, 5, "fresh 7 or more, worn 5 or 6, spent 4 or less"),
        (5, 4, "fresh 5 or more, worn 4, spent 3 or less"),
        (4, 4, "fresh 4 or more, spent 3 or less"),
        (3, 1, "fresh 3 or more, worn 1 or 2"),
        (3, 0, "fresh 3 or more, worn 1 or 2"),
    ],
)
def test_thresholds(fresh_at: int, worn_at: int, said: str) -> None:
    assert plain(thresholds(fresh_at, worn_at)) == said


def test_the_present_condition_stands_out() -> None:
    assert [run.text for run in thresholds(8, 5, "worn") if run.bold] == ["worn 5 to 7"]


def test_markers_in_force_are_ticked() -> None:
    battery = a_battery("hall", stands=4, damaged=2, silenced=True)
    lines = front(of(battery), "hall")
    assert "  (Si) | silenced | (5 boxes, 1 ticked)" in lines
    assert "  (Da) | damaged gun stand: 2 | (4 boxes, 2 ticked)" in lines
    assert "  (A) | low on ammunition | (5 boxes, 0 ticked)" in lines
    assert not [line for line in lines if "disordered" in line]


def test_what_the_seat_may_not_know_is_left_out() -> None:
    state = a_battle(
        a_brigade("davis", "confederate", stands=5, low_ammo=True, note="asleep", commander="J. R. Davis", lost=3),
        a_battery("pegram", "confederate", silenced=True),
        a_leader("heth", "confederate", attached="davis", exceptional=True),
        intelligence="strengths-hidden",
    )
    source = games.source(state, seat="union")
    assert front(source, "davis") == [
        "== Davis | infantry brigade | ",
        "confederate-1, confederate-I",
        "-- MARKERS",
        "  (D) | disordered | (5 boxes, 0 ticked)",
        "  Formation | Single Line | ",
        "  With it | Heth | (leader)",
        "  ...",
    ]
    assert "  (Si) | silenced | (5 boxes, 1 ticked)" in front(source, "pegram")
    assert "-- FIRE" not in back(source, "pegram").splitlines()


# ---- the backs


def test_infantry_has_the_rows_that_it_needs() -> None:
    said = back(of(a_brigade("davis", "confederate")), "davis")
    assert said.startswith(
        "== Davis | its charts | D10-MAN-DIE, D10-FIRE-ROLL, D10-CHARGE-DIFFERENCE\n"
        "-- MOVEMENT\n"
        "   | Move | Road | Rough | Ford | Passage | Obstacle\n"
        "  Infantry | 12″ | ×2 | ×½ | −3″ | −3″ | −3″\n"
        "-- FORMATIONS\n"
        "  In | Fire | Melee | To SL | To DL | To AC | To MC\n"
        "  Single Line | all | all | – | full | half | half\n"
        "  Double Line | front rank, all in contact | all | full | – | half | half\n"
        "  Attack Column | 2 | all | full | full | – | half\n"
        "  March Column | 1 | 1, 2 on a road, 3 over a bridge | full | full | half | –\n"
        "-- FIRE\n"
        "  Up to | 8″\n"
        "  Points a stand | 1\n"
        "  Angle, either side | 45°\n"
    )
    assert "Confederates charging +1" in said
    assert "mounted cavalry charging" not in said
    assert "exceptional brigade commander" not in said
    assert "Quits the Field" in said
    assert "canister" not in said


def test_cavalry_has_both_its_rates_and_its_own_carbine() -> None:
    said = back(of(a_cavalry("gamble", carbine="breech-loading")), "gamble")
    assert "  Mounted | 18″ | ×2 | ×⅓ | −3″ | −3″ | −3″\n  On foot | 12″ | – | ×½ | −3″ | −3″ | −3″\n" in said
    assert "  Up to | 4″ | 8″\n  Points a stand | 2 | 1\n" in said
    assert "  Single Line | all | all | – | full | half | 9″ | 9″" in said
    assert "Attack Column" not in said
    assert "mounted cavalry charging +1" in said
    assert "Confederates charging" not in said
    assert "Points a stand | 1 | ½" in back(of(a_cavalry("gamble")), "gamble")


def test_a_battery_has_its_own_gun_and_no_maneuver() -> None:
    said = back(of(a_battery("calef", gun="smoothbore", horse=True)), "calef")
    assert "  Horse | 12″ | ×3 | ×¼ | −6″ | – | no" in said
    assert "  Up to | 4″ | 16″ | 24″ | 32″\n  Points a stand | 10 canister | 3 | 2 | 1\n" in said
    assert "  Angle, either side | 30° | 45° | 45° | 45°" in said
    assert "  Telling fire | silenced, damaged" in said
    assert "-- MANEUVER" not in said
    assert "-- FORMATIONS" not in said
    assert "fresh troops" not in said
    assert "Charging |" not in said
    assert "Foot | 8″" in back(of(a_battery("hall")), "hall")


def test_an_exceptional_commander_counts_on_his_own_card_only() -> None:
    source = of(a_brigade("cutler", exceptional_commander=True), a_brigade("paul"))
    assert back(source, "cutler").count("exceptional brigade commander +1") == 2
    assert "exceptional brigade commander" not in back(source, "paul")


@pytest.mark.parametrize(
    ("ruling", "value", "unit", "said"),
    [
        ("D10-RUL-FIRE-RANGE-CELLS", 1, "infantry", "  Up to | 4″\n"),
        ("D10-RUL-FIRE-RANGE-CELLS", 2, "guns", "  Up to | 8″ | 16″ | 24″ | 32″\n"),
        ("D10-RUL-MOVE-CAV-ROAD", 1, "cavalry", "Mounted | 18″ | ×3 |"),
        ("D10-RUL-MOVE-DISMOUNTED-RATE", 1, "cavalry", "On foot | 18″ | – | ×⅓"),
        ("D10-RUL-FIRE-HALF-ONCE", 1, "infantry", "disordered or low on ammunition; each"),
        ("D10-RUL-FIRE-HALF-GUNS", 1, "guns", "×½ | low on ammunition: canister only"),
        ("D10-RUL-FIRE-DIE-PLUS-ONCE", 1, "infantry", "Each plus counts."),
        ("D10-RUL-FIRE-DISMOUNTED", 1, "infantry", "Cavalry on foot as those who fire."),
        ("D10-RUL-FIRE-MARCH-COLUMN", 1, "infantry", "A March Column is doubled in place of the plus."),
        ("D10-RUL-MAN-RETREAT-ORDER", 1, "infantry", "retreats a full move, disordered"),
    ],
)
def test_the_readings_chosen_are_those_printed(ruling: str, value: int, unit: str, said: str) -> None:
    units = (a_brigade("infantry"), a_cavalry("cavalry"), a_battery("guns"))
    assert said in back(of(*units, options={ruling: value}), unit)
    assert said not in back(of(*units), unit)


def test_a_silenced_battery_that_is_not_disordered_in_a_charge() -> None:
    assert "disordered −1" in back(of(a_battery("guns")), "guns")
    assert "disordered −1" not in back(of(a_battery("guns"), options={"D10-RUL-CHARGE-SILENCED": 1}), "guns")


def test_figures_come_from_the_charts_of_the_game() -> None:
    house = dict(games.texts())
    house["movement.toml"] = house["movement.toml"].replace(
        'basic = { inches = 12, clause = "D10-MOVE-RATE-INF" }', 'basic = { inches = 13, clause = "D10-MOVE-RATE-INF" }'
    )
    house["fire-points.toml"] = house["fire-points.toml"].replace(
        'label = "low on ammunition"\ntimes = "1/2"', 'label = "low on ammunition"\ntimes = "1/4"'
    )
    rules = charts.load({name: house[name] for name in charts.FILES})
    source = of(a_brigade("davis"))._replace(rules=rules)
    assert "  Infantry | 13″ |" in back(source, "davis")
    assert "  ×½ | disordered; once\n  ×¼ | low on ammunition; once\n" in back(source, "davis")


def test_every_figure_on_a_back_has_its_clause_and_every_clause_exists() -> None:
    known = {
        row["id"]
        for chart, rows in (("clauses", "clause"), ("rulings", "ruling"))
        for row in msgspec.toml.decode(shelf.ruleset_texts("miniatures", only=(f"{chart}.toml",))[f"{chart}.toml"])[
            rows
        ]
    }
    for card in build("roster", games.of_ridge(games.at_the_start()), A6).cards:
        assert card.back is not None
        for one in told.cells(card.back.blocks):
            assert set(one.clauses) <= known
            if re.search(r"\d|½|¼|⅓", plain(one.said)):
                assert one.clauses, (card.id, plain(one.said), isinstance(one, Paragraph))
