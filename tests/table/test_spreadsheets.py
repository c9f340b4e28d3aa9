"""The return form in an office program: given out as .xlsx and .csv, filled in, and read back whatever wrote it."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook

from companion.charts.faults import BadInput
from companion.table.file.battle import BattleFile
from companion.table.file.draft import Draft
from companion.table.file.gridded import Value, cell, rows
from companion.table.file.reckoning import result_of
from companion.table.file.returns import read, read_sheet
from companion.table.way.spreadsheets import csv_bytes, rows_of, xlsx_bytes
from tests.german import spoken
from tests.table.file.test_arrivals import of_day
from tests.table.file.warring import a_war, export, reckoning

HETH, CORPS = "confederate:H", "union:A"
Filled = dict[str, dict[str, Value]]
LOST: Filled = {HETH: {"infantry": 14, "foot_guns": 2, "fatigue": 1.5, "leader_lost": "yes"}, CORPS: {"infantry": 0}}


def form(filled: Filled, field: str = "union", battle: BattleFile | None = None) -> list[list[Value]]:
    """Give the form with figures in it, as somebody typed them."""
    made = rows(battle or export(a_war()), reckoning())
    made[2][2] = field or None
    keys = made[5]
    for row in made[6:]:
        for key, value in filled.get(str(row[0]), {}).items():
            row[keys.index(key)] = value
    return made


def drafted(cells: list[list[Value]], battle: BattleFile | None = None, name: str = "form.xlsx") -> Draft:
    own = battle or export(a_war())
    return read_sheet(cells, name, lambda _: own, reckoning())


def by_json(**corps: Any) -> Draft:
    own = export(a_war())
    text = {
        "format": "companion-battle-result",
        "battle": own.battle,
        "check": own.check,
        "field": "union",
        "corps": {name.replace("_", ":", 1): one for name, one in corps.items()},
    }
    return read(json.dumps(text).encode(), "r.json", lambda _: own, reckoning())


def refused(cells: list[list[Value]], name: str = "form.xlsx") -> list[tuple[str, str]]:
    with pytest.raises(BadInput) as found:
        drafted(cells, name=name)
    return [(one.path, one.what) for one in found.value.problems]


# ---- the form


@pytest.mark.clause("RTG-15.0e", "RTG-R-OFF-ENTRY")
def test_the_form_asks_in_the_columns_that_the_battle_has() -> None:
    keys = rows(export(a_war()), reckoning())[5]
    assert keys == [
        "corps", "name", "infantry_of", "infantry", "foot_guns_of", "foot_guns",
        "stragglers", "fatigue", "leader_lost", "surrendered",
    ]  # fmt: skip
    assert rows(export(of_day()), reckoning(of_day()))[5][-1] == "entered"


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_a_form_is_the_result_that_its_figures_are() -> None:
    result = {"infantry": 14, "foot_guns": 2, "fatigue": 1.5, "leader_lost": True}
    assert result_of(drafted(form(LOST))) == result_of(by_json(confederate_H=result, union_A={"infantry": 0}))
    assert drafted(form(LOST)).origin == "sheet"


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_a_corps_of_which_nothing_is_filled_in_is_asked_and_so_is_the_field() -> None:
    draft = drafted(form({HETH: {"infantry": 3}}, field=""))
    assert [one.partition(":")[0] for one in draft.questions] == ["Who holds the field?", "I Corps"]
    assert draft.line(HETH).fatigue == 0.25  # left empty it is proposed


def test_a_corps_that_was_due_is_asked_whether_it_came() -> None:
    own = export(of_day())
    filled: Filled = {HETH: {"infantry": 0}, CORPS: {"infantry": 0}, "union:D": {"entered": "no"}}
    cells = form(filled, battle=own)
    assert result_of(read_sheet(cells, "f.csv", lambda _: own, reckoning(of_day()))).corps["union:D"].entered is False


# ---- whatever wrote it


def as_csv(cells: list[list[Value]], separator: str, ends: str) -> str:
    made = io.StringIO(newline="")
    csv.writer(made, delimiter=separator, lineterminator=ends).writerows(cells)
    return made.getvalue()


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize(("separator", "comma"), [(",", "1.5"), (";", "1,5"), ("\t", "1,5")])
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_csv_is_read_in_every_way_that_offices_write_it(coding: str, separator: str, comma: str, ends: str) -> None:
    filled = LOST | {HETH: LOST[HETH] | {"fatigue": comma}}
    raw = as_csv(form(filled), separator, ends).encode(coding)
    assert result_of(drafted(rows_of(raw, "form.csv"))) == result_of(drafted(form(LOST)))


def test_what_is_written_is_read_again_in_both_shapes() -> None:
    for write in (csv_bytes, xlsx_bytes):
        raw = write(form(LOST))
        assert result_of(drafted(rows_of(raw, "form.any"))) == result_of(drafted(form(LOST)))
    assert csv_bytes(form(LOST)).startswith(b"\xef\xbb\xbf")


def test_a_workbook_may_have_its_columns_moved_and_other_sheets() -> None:
    book = Workbook()
    book.active.append(["notes"])
    sheet = book.create_sheet("ours")
    for row in form(LOST):
        padded = [*row, *[None] * (10 - len(row))]
        sheet.append(padded[:2] + padded[:5:-1] + padded[2:6] if row and len(row) > 5 else row)
    made = io.BytesIO()
    book.save(made)
    assert result_of(drafted(rows_of(made.getvalue(), "f.xlsx"))) == result_of(drafted(form(LOST)))


@pytest.mark.parametrize("write", [csv_bytes, xlsx_bytes])
def test_the_ids_need_not_be_the_first_column(write: Callable[[Any], bytes]) -> None:
    moved = [[None, *row] if nth < 4 else [*row[1:], row[0]] if row else [] for nth, row in enumerate(form(LOST))]
    assert result_of(drafted(rows_of(write(moved), "f.any"))) == result_of(drafted(form(LOST)))
    twice = [*moved, moved[6]]
    assert refused(rows_of(write(twice), "f.any")) == [("J9", f"{HETH} stands twice")]


def test_numbers_of_offices_are_numbers() -> None:
    filled: Filled = {
        HETH: {"infantry": 14.0, "foot_guns": "2", "fatigue": "1,50", "leader_lost": True},
        CORPS: LOST[CORPS],
    }
    assert result_of(drafted(form(filled))) == result_of(drafted(form(LOST)))


# ---- faults


def test_every_fault_is_told_at_its_cell_and_in_peoples_words() -> None:
    assert cell(6, 3) == "D7"
    assert cell(0, 27) == "AB1"
    wrong: Filled = {
        HETH: {"infantry": "many", "fatigue": "1.5 or so", "leader_lost": "perhaps"},
        CORPS: {"infantry": 2.5},
    }
    assert refused(form(wrong, field="both")) == [
        ("C3", "'both' is none of confederate, union, neither"),
        ("D7", "'many' is not a whole number of points, 0 or more"),
        ("H7", "'1.5 or so' is not a number, 0 or more"),
        ("I7", "'perhaps' is neither yes nor no"),
        ("D8", "2.5 is not a whole number of points, 0 or more"),
    ]


@pytest.mark.clause("RTG-R-OFF-ENTRY")
@pytest.mark.parametrize("separator", [",", "."])
def test_a_separator_before_three_digits_is_not_clear_and_decimals_are_quoted_as_they_stand(separator: str) -> None:
    wrong: Filled = {HETH: {"infantry": f"2{separator}000", "foot_guns": f"1{separator}250", "stragglers": "1,5"}}
    few = "1.25"
    assert refused(form(wrong)) == [
        ("D7", f"'2{separator}000' is not clear: 2000 or 2?"),
        ("F7", f"'1{separator}250' is not clear: 1250 or {few}?"),
        ("G7", "'1,5' is not a whole number of points, 0 or more"),
    ]
    assert drafted(form({HETH: {"infantry": 2, "fatigue": f"1{separator}250"}})).line(HETH).fatigue == 1.25


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_words_negatives_too_many_and_strangers_are_told_at_once() -> None:
    cells = form({HETH: {"infantry": "many", "foot_guns": 90}, CORPS: {"infantry": -2}})
    cells.append(["union:Z", "", None, 3])
    assert [place for place, _ in refused(cells)] == ["D7", "F7", "D8", "A9"]


@pytest.mark.parametrize("said", ["Konföderierte", "confederate", "KEINES VON BEIDEN", "neither", "Union"])
def test_who_holds_the_field_is_read_in_both_languages_whoever_reads(said: str) -> None:
    held = {"Konföderierte": "confederate", "KEINES VON BEIDEN": "neither", "Union": "union"}.get(said, said)
    assert drafted(form(LOST, field=said)).held_by == held
    with spoken():
        assert drafted(form(LOST, field=said)).held_by == held


def test_in_german_the_form_offers_german_words_and_tells_them_first() -> None:
    with spoken():
        assert form(LOST)[2][3] == "Konföderierte / Union / keines von beiden"
        told = refused(form(LOST, field="beide"))
        assert told == [("C3", "'beide' ist keines von Konföderierte, Union, keines von beiden, confederate, neither")]


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_more_than_there_was_is_told_at_its_cell() -> None:
    assert refused(form({HETH: {"infantry": 80}, CORPS: {"infantry": 0}})) == [("D7", "80 lost, Heth's Div has 75")]
    assert refused(form({HETH: {"fatigue": 1.3}}))[0][0] == "H7"


def test_rows_of_strangers_of_nobody_and_twice_are_told() -> None:
    cells = form(LOST)
    cells.append(["union:Z", "", None, 3])
    assert refused(cells)[0] == ("A9", "did not fight in this battle")
    cells[-1] = ["", "", None, 3]
    assert refused(cells) == [("D9", "stands in a row that names no corps")]
    cells[-1] = list(cells[6])
    assert refused(cells) == [("A9", "confederate:H stands twice")]


def test_another_battles_form_is_told_by_its_code() -> None:
    cells = form(LOST)
    cells[1][2] = "0000-0000"
    assert refused(cells)[0][0] == "C2"


def packed(**parts: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as into:
        for name, content in parts.items():
            into.writestr(name.replace("__", "/").replace("_xml", ".xml"), content)
    return made.getvalue()


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (lambda: packed(content_xml=b"<office/>"), "holds no sheet"),
        (lambda: packed(readme=b"hello"), "is a packed file that is no workbook"),
        (lambda: packed(xl__workbook_xml=b"<a/>"), "cannot be read as a workbook"),
        (
            lambda: packed(xl__workbook_xml=b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a/>'),
            "no office program",
        ),
        (lambda: packed(xl__workbook_xml=b"0" * 70_000_000), "is larger unpacked than any form"),
        (lambda: xlsx_bytes(form(LOST))[:3000], "is a workbook that is damaged, or was not copied whole"),
        (lambda: b"a;b\r\n" * 3_000, "has more rows or columns than any form"),
        (lambda: b"\xff\xfea", "is no text of its own coding"),
    ],
)
def test_what_is_no_form_is_refused_in_words(raw: Callable[[], bytes], says: str) -> None:
    with pytest.raises(BadInput) as found:
        rows_of(raw(), "form.csv")
    assert says in str(found.value)


def test_cells_without_the_row_of_keys_are_no_form() -> None:
    assert refused([["a", "b"]]) == [("$", "has no row with 'corps' and what its columns are: it is no return form")]


def test_a_formula_counts_as_it_was_worked_out_and_else_is_told() -> None:
    book = load_workbook(io.BytesIO(xlsx_bytes(form(LOST))))
    book.active["D7"] = "=7+7"
    made = io.BytesIO()
    book.save(made)
    with pytest.raises(BadInput, match="holds a formula that was never worked out") as found:
        rows_of(made.getvalue(), "f.xlsx")
    assert found.value.problems[0].path == "D7"


@pytest.mark.parametrize("at", range(60, 2000, 97))
def test_a_damaged_workbook_is_refused_with_words_or_read_as_it_is(at: int) -> None:
    raw = bytearray(xlsx_bytes(form(LOST)))
    raw[at : at + 40] = bytes(255 - one for one in raw[at : at + 40])
    try:
        found = result_of(drafted(rows_of(bytes(raw), "form.xlsx")))
    except BadInput as error:
        assert "workbook" in str(error)
    else:
        assert found == result_of(drafted(form(LOST)))
