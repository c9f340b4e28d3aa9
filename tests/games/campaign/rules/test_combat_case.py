"""`resolve gettysburg.combat`: the contract, the domain, and every battle against a slow calculation of its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.kernel import lookup, shelf
from companion.kernel.lookup import BadCase
from tests.games.campaign.combat_oracle import answer
from tests.games.campaign.fighting import RESOLVE, Case, any_case, any_side, ask, attacker, case, corps, side

KEYS = [
    "strength",
    "echelon",
    "battle_odds",
    "leadership_odds",
    "combat_odds",
    "urgency",
    "ferocity",
    "casualty_rate",
    "surrendered",
    "losses",
    "fatigue",
    "morale",
    "demoralised",
    "destroyed",
    "explain",
]
EVEN = case(side(attacker()), side(corps("B")))
ROUT = case(side(attacker(infantry=1000, original=1000)), side(corps("B", 10, original=10)))


def with_corps(at: str = "confederate", index: int = 0, **changes: Any) -> Case:
    """Give the even battle with one corps changed."""
    made: Case = json.loads(json.dumps(EVEN))
    made["sides"][at]["corps"][index].update(changes)
    return made


def without(*path: str) -> Case:
    made: Case = json.loads(json.dumps(EVEN))
    inner: Any = made
    for name in path[:-1]:
        inner = inner[int(name)] if name.isdigit() else inner[name]
    del inner[path[-1]]
    return made


# ---- against the oracle


@pytest.mark.clause("RTG-R-COMBAT-ORDER")
@given(any_case())
@settings(max_examples=100, deadline=None)
def test_every_battle_is_as_a_slow_calculation_has_it(given_case: Case) -> None:
    found = ask(given_case)
    assert found.pop("explain")
    assert found == answer(given_case)


@given(st.data())
@settings(max_examples=30, deadline=None)
def test_strengths_do_not_hang_on_who_the_enemy_is(drawn: st.DataObject) -> None:
    one = drawn.draw(any_case())
    other = drawn.draw(any_side(attacks=one["attacker"] == "union"))
    against_another = {**one, "sides": {**one["sides"], "union": other}}
    assert ask(against_another)["strength"]["confederate"] == ask(one)["strength"]["confederate"]


@given(any_case())
@settings(max_examples=60, deadline=None)
def test_nobody_loses_more_than_he_has_and_the_answer_keeps_its_order(given_case: Case) -> None:
    found = ask(given_case)
    assert list(found) == KEYS
    for name in ("confederate", "union"):
        troops = given_case["sides"][name]["corps"]
        assert list(found["losses"][name]) == [one["id"] for one in troops]
        for one in troops:
            lost = found["losses"][name][one["id"]]
            assert list(lost) == ["infantry", "cavalry", "foot_guns", "horse_guns"]
            assert all(0 <= lost[arm] <= one[arm] for arm in lost)
            lines = " ".join(line["label"] for line in found["explain"])
            assert f"{name}:{one['id']}: combat strength" in lines
    assert not set(found["demoralised"]) & set(found["destroyed"])
    assert all(set(line) == {"clause", "label", "value"} and line["clause"] for line in found["explain"])


def test_the_answer_of_an_even_battle() -> None:
    found = ask(EVEN)
    assert list(found) == KEYS
    assert found["strength"] == {"confederate": {"A": 2200.0}, "union": {"B": 2300.0}}
    assert found["echelon"] == {"confederate": {"A": 1}, "union": {"B": 1}}
    assert found["losses"]["confederate"]["A"] == {"infantry": 15, "cavalry": 0, "foot_guns": 0, "horse_guns": 0}
    assert (found["ferocity"], found["casualty_rate"], found["surrendered"]) == (5, 15, None)
    assert found["urgency"] == {"confederate": 5, "union": 5}
    assert found["fatigue"] == {"confederate": {"A": 3.0}, "union": {"B": 3.0}}
    assert found["morale"] == {"confederate": {"A": 4.0}, "union": {"B": 4.0}}
    assert (found["demoralised"], found["destroyed"]) == ([], [])


@pytest.mark.clause("RTG-9.7a", "RTG-R-SURRENDER")
def test_the_answer_of_a_surrender() -> None:
    found = ask(ROUT)
    assert found["surrendered"] == "union"
    assert [found[key] for key in ("urgency", "ferocity", "casualty_rate", "fatigue")] == [None] * 4
    assert found["losses"] == {
        "confederate": {"A": {"infantry": 0, "cavalry": 0, "foot_guns": 0, "horse_guns": 0}},
        "union": {"B": {"infantry": 10, "cavalry": 0, "foot_guns": 0, "horse_guns": 0}},
    }
    assert (found["destroyed"], found["demoralised"]) == (["union:B"], [])
    assert found["morale"] == {"confederate": {"A": 7.0}, "union": {"B": 7.0}}


def test_what_has_a_default_may_be_left_out() -> None:
    bare = case(
        side({key: value for key, value in attacker().items() if key != "deployment"}),
        side({key: value for key, value in corps("B").items() if key not in ("deployment", "combat_mode")}),
    )
    del bare["attacker"]
    assert ask(bare) == ask(EVEN)
    assert ask({**EVEN, "town": False, "options": {}}) == ask(EVEN)


# ---- domain


@pytest.mark.parametrize("factor", [1, 1 / 1.2, 0.8333333333333334, 1.2])
def test_the_random_factor_reaches_to_both_its_ends(factor: float) -> None:
    assert ask({**EVEN, "random_factor": factor})["combat_odds"] > 0


@pytest.mark.clause(
    "RTG-R-ODDS-RANDOM", "RTG-R-UNDEMORAL", "RTG-9.0b", "RTG-9.4b", "RTG-6.1b", "RTG-6.2.3b", "RTG-2.0k"
)
@pytest.mark.parametrize(
    ("bad", "words"),
    [
        ({**EVEN, "random_factor": 0.8333}, r"^\$\.random_factor: expected a number from 1/1\.2 to 1\.2, got 0\.8333$"),
        ({**EVEN, "random_factor": 1.2000001}, r"^\$\.random_factor: expected"),
        ({**EVEN, "random_factor": "1"}, r"^\$\.random_factor: expected a number, got text"),
        ({**EVEN, "random_factor": True}, r"^\$\.random_factor: expected a number"),
        ({**EVEN, "weather": 1}, r"^\$\.weather: unknown key"),
        ({**EVEN, "attacker": "french"}, r"^\$\.attacker: 'french' is not one of"),
        ({**EVEN, "town": 1}, r"^\$\.town: expected true or false"),
        ({**EVEN, "sides": {"confederate": EVEN["sides"]["confederate"]}}, r"^\$\.sides\.union: is missing"),
        ({**EVEN, "options": {"RTG-R-FEROCITY": 7}}, r"^\$\.options\.RTG-R-FEROCITY: 7 is not"),
        ({**EVEN, "options": {"RTG-R-NONE": 1}}, r"^\$\.options\.RTG-R-NONE"),
        (without("random_factor"), r"^\$\.random_factor: is missing"),
        *(
            (without("sides", "union", name), rf"^\$\.sides\.union\.{name}: is missing")
            for name in ("urgency", "controlling", "corps")
        ),
        *(
            (without("sides", "union", "corps", "0", name), rf"^\$\.sides\.union\.corps\[0\]\.{name}: is missing")
            for name in (
                "id",
                "infantry",
                "cavalry",
                "foot_guns",
                "horse_guns",
                "original",
                "effectiveness",
                "fatigue",
                "leadership",
                "aggressiveness",
                "rank",
            )
        ),
        (
            case(side(attacker(), urgency=0), side(corps())),
            r"^\$\.sides\.confederate\.urgency: expected a whole number, 1 or more",
        ),
        (case(side(attacker(), urgency=10), side(corps())), r"urgency: expected a whole number, 9 or less"),
        (
            case(side(attacker(), controlling="Z"), side(corps())),
            r"^\$\.sides\.confederate\.controlling: 'Z' is not a corps",
        ),
        (
            case({**side(attacker()), "corps": []}, side(corps())),
            r"^\$\.sides\.confederate\.corps: expected a list with 1 or more in it",
        ),
        (
            case(side(attacker(), attacker()), side(corps())),
            r"^\$\.sides\.confederate\.corps\[1\]\.id: 'A' stands twice",
        ),
        (with_corps(infantry=0), r"^\$\.sides\.confederate\.corps\[0\]: has no strength point"),
        (with_corps(infantry=-1), r"corps\[0\]\.infantry: expected a whole number, 0 or more"),
        (with_corps(infantry=1.5), r"corps\[0\]\.infantry: expected a whole number"),
        (with_corps(infantry=10**30), r"corps\[0\]\.infantry"),
        (with_corps(original=0), r"corps\[0\]\.original: expected a whole number, 1 or more"),
        (with_corps(effectiveness=-1), r"corps\[0\]\.effectiveness: expected a number, 0 or more"),
        (with_corps(effectiveness=1e300), r"corps\[0\]\.effectiveness: expected a number, "),
        (with_corps(fatigue=-0.25), r"corps\[0\]\.fatigue: expected a number, 0 or more"),
        (with_corps(leadership=0), r"corps\[0\]\.leadership: expected a whole number, 1 or more"),
        (with_corps(leadership=10), r"corps\[0\]\.leadership: expected a whole number, 9 or less"),
        (with_corps(aggressiveness=31), r"corps\[0\]\.aggressiveness: expected a whole number, 30 or less"),
        (with_corps(aggressiveness=-31), r"corps\[0\]\.aggressiveness: expected a whole number, -30 or more"),
        (with_corps(rank=0), r"corps\[0\]\.rank: expected a whole number, 1 or more"),
        (with_corps(rank=2), r"corps\[0\]\.rank: expected a rank from 1 to 1, got 2"),
        (with_corps(combat_mode="inactive"), r"corps\[0\]\.combat_mode: 'inactive' is not one of"),
        (with_corps(deployment="column"), r"corps\[0\]\.deployment: 'column' is not one of"),
        (with_corps(colour="grey"), r"corps\[0\]\.colour: unknown key"),
        (
            with_corps(combat_mode="stand"),
            r"^\$\.sides\.confederate\.corps\[0\]\.combat_mode: expected attack or hasty-attack",
        ),
        (with_corps(combat_mode="withdraw"), r"corps\[0\]\.combat_mode: expected attack or hasty-attack"),
        (with_corps(deployment="road"), r"^\$\.sides\.confederate\.corps\[0\]\.deployment: expected deployed"),
        (with_corps(fatigue=7), r"corps\[0\]\.combat_mode: a demoralised corps never attacks"),
        (
            with_corps("union", fatigue=7),
            r"^\$\.sides\.union\.corps\[0\]\.combat_mode: expected withdraw of a demoralised",
        ),
        (
            case(side(attacker("A", headquarters=True), attacker("B"), controlling="B"), side(corps())),
            r"^\$\.sides\.confederate\.controlling: expected 'A'",
        ),
        (
            case(side(attacker("A", headquarters=True), attacker("B", headquarters=True)), side(corps())),
            r"^\$\.sides\.confederate\.controlling: expected 'B'",
        ),
        ([], r"^\$: expected an object, got a list"),
    ],
)
def test_what_is_outside_the_domain_is_refused_with_its_place(bad: Any, words: str) -> None:
    with pytest.raises(BadCase, match=words):
        ask(bad)


def test_ranks_stand_once_each() -> None:
    bad = case(side(attacker("A"), attacker("B")), side(corps()))
    bad["sides"]["confederate"]["corps"][1]["rank"] = 1
    with pytest.raises(BadCase, match=r"^\$\.sides\.confederate\.corps\[1\]\.rank: 1 is the rank of 'A' too"):
        ask(bad)


@pytest.mark.clause("RTG-6.2.4a", "RTG-R-DEMORAL")
def test_what_is_just_inside_the_domain_is_answered() -> None:
    assert ask(with_corps(deployment="road", combat_mode="hasty-attack"))
    assert ask(with_corps(combat_mode="hasty-attack"))
    assert ask(with_corps(fatigue=6.75))
    assert ask(with_corps("union", fatigue=7, combat_mode="withdraw"))
    assert ask(with_corps("union", deployment="road", combat_mode="attack"))
    assert ask(with_corps("union", fatigue=99, combat_mode="withdraw"))["destroyed"] == ["union:B"]


@pytest.mark.clause("RTG-R-MORALE", "RTG-11.0b")
@pytest.mark.parametrize(("effectiveness", "fatigue"), [(0.28, 2.28), (0.1, 2.1), (0, 2)])
def test_numbers_are_taken_as_they_are_written(effectiveness: float, fatigue: float) -> None:
    """0.28 + 2 - 2.28 is above 0 in binary and exactly 0 on paper."""
    assert 0.28 + 2 - 2.28 > 0
    with pytest.raises(BadCase, match="never attacks"):
        ask(with_corps(effectiveness=effectiveness, fatigue=fatigue))
    found = ask(with_corps("union", effectiveness=effectiveness, fatigue=fatigue, combat_mode="withdraw"))
    assert found["morale"]["union"]["B"] < 0


# ---- options, odds, schema


def test_an_option_changes_the_reading_of_its_case_alone() -> None:
    plain = case(side(attacker(), urgency=4), side(corps("B"), urgency=5))
    found = {n: ask({**plain, "options": {"RTG-R-FEROCITY": n}}) for n in (0, 1, 2)}
    assert [(found[n]["ferocity"], found[n]["casualty_rate"]) for n in found] == [(4, 12), (5, 15), (4.5, 13.5)]
    assert ask(plain) == found[0]


def test_a_house_rule_replaces_a_chart(tmp_path: Path) -> None:
    text = shelf.ruleset_texts("gettysburg")["echelons.toml"]
    (tmp_path / "echelons.toml").write_text(text.replace('strength = "1/2"', "strength = 1"), encoding="utf-8")
    four = json.dumps(case(side(*(attacker(name, 10) for name in "ABCD")), side(corps("Z", 40))))
    at_home = json.loads(lookup.Lookup("gettysburg.combat", house=tmp_path).one(four))
    assert at_home["battle_odds"] / json.loads(RESOLVE.one(four))["battle_odds"] == pytest.approx(3.75 / 3.25)


def test_there_are_no_odds_of_a_battle() -> None:
    with pytest.raises(BadCase, match="use resolve"):
        lookup.Lookup("gettysburg.combat", odds=True)


def test_the_schema_tells_what_is_required() -> None:
    found = lookup.schema("gettysburg.combat")["$defs"]
    assert set(found["BattleCase"]["required"]) == {"random_factor", "sides"}
    assert set(found["CaseSide"]["required"]) == {"urgency", "controlling", "corps"}
    assert len(found["CaseCorps"]["required"]) == 11


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(any_case(), st.data())
@settings(max_examples=60, deadline=None)
def test_any_json_is_answered_or_refused_in_words(given_case: Case, draw: st.DataObject) -> None:
    inner: Any = given_case
    for _ in range(draw.draw(st.integers(0, 4))):
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner))) if isinstance(inner, list) else []
        deeper = [key for key in keys if isinstance(inner[key], dict | list) and inner[key]]
        if deeper:
            inner = inner[draw.draw(st.sampled_from(deeper))]
    key = draw.draw(st.sampled_from(list(inner) if isinstance(inner, dict) else list(range(len(inner)))))
    inner[key] = draw.draw(json_values)
    try:
        assert json.loads(RESOLVE.one(json.dumps(given_case)))
    except BadCase as bad:
        assert str(bad).startswith("$")
        assert "\n" not in str(bad)


@pytest.mark.clause("RTG-9.8a", "RTG-R-ORIGINAL")
@pytest.mark.parametrize(("options", "destroyed"), [({}, ["confederate:A"]), ({"RTG-R-ORIGINAL": 1}, [])])
def test_by_one_reading_stragglers_keep_a_corps_alive(options: dict[str, int], destroyed: list[str]) -> None:
    worn = attacker(infantry=15, original=100, stragglers=20)
    found = ask(case(side(worn), side(corps(original=10)), options=options))["destroyed"]
    assert found == destroyed
