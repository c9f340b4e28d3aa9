"""Men, guns and stands: shared out to the man, and reckoned back (RTG-R-OFF-SCALE)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.miniatures.setup.rosters import RosterRow
from companion.table.file import sharing


def a_row(name: str = "Archer", **fields: Any) -> RosterRow:
    usual = {"file": "", "row": 2, "side": "confederate", "unit": name, "arm": "infantry", "men": 1200}
    return msgspec.convert(usual | fields, RosterRow)


def a_battery(name: str, guns: int, gun: str = "rifled", battalion: str = "Pegram", **fields: Any) -> RosterRow:
    return a_row(name, arm="artillery", men=0, guns=guns, gun_type=gun, battalion=battalion, **fields)


@pytest.mark.clause("RTG-R-OFF-SCALE")
@pytest.mark.parametrize(
    ("count", "a_stand", "expected"),
    [
        (0, 200, 0),
        (1, 200, 1),
        (99, 200, 1),
        (299, 200, 1),
        (300, 200, 2),
        (1030, 200, 5),
        (224, 150, 1),
        (225, 150, 2),
        (3, 8, 1),
        (12, 8, 2),
        (11, 8, 1),
        (8, 6, 1),
        (9, 6, 2),
    ],
)
def test_stands_are_rounded_half_up_and_at_least_one_for_any(count: int, a_stand: int, expected: int) -> None:
    assert sharing.stands(count, a_stand) == expected


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_men_are_shared_out_by_those_of_history_and_the_ledger_holds_the_rest() -> None:
    rows = [a_row("Pettigrew", men=2500), a_row("Archer", men=1197), a_row("Davis", men=2303)]
    made = sharing.brigades("confederate:H", rows, 5000, 200)
    assert [(one.id, one.men, one.stands, one.over) for one in made] == [
        ("confederate:H/pettigrew", 2083, 10, 83),
        ("confederate:H/archer", 998, 5, -2),
        ("confederate:H/davis", 1919, 10, -81),
    ]


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_a_brigade_that_gets_no_man_is_not_there_and_no_men_make_no_brigade() -> None:
    rows = [a_row("Many", men=9999), a_row("Few", men=1)]
    assert [one.name for one in sharing.brigades("x", rows, 100, 200)] == ["Many"]
    assert sharing.brigades("x", rows, 0, 200) == ()


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_gun_stands_are_rounded_by_the_battalion_and_shown_by_type() -> None:
    rows = [a_battery("Crenshaw", 6, "smoothbore"), a_battery("Marye", 4), a_battery("Zimmerman", 4)]
    made = sharing.guns("confederate:H", rows, 14, 8)
    assert [(one.name, one.gun, one.guns, one.stands, one.over) for one in made] == [
        ("Pegram, rifled", "rifled", 8, 1, 0),
        ("Pegram, smoothbore", "smoothbore", 6, 1, -2),
    ]
    assert [one.batteries for one in made] == [("Marye", "Zimmerman"), ("Crenshaw",)]


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_a_type_for_which_no_stand_is_left_stands_with_the_larger_and_no_gun_is_lost() -> None:
    rows = [a_battery("Crenshaw", 1, "smoothbore"), a_battery("Marye", 6)]
    (one,) = sharing.guns("confederate:H", rows, 7, 8)
    assert (one.gun, one.guns, one.stands, one.over, one.batteries) == ("rifled", 7, 1, -1, ("Marye", "Crenshaw"))


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_a_battery_without_a_battalion_stands_alone_and_horse_guns_are_apart() -> None:
    rows = [a_battery("Calef", 6, battalion="", horse=True), a_battery("Hall", 6, battalion="")]
    made = sharing.guns("union:A", rows, 12, 8)
    assert [(one.name, one.horse, one.guns, one.stands) for one in made] == [
        ("Calef", True, 6, 1),
        ("Hall", False, 6, 1),
    ]


@pytest.mark.clause("RTG-R-OFF-SCALE")
@pytest.mark.parametrize(
    ("whole", "expected"),
    [
        ([(2749, 14, 3)], 6),  # 589.07 men
        ([(2749, 14, 14)], 27),  # 27.49 points of one brigade alone
        ([(1030, 5, 1), (1271, 6, 1), (2450, 12, 1)], 6),  # 206 + 211.83 + 204.17 = 622 men
        ([(100, 1, 1), (50, 1, 1)], 2),  # 150 men: a half goes up
        ([(1000, 5, 0)], 0),
        ([(0, 0, 0)], 0),
    ],
)
def test_losses_are_each_brigades_share_of_its_men_summed_and_rounded_half_up(
    whole: list[tuple[int, int, int]], expected: int
) -> None:
    assert sharing.points_lost(whole, 100) == expected


COUNTS = st.lists(st.integers(1, 4000), min_size=1, max_size=8)


@pytest.mark.clause("RTG-R-OFF-SCALE")
@given(COUNTS, st.integers(1, 200), st.sampled_from((200, 150)))
def test_no_man_is_lost_or_made_by_sharing_out(history: list[int], points: int, a_stand: int) -> None:
    rows = [a_row(f"Brigade {nth}", men=men) for nth, men in enumerate(history)]
    made = sharing.brigades("x", rows, points * 100, a_stand)
    assert sum(one.men for one in made) == points * 100
    assert all(one.stands >= 1 and one.men == one.stands * a_stand + one.over for one in made)
    assert sharing.points_lost([(one.men, one.stands, one.stands) for one in made], 100) == points


@pytest.mark.clause("RTG-R-OFF-SCALE")
@given(st.data(), st.integers(1, 150), st.sampled_from((8, 6)))
def test_no_gun_is_lost_or_made_by_pooling(data: st.DataObject, guns: int, a_stand: int) -> None:
    drawn = data.draw(
        st.lists(
            st.tuples(st.integers(1, 12), st.sampled_from(("rifled", "smoothbore")), st.sampled_from(("", "A", "B"))),
            min_size=1,
            max_size=10,
        )
    )
    rows = [a_battery(f"Battery {nth}", *one) for nth, one in enumerate(drawn)]
    made = sharing.guns("x", rows, guns, a_stand)
    assert sum(one.guns for one in made) == guns
    assert all(one.stands >= 1 and one.guns == one.stands * a_stand + one.over for one in made)
    assert len({one.id for one in made}) == len(made)
    assert sharing.points_lost([(one.guns, one.stands, one.stands) for one in made], 1) == guns
