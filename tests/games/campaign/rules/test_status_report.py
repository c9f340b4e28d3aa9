"""The status report: nine columns, the book's own lines, who is on it; the status of one corps."""

from __future__ import annotations

import pytest

from companion.charts.figures import Refused
from companion.games.campaign.rules.orders import MV, SU
from companion.games.campaign.rules.state import State, Strength
from companion.games.campaign.rules.status_report import corps_status, headings, status_report
from tests.games.campaign.commanding import a_phase, seen, the_rules, with_corps


def rows(state: State) -> dict[str, tuple[object, ...]]:
    """Give {corps: the nine columns}."""
    found = status_report(the_rules(), seen(state, "union"), "union")
    return {
        one.id: (one.corps, one.eff, one.fat, one.inf, one.cav, one.guns, one.stragglers, one.urg, one.percent)
        for one in found
    }


def the_sample() -> State:
    """Give the corps of the book's example near Meade."""
    state = with_corps(
        a_phase("union"),
        "union:A",
        hex=(9, 16),
        number=1,
        contact="withdraw",
        effectiveness=3.8,
        fatigue=3.0,
        urgency=7,
        strength=Strength(103, 0, 25, 0),
        stragglers=3,
        original=256,
    )
    state = with_corps(
        state,
        "union:F",
        hex=(9, 16),
        number=6,
        contact="attack",
        effectiveness=5.2,
        fatigue=0.0,
        urgency=5,
        strength=Strength(125, 0, 60, 42),
        stragglers=11,
        original=227,
    )
    return with_corps(state, "union:HQ", contact="stand", urgency=1)


@pytest.mark.clause(
    "RTG-13.1.2b",
    "RTG-13.1.2c",
    "RTG-13.1.2d",
    "RTG-13.1.2f",
    "RTG-13.1.2g",
    "RTG-13.1.2h",
    "RTG-R-SR-CON",
    "RTG-R-ORIGINAL",
)
def test_the_lines_of_the_book() -> None:
    found = rows(the_sample())
    assert found["union:A"] == ("1W", 3.8, 3, 103, 0, 25, 3, 7, 50)
    assert found["union:F"] == ("6A", 5.2, 0, 125, 0, 102, 11, 5, 100)
    assert found["union:HQ"] == ("11S", 9.0, 0, 0, 4, 0, 0, 1, 100)
    assert headings("union") == ("CORPS", "EFF", "FAT", "INF", "CAV", "GUNS", "STR", "URG", "%")
    assert len(found["union:A"]) == len(headings("union"))


@pytest.mark.clause("RTG-2.0e")
def test_confederate_units_are_headed_divisions() -> None:
    assert headings("confederate")[0] == "DIVSN"


@pytest.mark.clause("RTG-13.1.2e", "RTG-11.0a", "RTG-R-MORALE")
def test_the_morale_of_the_books_corps() -> None:
    morale = {one.id: one.now.morale for one in seen(the_sample(), "union").corps if one.now}
    assert morale["union:F"] == 7.2
    assert morale["union:A"] == 2.8


@pytest.mark.clause("RTG-13.1.2d", "RTG-R-FATIGUE-UNITS")
def test_fatigue_is_cut_not_rounded() -> None:
    assert rows(with_corps(the_sample(), "union:A", fatigue=3.75))["union:A"][2] == 3


@pytest.mark.clause("RTG-13.1.2h", "RTG-R-ORIGINAL")
@pytest.mark.parametrize(("left", "shown"), [(128, 50), (127, 49), (256, 100), (300, 100), (0, 0)])
def test_the_share_left_is_cut_and_never_more_than_all(left: int, shown: int) -> None:
    assert rows(with_corps(the_sample(), "union:A", strength=Strength(left)))["union:A"][-1] == shown


@pytest.mark.clause("RTG-13.1.2a", "RTG-R-DELAY")
def test_the_corps_within_five_hexes_are_on_it_by_number_the_demoralised_marked() -> None:
    state = with_corps(a_phase("union"), "union:C", hex=(9, 11), demoralised=True)
    state = with_corps(with_corps(state, "union:D", hex=(9, 10)), "union:E", status="eliminated")
    found = status_report(the_rules(), seen(state, "union"), "union")
    assert [one.id[-1] for one in found if one.demoralised] == ["C"]
    assert "union:D" not in [one.id for one in found]
    assert "union:E" not in [one.id for one in found]
    numbers = [int(one.corps[:-1]) for one in found]
    assert numbers == sorted(numbers)
    assert numbers[-1] == 11


@pytest.mark.clause("RTG-13.2.12a")
def test_cs_tells_mode_deployment_hex_and_what_the_corps_will_do() -> None:
    orders = (MV((9, 16), (1,)), SU(7))
    state = with_corps(a_phase("union"), "union:C", orders=orders, combat="stand", deployment="road")
    found = corps_status(the_rules(), seen(state, "union"), "union:C")
    assert (found.combat, found.deployment, found.hex, found.orders) == ("stand", "road", (9, 16), orders)
    for name in ("confederate:C", "union:Z"):
        with pytest.raises(Refused):
            corps_status(the_rules(), seen(state, "union"), name)
    far = with_corps(state, "union:C", hex=(9, 10))
    with pytest.raises(Refused) as refusal:
        corps_status(the_rules(), seen(far, "union"), "union:C")
    assert refusal.value.reasons[0].clause == "RTG-13.2.12a"
