"""Exact studies as they are asked for: what is varied and how it is refused, tables, files, and what a ruling changes."""

from __future__ import annotations

import msgspec
import pytest

from companion.charts.faults import BadInput
from companion.kernel.lookup import Lookup
from companion.study.exact.asking import answers, asked, charts
from companion.study.exact.telling import changed, crossed, measured, table

CHARGE = "miniatures.charge"
STANDS = ("attackers.stands=1..6", "defenders.stands=2,4")


def test_every_chart_can_be_asked_with_its_sample() -> None:
    assert len(charts()) == 3
    for name in charts():
        key = {"miniatures.charge": "defenders.state", "miniatures.maneuver": "state"}.get(name, "firers.disordered")
        of = asked(name, [f"{key}=fresh,spent" if key.endswith("state") else f"{key}=false,true"])
        found = answers(of)
        assert found.p.sum(axis=1) == pytest.approx(1)


def test_a_table_says_what_odds_says() -> None:
    of = asked(CHARGE, [*STANDS, "ground=open,works"])
    [one] = measured(answers(of), ["driven-back"])
    case = {**of.case, "ground": "works"}
    case["attackers"] = [{**case["attackers"][0], "stands": 3}]
    case["defenders"] = [{**case["defenders"][0], "stands": 4}]
    odds = msgspec.json.decode(Lookup(CHARGE, odds=True).one(msgspec.json.encode(case)))
    n, d = next(row["p"] for row in odds["outcomes"] if row["outcome"] == "driven-back")
    assert one.values[2, 1, 1] == pytest.approx(n / d)


def test_a_range_has_both_ends_and_any_step() -> None:
    of = asked("miniatures.musketry", ["firers.groups.range=0.5..2..0.5", "firers.groups.stands=3..3"])
    assert of.values == ((0.5, 1, 1.5, 2), (3,))


def test_values_may_be_lists() -> None:
    of = asked(CHARGE, ['attackers.leaders=[];[{"exceptional":true}]', "defenders.supported=false,true"])
    [one] = measured(answers(of), ["repulsed"])
    assert one.values[1, 0] < one.values[0, 0]


@pytest.mark.parametrize(
    ("over", "said"),
    [
        (["attackers.stands"], "no variation"),
        (["attackers.stands="], "no variation"),
        (["attackers.stands=3,3"], "twice"),
        (["attackers.stands=9..1"], "no figures"),
        (["attackers.stands=1.2.3..4"], "no figures"),
        (["attackers.stands=1..2", "attackers.0.stands=3"], "varied twice"),
        (["attackers.stands=0..3"], "1 or more"),
        (["attackers.state=brave"], "brave"),
        (["attackers.bravery=1,2"], "bravery"),
        (["attackers.7.stands=1,2"], "no such place"),
        (["ground.stands=1,2"], "ground"),
        (["attackers.stands=1..9999", "defenders.stands=1..9999"], "cases"),
        (["options.D10-RUL-CHARGE-RATIO=0,1"], "--set"),
    ],
)
def test_what_is_no_variation_is_refused_in_words(over: list[str], said: str) -> None:
    with pytest.raises(BadInput) as refused:
        asked(CHARGE, over)
    assert said in str(refused.value)


def test_no_case_of_the_chart_is_refused_with_its_reason() -> None:
    with pytest.raises(BadInput, match="batteries may not charge"):
        answers(asked(CHARGE, ["attackers.arm=artillery"]))


def test_what_a_ruling_changes_is_told_by_case() -> None:
    of = asked(CHARGE, STANDS)
    plain = answers(of)
    other = answers(of, chosen={"D10-RUL-CHARGE-RATIO": 1})
    those = measured(other, [], plain)
    assert any("driven-back: other in" in line for line in changed(of, those))
    same = measured(answers(of), [], plain)
    assert list(changed(of, same)) == []
    assert crossed(of, those[0]).heads[1:] == ("2", "4")
    assert len(table(of, those).rows) == 12


@pytest.mark.parametrize("over", [("attackers.state=fresh,worn", "attackers.stnds=1..3"), ("attackers.stnds=1..3",)])
def test_the_key_that_is_wrong_is_blamed_wherever_it_stands(over: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as refused:
        asked("miniatures.charge", over)
    assert refused.value.problems[0].path == "attackers.stnds"
