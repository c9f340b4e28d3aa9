"""Tables of any kind, read as cells; what is hostile, damaged or none is refused in words, and quickly."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.sheets import Cell, read
from tests.sheets.making import SPACES, ods, packed, xlsx

ROWS: list[list[Cell]] = [["Side", "Brigade", "Men"], ["Union", "Cutler", 2017], ["CSA", "Davis", 2299]]
TYPED = [[str(cell) for cell in row] for row in ROWS]


def cells(raw: bytes, name: str = "x") -> list[list[Cell]]:
    return read(raw, name)[0].rows


def refused(raw: bytes, name: str = "x.csv") -> str:
    with pytest.raises(BadInput) as caught:
        read(raw, name)
    (problem,) = caught.value.problems
    return str(problem)


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"])
@pytest.mark.parametrize("sign", [",", ";", "\t", "|", "^", "~", ":"])
def test_csv_is_read_with_any_separator_in_any_coding(sign: str, coding: str) -> None:
    text = "\r\n".join(sign.join(row) for row in [*TYPED, ["Union", "Schimmelpfénnig", "1"]])
    assert cells(text.encode(coding))[:3] == TYPED
    assert cells(text.encode(coding))[3][1] == "Schimmelpfénnig"


def test_a_separator_inside_quotation_marks_parts_nothing_and_excels_own_word_is_taken() -> None:
    assert cells(b'Unit;Men\n"84th; 14th Brooklyn";318\n1st;2\n')[1] == ["84th; 14th Brooklyn", "318"]
    assert cells(b"sep=|\na,b|c\n1|2\n") == [["a,b", "c"], ["1", "2"]]


def test_workbooks_of_both_kinds_hold_the_same_cells() -> None:
    found = [read(write({"Union": ROWS, "Notes": [["nothing"]]}), "x") for write in (xlsx, ods)]
    assert found[0] == found[1]
    assert [one.name for one in found[0]] == ["Union", "Notes"]
    assert found[0][0].rows == ROWS


def test_an_office_repeats_empty_rows_without_end_and_full_ones_as_often_as_it_says() -> None:
    empty = '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>'
    twice = '<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="3" office:value-type="float" office:value="7"/></table:table-row>'
    assert cells(ods({"a": ROWS}, twice + empty)) == [*ROWS, [7, 7, 7], [7, 7, 7]]
    full = twice.replace('"2"', '"1048576"').replace('"3"', '"16384"')
    assert "more than" in refused(ods({"a": ROWS}, full))
    far = empty + twice
    assert "more than" in refused(ods({"a": ROWS}, far))


def test_a_remark_on_a_cell_is_none_of_its_text() -> None:
    cell = "<table:table-row><table:table-cell><office:annotation><text:p>sure?</text:p></office:annotation><text:p>Heth</text:p></table:table-cell></table:table-row>"
    assert cells(ods({"a": ROWS}, cell))[-1] == ["Heth"]


def test_json_is_rows_a_list_of_cells_or_a_tree() -> None:
    flat = [dict(zip(ROWS[0], row, strict=True)) for row in ROWS[1:]]
    assert cells(json.dumps(flat).encode()) == ROWS
    assert cells(json.dumps(ROWS).encode()) == ROWS
    assert cells(json.dumps({"units": flat}).encode()) == ROWS
    tree = {"corps": [{"name": "I", "leader": "Reynolds", "brigades": [{"name": "Cutler", "men": 2017}]}]}
    assert cells(json.dumps(tree).encode()) == [
        ["corps", "corps leader", "brigades", "men"],
        ["I", "Reynolds", "Cutler", 2017],
    ]
    sides = {"union": [{"brigade": "Cutler"}], "confederate": [{"brigade": "Davis"}]}
    assert [row[0] for row in cells(json.dumps(sides).encode())] == ["level 1", "union", "confederate"]


LAUGHS = b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>'


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (packed({"content.xml": LAUGHS + b"<a>&c;</a>"}), "declares what no office program writes"),
        (packed({"content.xml": b"<!--" + b" " * 9_000 + b"-->" + LAUGHS[21:] + b"<a/>"}), "declares"),
        (packed({"content.xml": (LAUGHS[21:].decode() + "<a/>").encode("utf-16")}), "declares"),
        (packed({"xl/workbook.xml": b"<a/>", "xl/sharedStrings.xml": LAUGHS + b"<a/>"}), "declares"),
        (packed({"content.xml": b" " * 70_000_000}), "larger unpacked"),
        (packed({"content.xml": f"<a {SPACES}>".encode()}), "cannot be read as a workbook"),
        (packed({"readme": b"hello"}), "no workbook"),
        (xlsx({"a": ROWS})[:2_000], "is a workbook that is damaged, or was not copied whole"),
        (b"\xd0\xcf\x11\xe0" + b"\x00" * 600, "save it as .xlsx or .csv"),
        (b"%PDF-1.7", "is no table"),
        (b"<html><table></table></html>", "is no table"),
        (b"a,b\n" * 30_000, "more than"),
        (b"," * 300 + b"x\n" + b"," * 300 + b"y\n", "more than"),
        (b"a,b\n" + b"x" * 5_000 + b",1\n", "more than"),
        (b"x" * 17_000_000, "larger than"),
        (b"[" * 100_000, "is no JSON"),
        (b'{"a": 1}', "holds no list of units"),
        (b"a\x01\x00b,\x00", "is no text"),
    ],
    ids=range(18),
)
def test_what_is_hostile_damaged_or_none_is_refused_in_a_sentence(raw: bytes, says: str) -> None:
    name = "x.html" if raw.startswith(b"<html") else "x.csv"
    assert says in refused(raw, name)


def test_formulas_are_never_worked_out_here() -> None:
    (sheet,) = read(xlsx({"a": [["Unit", "Men"], ["Cutler", "=1+1"]]}), "x.xlsx")
    assert (sheet.rows[1], sheet.unworked) == (["Cutler"], ((1, 1),))


@given(st.binary(max_size=300))
def test_anything_is_read_or_refused(raw: bytes) -> None:
    for start in (b"", b"PK\x03\x04", b"{", b"["):
        try:
            read(start + raw, "x.csv")
        except BadInput as error:
            assert error.problems
