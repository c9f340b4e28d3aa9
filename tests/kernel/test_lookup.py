"""The door for single charts: JSON in, JSON out, errors in people's words."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.kernel import lookup
from companion.kernel.lookup import BadCase, Lookup

VOLLEY: dict[str, Any] = {"firers": [{"groups": [{"stands": 8, "range": 3.5}]}], "die": 7}
CHARGE: dict[str, Any] = {
    "attackers": [{"stands": 8, "state": "fresh"}],
    "defenders": [{"stands": 6, "state": "worn"}],
    "attacker_die": 6,
    "defender_die": 4,
}
CHECK = {"stands": 7, "state": "fresh", "leaders": [{"distance": 6.0}], "die": 5}
CASES: dict[str, dict[str, Any]] = {
    "miniatures.musketry": VOLLEY,
    "miniatures.charge": CHARGE,
    "miniatures.maneuver": CHECK,
    "miniatures.fallen-leader": {"die": 3},
    "miniatures.movement": {},
}
CHARTS = {name: Lookup(name) for name in CASES}


def ask(name: str, case: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(CHARTS[name].one(json.dumps(case).encode()))
    return found


def test_a_volley_gives_every_field_of_its_contract() -> None:
    found = ask("miniatures.musketry", VOLLEY)
    explain = found.pop("explain")
    assert found == {
        "fire_points": 8.0,
        "band": "8,9",
        "die_modifier": 0,
        "result": 7,
        "effect": "lively",
        "disordered": True,
        "stands_lost": 0,
        "silenced": False,
        "damaged": False,
        "wrecked": False,
        "leaders_at_risk": False,
        "low_ammo": [],
    }
    assert {"clause", "label", "value"} == set(explain[0])


def test_a_charge_gives_every_field_of_its_contract() -> None:
    found = ask("miniatures.charge", CHARGE)
    assert (found["attacker_total"], found["defender_total"], found["difference"]) == (8, 4, 4)
    assert found["result"] == "driven-back"
    assert found["pursuit"] == "may-breakthrough"
    assert (found["again"], found["held_by"]) == (False, None)
    fate = {"disordered", "retreat", "stands_lost", "skedaddled", "captured", "leader_captured", "stands_left"}
    assert set(found["attacker"]) == fate
    assert set(found["defender"]) == fate | {"battery"}


def test_the_other_charts_give_the_fields_of_their_contracts() -> None:
    check = ask("miniatures.maneuver", CHECK)
    assert {k: check[k] for k in ("modifier", "result", "outcome", "move", "may_change_formation", "disordered")} == {
        "modifier": 3,
        "result": 8,
        "outcome": "well-handled",
        "move": "full",
        "may_change_formation": True,
        "disordered": False,
    }
    leader = ask("miniatures.fallen-leader", {"die": 3})
    assert (leader["outcome"], leader["fallen"], leader["replacement_after_full_turns"]) == (
        "mortally-stricken",
        True,
        1,
    )
    assert ask("miniatures.fallen-leader", {"die": 6})["replacement_after_full_turns"] is None
    move = ask("miniatures.movement", {})
    assert (move["inches"], move["allowed"], move["reasons"]) == (12.0, True, [])


@pytest.mark.parametrize(
    ("name", "case", "words"),
    [
        ("miniatures.musketry", {**VOLLEY, "die": 11}, r"\$\.die: expected a whole number, 10 or less"),
        ("miniatures.musketry", {**VOLLEY, "die": "7"}, r"\$\.die: expected a whole number, got text"),
        ("miniatures.musketry", {**VOLLEY, "die": True}, r"\$\.die: expected a whole number, got true or false"),
        (
            "miniatures.musketry",
            {"die": 1, "firers": [{"groups": [{"stands": 0, "range": 1}]}]},
            r"^\$\.firers\[0\]\.groups\[0\]\.stands: expected a whole number, 1 or more$",
        ),
        (
            "miniatures.musketry",
            {"die": 1, "firers": [{"groups": [{"stands": 1, "range": -3}]}]},
            r"range: expected a number, 0 or more",
        ),
        ("miniatures.musketry", {"die": 1, "firers": [{"groups": [{"stands": 1}]}]}, r"groups\[0\]\.range: is missing"),
        (
            "miniatures.musketry",
            {"die": 1, "firers": [{"groups": [{"stands": 1, "range": 9}]}]},
            r"range: 9 in is beyond",
        ),
        ("miniatures.musketry", {"firers": []}, r"^\$\.die: is missing$"),
        ("miniatures.musketry", {**VOLLEY, "wind": 3}, r"^\$\.wind: unknown key$"),
        ("miniatures.musketry", {**VOLLEY, "target": {"arm": "mules"}}, r"^\$\.target\.arm: 'mules' is not one of"),
        (
            "miniatures.musketry",
            {**VOLLEY, "options": {"D10-RUL-FIRE-CLAMP": 9}},
            r"^\$\.options\.D10-RUL-FIRE-CLAMP: 9",
        ),
        ("miniatures.musketry", {**VOLLEY, "options": {"D10-NONE": 1}}, r"^\$\.options\.D10-NONE: 'D10-NONE' is not"),
        ("miniatures.charge", {**CHARGE, "attackers": [{"stands": 3}]}, r"^\$\.attackers\[0\]\.state: is missing"),
        (
            "miniatures.charge",
            {**CHARGE, "attackers": [{"arm": "artillery", "stands": 1}]},
            r"^\$\.attackers\[0\]\.arm: batt",
        ),
        ("miniatures.charge", {**CHARGE, "attackers": []}, r"^\$\.attackers: expected a list with 1 or more in it"),
        ("miniatures.musketry", {**VOLLEY, "a\nb": 3}, r"^\$\.a\\nb: unknown key$"),
        ("miniatures.musketry", {**VOLLEY, "options": {"a\nb": 3}}, r"^\$\.options\.a\\nb: 'a\\+nb' is not"),
        ("miniatures.maneuver", [], r"^\$: expected an object, got a list"),
    ],
)
def test_bad_input_is_named_with_its_place(name: str, case: object, words: str) -> None:
    with pytest.raises(BadCase, match=words):
        ask(name, case)


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"\xff\xfe", b"nonsense", b"[" * 200_000, b'{"die": NaN}', b'{"die": 1e999}']
)
def test_what_is_no_json_is_said_in_one_line(raw: bytes) -> None:
    with pytest.raises(BadCase) as caught:
        CHARTS["miniatures.musketry"].one(raw)
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith("$")


def test_a_bad_line_yields_its_error_and_the_rest_go_on() -> None:
    good = json.dumps(VOLLEY).encode()
    answers = [json.loads(line) for line in CHARTS["miniatures.musketry"].lines([good, b"", b"{}", good])]
    assert [set(answer) == {"error"} for answer in answers] == [False, True, True, False]
    assert answers[0] == answers[3]


def test_an_option_changes_the_reading_of_its_case_alone() -> None:
    column = {**VOLLEY, "target": {"formation": "march-column"}}
    plain = ask("miniatures.musketry", column)
    other = ask("miniatures.musketry", {**column, "options": {"D10-RUL-FIRE-MARCH-COLUMN": 1}})
    assert (plain["die_modifier"], other["die_modifier"]) == (1, 0)
    assert ask("miniatures.musketry", column) == plain


def test_odds_take_the_same_input_without_dice() -> None:
    for name, case in CASES.items():
        if name == "miniatures.movement":
            with pytest.raises(BadCase, match="no die"):
                Lookup(name, odds=True)
            continue
        chart = Lookup(name, odds=True)
        unrolled = {key: value for key, value in case.items() if not key.endswith("die")}
        found = json.loads(chart.one(json.dumps(unrolled).encode()))
        assert {"outcomes", "expected", "explain"} <= set(found)
        with pytest.raises(BadCase, match="die: unknown key"):
            chart.one(json.dumps(case).encode())


def test_an_unknown_rule_names_those_there_are() -> None:
    with pytest.raises(BadCase, match=r"miniatures\.musketry"):
        Lookup("miniatures.sorcery")


def test_every_rule_has_a_schema() -> None:
    for name in lookup.rules():
        assert "$defs" in lookup.schema(name)
        assert "$defs" in lookup.schema(name, odds=name != "miniatures.movement")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(sorted(CASES)), st.data())
@settings(max_examples=200, deadline=None)
def test_any_json_is_answered_or_refused_in_words(name: str, draw: st.DataObject) -> None:
    case = dict(CASES[name])
    for key in draw.draw(st.lists(st.sampled_from([*case, "options", "target", "leaders", "other"]), max_size=2)):
        case[key] = draw.draw(json_values)
    try:
        assert ask(name, case)
    except BadCase as bad:
        assert str(bad).startswith("$")
