"""A draft in the referee's hands: figures changed, proposals worked out anew, the result made (RTG-15.0e)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.language.messages import told as in_words
from companion.table.file.draft import Changed, Draft
from companion.table.file.editing import FIGURES
from companion.table.file.reckoning import blank, draft_of, draft_of_result, edited, holding, needs_reason, result_of
from companion.table.file.result import Result, Suffered
from tests.table.file.warring import a_war, each_command, export, reckoning, with_losses

HETH, CORPS = "confederate:H", "union:A"


def the_form(**more: Any) -> Draft:
    return blank(export(a_war(**more)), reckoning())


def reported(*, wounded: str = "0") -> Draft:
    """Give the return of a file: Heth lost 12 points, 4 ran."""
    own = export(a_war())
    gone = {f"{HETH}/davis": {"lost": 6, "skedaddled": 2}}
    return draft_of(own, with_losses(own, gone), reckoning(wounded=wounded))


def refused(draft: Draft, command: str = HETH, **figures: Any) -> list[tuple[str, str]]:
    reason = figures.pop("reason", "as seen")
    with pytest.raises(BadInput) as error:
        edited(draft, command, reason=reason, **figures)
    return [(one.path, one.what) for one in error.value.problems]


# ---- the form


def test_a_form_typed_by_hand_wants_no_reason_and_answers_its_questions() -> None:
    draft = edited(the_form(), HETH, infantry=12, foot_guns=2)
    line = draft.line(HETH)
    assert (line.infantry, line.foot_guns, line.reported, line.changed) == (12, 2, True, ())
    assert [asked.partition(":")[0] for asked in draft.questions] == ["Who holds the field?", "I Corps"]
    again = edited(draft, HETH, infantry=13)
    assert again.line(HETH).changed == ()


def test_that_a_corps_had_no_losses_is_an_answer_too() -> None:
    draft = edited(holding(edited(the_form(), HETH), "union"), CORPS)
    assert draft.questions == ()
    assert result_of(draft).corps == {HETH: Suffered(), CORPS: Suffered()}
    assert result_of(draft).field == "union"


def test_units_that_a_report_left_out_are_answered_by_the_referee_without_a_reason() -> None:
    own = export(a_war())
    short = each_command(own, lambda one: replace(one, brigades=one.brigades[1:]))
    draft = draft_of(own, short, reckoning())
    assert len(draft.questions) == 2
    assert not needs_reason(draft, HETH, "infantry")
    assert len(edited(draft, HETH, infantry=4).questions) == 1


# ---- what hangs on a figure


@pytest.mark.clause("RTG-11.1a")
def test_fatigue_follows_the_losses_until_it_is_typed() -> None:
    draft = edited(the_form(), HETH, infantry=12)
    assert (draft.line(HETH).fatigue_by_losses, draft.line(HETH).fatigue) == (1.0, 1.0)
    draft = edited(draft, HETH, infantry=24)
    assert (draft.line(HETH).fatigue_by_losses, draft.line(HETH).fatigue) == (2.0, 2.0)
    draft = edited(draft, HETH, fatigue=1.75)
    draft = edited(draft, HETH, infantry=12, cavalry=0)
    assert (draft.line(HETH).fatigue_by_losses, draft.line(HETH).fatigue) == (1.0, 1.75)
    assert "fatigue" in draft.line(HETH).typed


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_the_wounded_who_return_follow_the_loss_until_they_are_typed() -> None:
    draft = reported(wounded="1/4")
    assert (draft.line(HETH).infantry, draft.line(HETH).returning) == (12, 3)
    draft = edited(draft, HETH, infantry=22, reason="counted again")
    assert draft.line(HETH).returning == 6
    draft = edited(edited(draft, HETH, returning=1), HETH, infantry=40, reason="counted again")
    assert draft.line(HETH).returning == 1
    assert result_of(replace(draft, held_by="neither")).corps[HETH].infantry == 39


def test_stragglers_never_exceed_who_is_left_and_come_back_when_there_is_room() -> None:
    draft = edited(reported(), HETH, infantry=74, reason="a rout")
    assert draft.line(HETH).stragglers == 1
    assert edited(draft, HETH, infantry=20, reason="no rout").line(HETH).stragglers == 4


def test_a_change_says_what_was_reported_what_holds_and_why() -> None:
    draft = edited(reported(), HETH, reason="two stands were rallied", infantry=10)
    assert draft.line(HETH).changed == (Changed("infantry", "12", "10", "two stands were rallied"),)
    draft = edited(draft, HETH, reason="one was", infantry=11, leader_lost=True)
    assert draft.line(HETH).changed == (
        Changed("infantry", "12", "11", "one was"),
        Changed("leader_lost", "no", "yes", "one was"),
    )
    back = edited(draft, HETH, infantry=12, leader_lost=False)
    assert back.line(HETH).changed == ()


def test_the_working_of_the_report_is_kept_and_the_rest_is_made_anew() -> None:
    draft = reported()
    after = edited(draft, HETH, reason="so", infantry=20)
    told = draft.line(HETH).told
    assert after.line(HETH).working[:told] == draft.line(HETH).working[:told]
    assert [in_words(one.label) for one in after.line(HETH).working[told:]] == ["fatigue for 20 of 114 points"]


def test_other_lines_are_left_alone() -> None:
    draft = reported()
    assert edited(draft, HETH, reason="so", infantry=20).line(CORPS) == draft.line(CORPS)


# ---- reasons


@pytest.mark.parametrize("figure", ["infantry", "cavalry", "foot_guns", "horse_guns", "leader_lost", "surrendered"])
def test_what_a_file_states_is_changed_only_with_a_reason(figure: str) -> None:
    assert needs_reason(reported(), HETH, figure)


@pytest.mark.parametrize("figure", ["returning", "stragglers", "fatigue"])
def test_what_is_only_proposed_is_changed_freely(figure: str) -> None:
    draft, figures = reported(), {figure: 2}
    assert not needs_reason(draft, HETH, figure)
    assert edited(draft, HETH, reason="", **figures).line(HETH).changed == ()


def test_a_result_states_its_fatigue_and_stragglers_too() -> None:
    own = export(a_war())
    result = Result(battle="2.1", check=own.check, corps={HETH: Suffered(fatigue=1.0), CORPS: Suffered()})
    draft = draft_of_result(own, result, reckoning())
    assert all(
        needs_reason(draft, HETH, figure) for figure in FIGURES if figure not in ("returning", "entered", "out_of_ammo")
    )
    assert refused(draft, fatigue=2.0, reason=" ") == [("$.fatigue", "fatigue was reported; a change wants a reason")]
    assert edited(draft, HETH, fatigue=1.0).line(HETH).changed == ()


def test_without_a_reason_nothing_is_changed() -> None:
    assert refused(reported(), infantry=3, reason="") == [
        ("$.infantry", "infantry was reported; a change wants a reason")
    ]


# ---- what cannot be


@pytest.mark.clause("RTG-R-OFF-ENTRY")
@pytest.mark.parametrize(
    ("figures", "expected"),
    [
        ({"infantry": 76}, ("$.infantry", "76 lost, it has 75")),
        ({"cavalry": 1}, ("$.cavalry", "1 lost, it has 0")),
        ({"foot_guns": 40}, ("$.foot_guns", "40 lost, it has 39")),
        ({"infantry": -1}, ("$.infantry", "-1 is negative")),
        ({"infantry": 1.5}, ("$.infantry", "1.5 is not a whole number of points, 0 or more")),
        ({"infantry": "12"}, ("$.infantry", "'12' is text; a number stands without quotation marks")),
        ({"infantry": True}, ("$.infantry", "true is not a whole number of points, 0 or more")),
        ({"fatigue": float("nan")}, ("$.fatigue", "nan is no number")),
        ({"fatigue": float("inf")}, ("$.fatigue", "inf is no number")),
        ({"fatigue": 0.3}, ("$.fatigue", "fatigue of 0.3 is not in steps of 0.25")),
        ({"fatigue": 15.25}, ("$.fatigue", "fatigue of 15.25 is more than 15")),
        ({"returning": 13}, ("$.returning", "13 return, 12 were lost")),
        ({"stragglers": 64}, ("$.stragglers", "64 ran, 63 are left")),
        ({"surrendered": 1}, ("$.surrendered", "1 is neither true nor false")),
        ({"morale": 1}, ("$.morale", "is no figure of a return")),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(figures: dict[str, Any], expected: tuple[str, str]) -> None:
    assert refused(reported(), **figures) == [expected]


@pytest.mark.clause("RTG-9.10c")
def test_an_armys_commander_cannot_be_entered_as_lost() -> None:
    draft = blank(export(a_war(HETH, "union:HQ")), reckoning())
    assert refused(draft, "union:HQ", leader_lost=True) == [("$.leader_lost", "has no leader who can be lost")]


def test_a_corps_that_did_not_fight_is_refused() -> None:
    with pytest.raises(BadInput, match=r"union:Z: did not fight in this battle \(there are: confederate:H, union:A\)"):
        edited(reported(), "union:Z", infantry=1)
    assert not needs_reason(reported(), "union:Z", "infantry")


def test_there_is_no_result_while_a_question_is_open() -> None:
    with pytest.raises(Refused) as error:
        result_of(edited(the_form(), HETH))
    assert [one.text.partition(":")[0] for one in error.value.reasons] == ["Who holds the field?", "I Corps"]


VALUES = st.one_of(st.integers(-3, 200), st.floats(), st.booleans(), st.text(max_size=3), st.none())


@given(
    st.dictionaries(st.sampled_from((*FIGURES, "changed", "tiring", "x")), VALUES, max_size=4),
    st.sampled_from((HETH, CORPS, "")),
)
def test_whatever_is_typed_is_a_figure_or_refused_in_words(figures: dict[str, Any], command: str) -> None:
    try:
        line = edited(reported(), command, reason="so", **figures).line(command)
    except BadInput as error:
        assert all(one.what for one in error.problems)
    else:
        assert 0 <= line.infantry <= line.had.infantry
        assert 0 <= line.stragglers <= line.had.infantry - line.infantry + line.returning
        assert 0 <= line.fatigue <= 15
        assert line.fatigue * 4 % 1 == 0
