"""The rows of the pages for battles on the table: steps, the grid's figures, what stands against applying, papers."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.charts.figures import Reason
from companion.games.campaign.rules.battle.on_table import FATIGUE_OUTSIDE
from companion.games.campaign.screen.rows import battle_papers
from companion.language.messages import Id
from companion.table.away.brought import End
from companion.table.file.battle import Strength
from companion.table.file.draft import Changed, Draft, Line
from companion.table.file.editing import edited, holding
from companion.table.file.reckoning import blank, draft_of
from companion.table.way import Condition, Row
from companion.table.words import grid as offline_grid
from companion.table.words import page as offline
from companion.table.words import preview as offline_preview
from companion.table.words import working as offline_working
from tests.table.file.warring import a_war, export, reckoning

HETH, REYNOLDS, STAFF = "confederate:H", "union:A", "union:HQ"


@cache
def a_form(*more: str) -> Draft:
    return blank(export(a_war(HETH, REYNOLDS, *more)), reckoning())


def reported(draft: Draft) -> Draft:
    for line in draft.lines:
        draft = edited(draft, line.command)
    return holding(draft, "neither")


def a_line(**changes: object) -> Line:
    return replace(reported(a_form()).line(HETH), **changes)


# ---- steps and forces


def test_the_steps_count_what_is_open() -> None:
    assert [(one.id, one.open) for one in offline.steps(a_form())] == [
        ("field", 1),
        ("forces", 0),
        ("losses", 2),
        ("preview", 3),
    ]
    assert [one.open for one in offline.steps(reported(a_form()), 1)] == [0, 0, 1, 1]


def test_the_forces_say_what_is_reported_and_what_is_asked() -> None:
    rows = {row.id: row for row in offline.forces(a_form())}
    assert [cell.now for cell in rows[HETH].cells][:3] == ["75", "–", "39"]
    assert rows[HETH].asks
    assert "nothing is reported" in rows[HETH].aloud
    line = a_line(infantry=12, stragglers=3, fatigue=1.5, leader_lost=True)
    assert offline.reported_words(line) == "lost 12 infantry; 3 straggle; fatigue 1½; Heth lost"
    assert offline.reported_words(a_line()) == "no losses"
    assert offline.reported_words(a_line(surrendered=True)) == "surrendered"
    assert offline.reported_words(a_line(unreported=("Archer",))).startswith("not reported: Archer")


def test_who_holds_the_field_has_three_answers_and_what_the_return_says() -> None:
    told = {"union": ("they stay",), "confederate": ("they go",)}
    found = {one.held: one for one in offline.holders(holding(a_form(), "union"), told, "confederate")}
    assert set(found) == {"confederate", "union", "neither"}
    assert [one.held for one in found.values() if one.chosen] == ["union"]
    assert [one.held for one in found.values() if one.reported] == ["confederate"]
    assert found["confederate"].consequences == ("they go",)


# ---- the grid


def test_what_is_not_reported_is_no_nought() -> None:
    infantry = offline_grid.column("infantry")
    assert offline_grid.said(a_form().line(HETH), infantry) == "?"
    assert offline_grid.said(a_line(), infantry) == "0"
    assert offline_grid.said(a_line(), offline_grid.column("cavalry")) == "–"


@pytest.mark.clause("RTG-9.10c")
def test_the_form_asks_only_for_what_a_corps_has() -> None:
    draft = a_form(STAFF)
    asked = {
        name: [one.figure for one in offline_grid.columns() if offline_grid.asked(draft.line(name), one)]
        for name in (HETH, STAFF)
    }
    assert asked[HETH] == ["infantry", "foot_guns", "returning", "stragglers", "fatigue", "leader_lost", "surrendered"]
    assert asked[STAFF] == ["cavalry", "fatigue", "surrendered"]


@pytest.mark.parametrize(
    ("text", "sign", "begun", "gives"),
    [
        ("1", "2", True, "12"),
        ("1", "2", False, "2"),
        ("1", ".", True, "1."),
        ("1.5", ".", True, "."),
        ("1", ",", True, "1."),
    ],
)
def test_a_key_goes_on_with_what_is_typed(text: str, sign: str, begun: bool, gives: str) -> None:
    assert offline_grid.with_key(text, sign, offline_grid.column("fatigue"), begun=begun) == gives


@given(st.text(alphabet="0123456789.,", min_size=1, max_size=30))
def test_whatever_is_typed_is_a_figure_or_none_yet(text: str) -> None:
    for figure, kind in (("infantry", int), ("fatigue", float)):
        one, typed = offline_grid.column(figure), ""
        for sign in text:
            typed = offline_grid.with_key(typed, sign, one, begun=bool(typed))
        found = offline_grid.read(typed, one)
        assert found is None or (type(found) is kind and found >= 0)
        assert len(typed) <= offline_grid.MOST_DIGITS


def test_plus_and_minus_go_by_the_grain_and_never_below_nought() -> None:
    fatigue, infantry = offline_grid.column("fatigue"), offline_grid.column("infantry")
    assert offline_grid.stepped(a_line(fatigue=1.0), fatigue, 1, 0.25) == 1.25
    assert offline_grid.stepped(a_line(), fatigue, -1, 0.25) == 0
    assert offline_grid.stepped(a_line(infantry=4), infantry, -1, 0.25) == 3


def test_a_figure_set_otherwise_shows_what_was_reported() -> None:
    line = a_line(
        infantry=9,
        leader_lost=True,
        changed=(Changed("infantry", "12", "9", "counted again"), Changed("leader_lost", "no", "yes", "he fell")),
    )
    assert offline_grid.was_reported(line, "infantry") == "12"
    assert offline_grid.reported_value(line, offline_grid.column("infantry")) == 12
    assert offline_grid.reported_value(line, offline_grid.column("leader_lost")) is False
    assert offline_grid.as_reported(line, "infantry", 12)
    assert not offline_grid.as_reported(line, "infantry", 9)
    assert "counted again" in offline_grid.over_words(line, "infantry")


# ---- what stands against it


def test_every_question_leads_to_where_it_is_answered() -> None:
    found = offline_preview.against(a_form(), [(HETH, "Heth's Div, infantry: give a number")], [])
    assert [(one.step, one.command) for one in found] == [
        ("field", ""),
        ("losses", HETH),
        ("losses", REYNOLDS),
        ("losses", HETH),
    ]
    assert [one.words for one in found][:3] == list(a_form().questions)


def test_reasons_of_the_rules_name_their_corps_and_clause() -> None:
    reason = Reason(FATIGUE_OUTSIDE(name=Id(HETH), fatigue=99, most=15), "RTG-R-OFF-ENTRY")
    (one,) = offline_preview.against(reported(a_form()), [], [reason])
    assert (one.command, one.clause) == (HETH, "RTG-R-OFF-ENTRY")
    assert offline_preview.why_closed([one]) == one.words
    assert offline_preview.why_closed([]) == ""


def a_condition(**changes: object) -> Condition:
    plain = Condition(
        strength=Strength(infantry=75, foot_guns=39),
        stragglers=0,
        fatigue=1.0,
        morale=6.5,
        leader="Heth",
        demoralised=False,
        destroyed=False,
    )
    return replace(plain, **changes)


def test_the_preview_shows_old_and_new_and_marks_what_is_grave() -> None:
    def row(**changes: object) -> Row:
        return Row(
            command=HETH, side="confederate", name="Heth's Div", before=a_condition(), after=a_condition(**changes)
        )

    (hurt,) = offline_preview.rows(
        a_form(), [row(strength=Strength(infantry=60, foot_guns=39), morale=-1.5, demoralised=True)]
    )
    cells = dict(zip(offline_preview.heads(a_form()), hurt.cells, strict=True))
    assert cells["Inf."] == ("60", "75")
    assert cells["Foot guns"] == ("39", "")
    assert cells["Cav."] == ("–", "")
    assert cells["Morale"] == ("−1½", "6½")
    assert (hurt.grave, hurt.note) == (True, "demoralised")
    (gone,) = offline_preview.rows(a_form(), [row(strength=Strength(), destroyed=True)])
    assert (gone.cells[0].now, gone.note, gone.grave) == ("0", "destroyed", True)
    (led,) = offline_preview.rows(a_form(), [row(leader="Pettigrew")])
    assert led.note == "Heth lost, Pettigrew commands"
    assert not led.grave
    (late,) = offline_preview.rows(a_form(), [replace(row(), came=False)])
    assert late.note == "did not come on to the table"


@pytest.mark.clause("RTG-R-OFF-AFTER", "RTG-9.8a", "RTG-R-ELIMINATED")
@pytest.mark.parametrize(
    ("points", "stragglers", "surrendered", "words"),
    [
        (5, 4, False, "by RTG-9.8a; lost with it: 5 points and 4 stragglers"),
        (1, 0, False, "by RTG-9.8a; lost with it: 1 point"),
        (0, 1, False, "nobody is left, by RTG-9.8a; lost with it: 1 straggler"),
        (0, 0, False, "nobody is left, by RTG-9.8a"),
        (0, 4, True, "it surrendered, by RTG-9.8a; lost with it: 4 stragglers"),
        (0, 0, True, "it surrendered, by RTG-9.8a"),
    ],
)
def test_who_goes_with_a_corps_is_told_with_the_clause(
    points: int, stragglers: int, surrendered: bool, words: str
) -> None:
    end = End(clause="RTG-9.8a", points=points, stragglers=stragglers, surrendered=surrendered)
    assert offline_preview.goes_with(end) == words


# ---- texts and papers


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_the_working_and_the_record_tell_how_it_came() -> None:
    battle = export(a_war(HETH, REYNOLDS))
    command = battle.sides[0].commands[0]
    hurt = replace(command, brigades=tuple(replace(one, lost=2) for one in command.brigades))
    sides = (replace(battle.sides[0], commands=(hurt,)), battle.sides[1])
    draft = holding(draft_of(battle, replace(battle, sides=sides), reckoning()), "union")
    text = offline_working.working_text(draft.line(HETH))
    assert all(one.name in text for one in command.brigades)
    assert "RTG-R-OFF-SCALE" in text
    draft = edited(draft, HETH, reason="a brigade | twice", infantry=3)
    told = offline_working.record_text(draft)
    assert "3 / 75" in told
    assert "a brigade" in told
    assert battle.check in told


def test_lower_headings_stay_headings() -> None:
    assert offline_working.smaller("# A\n\n## B\nx # y") == "### A\n\n#### B\nx # y"


def test_every_paper_has_a_name_a_purpose_and_its_readers() -> None:
    found = {one.kind: one for one in battle_papers.papers(export(a_war(HETH, REYNOLDS)))}
    assert found["battle"].file == "gettysburg-june-28-battle.json"
    assert len({one.file for one in found.values()}) == len(found)
    assert all(one.purpose and one.readers for one in found.values())
