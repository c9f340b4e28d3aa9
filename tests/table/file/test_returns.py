"""Returns read strictly: every fault its own message with the place, nothing guessed (RTG-R-OFF-ENTRY)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.table.file.battle import BattleFile, encode
from companion.table.file.draft import Draft
from companion.table.file.reckoning import result_of
from companion.table.file.result import Suffered
from companion.table.file.returns import kind_of, read, read_table
from tests.table.file.warring import SCALES, a_war, export, fought, plainly, reckoning, table_ids, table_of

HETH, CORPS = "confederate:H", "union:A"
NAME = "back.json"


def fresh(scale: str = "") -> BattleFile:
    return export(a_war(), scale)


def as_read(value: Any) -> Draft:
    raw = value if isinstance(value, bytes) else json.dumps(value).encode()
    return read(raw, NAME, fresh, reckoning())


def faults(value: Any) -> list[tuple[str, str]]:
    with pytest.raises(BadInput) as error:
        as_read(value)
    assert {one.file for one in error.value.problems} == {NAME}
    return [(one.path, one.what) for one in error.value.problems]


def a_file(scale: str = "") -> dict[str, Any]:
    made: dict[str, Any] = plainly(fresh(scale))
    return made


def a_result(**more: Any) -> dict[str, Any]:
    corps = {HETH: {"infantry": 3}, CORPS: {}}
    whole = {"format": "companion-battle-result", "version": 1, "battle": "2.1", "check": fresh().check, "corps": corps}
    return whole | more


def heth(file: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = file["sides"][0]["commands"][0]
    return found


def brigade(file: dict[str, Any], nth: int = 2) -> dict[str, Any]:
    found: dict[str, Any] = heth(file)["brigades"][nth]
    return found


# ---- what is sound


@pytest.mark.parametrize("scale", ["", *SCALES])
def test_an_untouched_file_of_either_scale_is_read_as_nothing_lost(scale: str) -> None:
    draft = as_read(encode(fresh(scale)).encode())
    assert draft.questions == ()
    assert set(result_of(draft).corps.values()) == {Suffered()}


def test_a_file_may_come_back_in_another_order_and_with_other_words() -> None:
    file = a_file()
    file["sides"].reverse()
    heth(file)["brigades"].reverse()
    file |= {"about": "as written elsewhere", "rules": {"gettysburg": "older"}, "title": "Gettysburg"}
    assert as_read(json.loads(json.dumps(file))).questions == ()


def test_a_filled_in_file_is_read() -> None:
    file = a_file()
    brigade(file)["lost"] = 3
    file["held_by"] = "confederate"
    draft = as_read(file)
    assert (draft.origin, draft.held_by, draft.line(HETH).infantry) == ("battle", "confederate", 6)


def test_a_result_of_another_program_is_read() -> None:
    draft = as_read(a_result(field="union"))
    assert (draft.origin, draft.held_by, draft.line(HETH).infantry) == ("result", "union", 3)
    assert draft.questions == ()


@pytest.mark.parametrize(
    "change", [str.lower, lambda code: code.replace("-", " "), lambda code: code.replace("0", "O").replace("1", "l")]
)
def test_a_code_is_read_through_somebodys_handwriting(change: Callable[[str], str]) -> None:
    assert as_read(a_result(check=change(fresh().check))).battle.check == fresh().check


# ---- what is left out


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_what_is_left_out_is_a_question_never_a_loss() -> None:
    file = a_file()
    del file["sides"][1]
    del heth(file)["brigades"][2]
    draft = as_read(file)
    assert [asked.partition(":")[0] for asked in draft.questions] == ["Heth's Div", "I Corps"]
    assert "Archer" in draft.questions[0]
    assert as_read(a_result(corps={})).questions[0].startswith("Heth's Div: nothing is reported")


# ---- another battle


def test_each_sort_of_another_battle_has_its_own_words() -> None:
    assert faults(a_file() | {"source": "another"}) == [("$.source", "comes from another campaign")]
    assert faults(a_file() | {"game": "antietam"}) == [
        ("$.game", "comes from a game of kind 'antietam', this is one of kind 'campaign'")
    ]
    assert faults(a_file() | {"battle": "3.2"}) == [("$.battle", "is of battle 3.2; battle 2.1 waits for its result")]
    assert faults(a_result(battle="3.2")) == [("$.battle", "is of battle 3.2; battle 2.1 waits for its result")]
    own = fresh().check
    wrong = f"'ABCD-EFGH' here, '{own}' in the campaign: the forces are not those of this battle"
    assert faults(a_result(check="ABCD-EFGH")) == [("$.check", wrong)]
    assert faults(a_file() | {"check": "ABCD-EFGH"}) == [("$.check", wrong)]
    assert faults(a_file() | {"check": ""})[0][0] == "$.check"


# ---- what was changed and may not be


@pytest.mark.parametrize(
    ("where", "what"),
    [
        (("sides", 0, "commands", 0, "brigades", 2, "men"), "1830 here, 1271 in the campaign"),
        (("sides", 0, "commands", 0, "brigades", 2, "stands"), "1830 here, 6 in the campaign"),
        (("sides", 0, "commands", 0, "strength", "infantry"), "1830 here, 75 in the campaign"),
        (("sides", 0, "commands", 0, "guns", 0, "guns"), "1830 here, 10 in the campaign"),
        (("sides", 0, "commands", 0, "guns", 0, "stands"), "1830 here, 1 in the campaign"),
        (("sides", 1, "commands", 0, "stragglers"), "1830 here, 3 in the campaign"),
        (("scale", "men_a_stand"), "1830 here, 200 in the campaign"),
        (("turn",), "1830 here, 2 in the campaign"),
    ],
)
def test_an_edited_figure_is_named_with_both_values(where: tuple[Any, ...], what: str) -> None:
    file = a_file()
    place: Any = file
    for step in where[:-1]:
        place = place[step]
    place[where[-1]] = 1830
    path = "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in where)
    assert faults(file) == [(path, what)]


def test_an_edited_name_is_named() -> None:
    file = a_file()
    brigade(file)["name"] = "Lane"
    assert faults(file) == [("$.sides[0].commands[0].brigades[2].name", "'Lane' here, 'Archer' in the campaign")]


def test_what_the_campaign_has_not_and_what_stands_twice_is_an_error() -> None:
    file = a_file()
    brigade(file)["id"] = "confederate:H/lane"
    file["sides"][1]["commands"].append(file["sides"][1]["commands"][0])
    assert faults(file) == [
        ("$.sides[0].commands[0].brigades[2]", "confederate:H/lane is not there in the campaign"),
        ("$.sides[1].commands[0]", "union:A stands 2 times"),
        ("$.sides[1].commands[1]", "union:A stands 2 times"),
    ]


def test_a_corps_on_the_other_side_is_an_error() -> None:
    file = a_file()
    file["sides"][0]["commands"].append(file["sides"][1]["commands"].pop())
    assert faults(file) == [("$.sides[0].commands[1]", "union:A is not there in the campaign")]


def test_a_missing_objective_or_edge_is_an_error() -> None:
    file = a_file()
    file["field"]["objectives"] = []
    del file["field"]["edges"][0]
    assert faults(file) == [("$.field.edges", "north is missing"), ("$.field.objectives", "field is missing")]


def test_a_scale_that_there_is_not_is_an_error() -> None:
    file = a_file()
    file["scale"]["id"] = "175"
    assert faults(file)[0][0] == "$.scale.id"
    file["scale"]["id"] = "150"
    assert ("$.scale.men_a_stand", "200 here, 150 in the campaign") in faults(file)


# ---- casualties that cannot be


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_more_stands_lost_than_there_are_is_refused() -> None:
    file = a_file()
    brigade(file).update(lost=3, skedaddled=2, captured=2)
    heth(file)["guns"][0].update(lost=1, damaged=1)
    assert faults(file) == [
        ("$.sides[0].commands[0].brigades[2].lost", "Archer lost 7 stands in all, it has 6"),
        ("$.sides[0].commands[0].guns[0].damaged", "Garnett, rifled has 0 stands left to be damaged"),
    ]


@pytest.mark.clause("RTG-R-OFF-ENTRY")
@pytest.mark.parametrize(
    ("suffered", "field", "what"),
    [
        ({"infantry": 76}, "infantry", "76 lost, Heth's Div has 75"),
        ({"horse_guns": 1}, "horse_guns", "1 lost, Heth's Div has 0"),
        ({"infantry": 70, "stragglers": 6}, "stragglers", "6 ran, Heth's Div has 5 left"),
        ({"fatigue": 0.3}, "fatigue", "fatigue of 0.3 is not in steps of 0.25"),
        ({"fatigue": 16}, "fatigue", "fatigue of 16 is more than 15"),
        ({"infantry": -3}, "infantry", "-3 is negative"),
        ({"fatigue": -0.5}, "fatigue", "-0.5 is negative"),
        ({"infantry": 12.5}, "infantry", "12.5 is not a whole number of points, 0 or more"),
        ({"foot_guns": True}, "foot_guns", "true is not a whole number of points of guns, 0 or more"),
        ({"cavalry": [1]}, "cavalry", "a list is not a whole number of points, 0 or more"),
        ({"fatigue": "much"}, "fatigue", "'much' is not a number, 0 or more"),
        ({"infantry": "12"}, "infantry", "'12' is text; a number stands without quotation marks"),
        ({"infantry": -(10**400)}, "infantry", "expected a whole number, -1000000 or more"),
        ({"infantry": 10**400}, "infantry", "expected a whole number, 1000000 or less"),
        ({"leader_lost": 1}, "leader_lost", "1 is neither true nor false"),
        ({"men": 1}, "men", "unknown key"),
    ],
)
def test_a_result_that_cannot_be_is_refused(suffered: dict[str, Any], field: str, what: str) -> None:
    ((path, said),) = faults(a_result(corps={HETH: suffered, CORPS: {}}))
    assert path == f'$.corps["{HETH}"].{field}'
    assert said == what


def test_a_name_that_no_text_may_be_is_refused_whatever_it_is_the_name_of() -> None:
    assert faults(a_result(corps={"a\u202eb": {}}))


def test_negative_or_fractional_stands_are_refused() -> None:
    file = a_file()
    brigade(file)["lost"] = -1
    assert faults(file) == [("$.sides[0].commands[0].brigades[2].lost", "Archer: -1 is negative")]
    brigade(file)["lost"] = 1.5
    what = "Archer: 1.5 is not a whole number of stands, 0 or more"
    assert faults(file) == [("$.sides[0].commands[0].brigades[2].lost", what)]


def test_what_belongs_in_a_place_is_said_of_whom_and_in_peoples_words() -> None:
    file = a_file()
    brigade(file).update(lost="two", captured={}, men=None)
    heth(file)["guns"][0]["damaged"] = False
    heth(file)["leaders"][0]["lost"] = "yes"
    heth(file)["surrendered"] = 1
    file["sides"][1]["commands"][0] = "all of it"
    file["held_by"] = "both"
    assert faults(file) == [
        ("$.held_by", "'both' is not one of confederate, union, neither"),
        ("$.sides[0].commands[0].leaders[0].lost", "Heth: 'yes' is neither true nor false"),
        ("$.sides[0].commands[0].brigades[2].men", "Archer: null is not a whole number of men, 0 or more"),
        ("$.sides[0].commands[0].brigades[2].lost", "Archer: 'two' is not a whole number of stands, 0 or more"),
        ("$.sides[0].commands[0].brigades[2].captured", "Archer: an object is not a whole number of stands, 0 or more"),
        ("$.sides[0].commands[0].guns[0].damaged", "Garnett, rifled: false is not a whole number of stands, 0 or more"),
        ("$.sides[0].commands[0].surrendered", "Heth's Div: 1 is neither true nor false"),
        ("$.sides[1].commands[0]", "'all of it' is not an object, in braces"),
    ]


def test_a_corps_that_did_not_fight_is_refused() -> None:
    assert faults(a_result(corps={"union:Z": {}})) == [('$.corps["union:Z"]', "did not fight in this battle")]


@pytest.mark.clause("RTG-9.10c")
def test_an_armys_commander_cannot_be_lost_by_a_result() -> None:
    own = export(a_war(HETH, "union:HQ"))
    result = a_result(check=own.check, corps={"union:HQ": {"leader_lost": True}})
    with pytest.raises(BadInput, match="Meade cannot be lost: he commands the army"):
        read(json.dumps(result).encode(), NAME, lambda _: own, reckoning())


# ---- what is no return at all


@pytest.mark.parametrize(
    ("raw", "path", "what"),
    [
        (b"[]", "$", "is no battle file and no result"),
        (b"{}", "$.format", "is missing"),
        (b'{"format": "companion-card"}', "$.format", "'companion-card' is not known"),
        (b'{"format": 7}', "$.format", "'7' is not known"),
        (b'{"format": "companion-battle", "version": 2}', "$.version", "2 is newer than this program, which reads 1"),
        (
            b'{"format": "companion-battle-result", "version": 9}',
            "$.version",
            "9 is newer than this program, which reads 1",
        ),
        (b"%PDF-1.7", "$", "is a PDF: paper is not read"),
        (b"PK\x03\x04 and more", "$", "is a packed file"),
    ],
)
def test_what_is_no_return_is_said(raw: bytes, path: str, what: str) -> None:
    assert faults(raw) == [(path, what)]


def test_half_a_file_is_said() -> None:
    whole = encode(fresh()).encode()
    assert "ends in the middle" in faults(whole[: len(whole) // 2])[0][1]


def test_a_document_is_told_from_text() -> None:
    assert kind_of(b"SQLite format 3\x00 and more", NAME) == "table"
    assert kind_of(b'{"format"', NAME) == "text"


# ---- the table game


@pytest.mark.parametrize("scale", SCALES)
def test_a_table_game_is_read_from_what_it_carries(scale: str) -> None:
    table = table_of(fresh(scale))
    ids = table_ids(fresh(scale), table.event.state)
    state = fought(table.event.state, {ids[f"{HETH}/archer"]: {"lost": 3}})
    draft = read_table(
        table.sources["battle.json"], state, "t.companion", fresh, reckoning(), log="# Log", journal="[]"
    )
    assert (draft.origin, draft.held_by, draft.log, draft.journal) == ("table", None, "# Log", "[]")
    assert (draft.line(HETH).infantry, draft.line(HETH).fatigue_by_table) == {"200": (6, 0.75), "150": (5, 0.5)}[scale]
    (asked,) = draft.questions
    assert asked.startswith("The table game is not over, turn 1 of ")
    assert asked.endswith(": who holds the field?")


@pytest.mark.parametrize(("over", "told"), [(False, "turn 2 of 6"), (True, "")])
def test_a_table_game_that_is_not_over_says_how_far_it_is(over: bool, told: str) -> None:
    table = table_of(fresh("200"))
    state = msgspec.structs.replace(table.event.state, turn=2, last_turn=6, over=over)
    draft = read_table(table.sources["battle.json"], state, "t.companion", fresh, reckoning())
    assert draft.how_far == told


def test_a_table_game_of_another_campaign_is_refused() -> None:
    battle = export(a_war(), source="another")
    table = table_of(battle)
    with pytest.raises(BadInput, match="comes from another campaign"):
        read_table(table.sources["battle.json"], table.event.state, "t.companion", fresh, reckoning())


# ---- mangled


SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 5),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.just([]),
    st.just({}),
)


@st.composite
def mangled(draw: st.DrawFn) -> bytes:
    """Draw a return with something done to it: a value put elsewhere, a key gone, bytes cut, turned or put in."""
    value = draw(st.sampled_from((a_file, a_result)))()
    for _ in range(draw(st.integers(0, 3))):
        place = value
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if isinstance(place[key], dict | list) and draw(st.integers(0, 4)):
                place = place[key]
                continue
            if draw(st.booleans()):
                del place[key]
            else:
                place[key] = draw(SCALARS)
            break
    raw = json.dumps(value).encode()
    if draw(st.booleans()):
        return raw
    at = draw(st.integers(0, len(raw)))
    return raw[:at] + draw(st.binary(max_size=4)) + raw[at + draw(st.integers(0, 30)) :]


@settings(max_examples=150)
@given(mangled())
def test_whatever_comes_back_is_read_or_refused_in_words(raw: bytes) -> None:
    try:
        draft = as_read(raw)
    except BadInput as error:
        assert all(one.file == NAME and one.path and one.what for one in error.problems)
    else:
        assert [line.command for line in draft.lines] == [HETH, CORPS]
        assert all(0 <= line.infantry <= line.had.infantry for line in draft.lines)
