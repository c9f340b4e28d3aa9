"""Pictures of emblems: made small as they come in, carried by the document, seen by whoever sees their unit."""

from __future__ import annotations

import base64
import io
import struct
import zlib
from pathlib import Path

import pytest
from PIL import Image

from companion.charts.faults import BadInput
from companion.kernel import emblems
from companion.kernel.beginning import Beginning, begin, laid_out
from companion.kernel.packing import packed_scenario
from companion.kernel.session import Session

HEAD = "side,corps,division,unit,arm,men,emblem\n"
SCENARIO = """format = 1
kind = "miniatures"
name = "emblems"
title = "Emblems"
last_turn = 4
first = "union"
orders_of_battle = ["mine"]

[[forces]]
side = "union"
corps = "I Corps"

[[forces]]
side = "union"
corps = "XI Corps"

[[forces]]
side = "confederate"
corps = "Third Corps"
emblem = "rebels.png"
"""


def picture(kind: str = "PNG", size: tuple[int, int] = (300, 200), **more: object) -> bytes:
    out = io.BytesIO()
    Image.new("RGB" if kind == "JPEG" else "RGBA", size, "red").save(out, kind, **more)
    return out.getvalue()


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(wide: int, tall: int, rows: bytes, *more: bytes, depth: int = 8, colour: int = 6) -> bytes:
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", wide, tall, depth, colour, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(more) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def folder_of(tmp_path: Path, **pictures: bytes) -> Path:
    text = (
        HEAD
        + "union,I Corps,Wadsworth,Meredith,infantry,1800,iron.png\nunion,XI Corps,Schurz,Krz,infantry,1200,corps\n"
    )
    (tmp_path / "mine.csv").write_text(text + "confederate,Third Corps,Heth,Davis,infantry,2200,\n", encoding="utf-8")
    (tmp_path / "s.toml").write_text(SCENARIO, encoding="utf-8")
    for name, raw in {"iron": picture(), "rebels": picture("PNG", (40, 90)), **pictures}.items():
        (tmp_path / f"{name}.png").write_bytes(raw)
    return tmp_path


def begun(folder: Path, **more: str) -> Session:
    return begin(None, Beginning(scenario=str(folder / "s.toml"), seed="1", settings=more))


def test_a_picture_becomes_small_and_holds_nothing_but_the_picture() -> None:
    exif = Image.Exif()
    exif[0x010E] = "where I live"
    for raw in (picture(), picture("JPEG", (4000, 3000), exif=exif)):
        made = emblems.small(raw, "x")
        with Image.open(io.BytesIO(made)) as found:
            assert (max(found.size), found.mode, found.info) == (emblems.SIDE, "RGBA", {})
        assert b"where I live" not in made
        assert len(made) < emblems.SMALL
        assert emblems.pictures({"emblem/x.png": base64.b64encode(made).decode()}, ["x.png"]) == {"x.png": made}


@pytest.mark.parametrize(
    "raw",
    [
        b"", b"no picture", b"\x89PNG\r\n\x1a\n", picture()[:60], picture("GIF"), picture("BMP"),
        png(60_000, 60_000, b""), png(5_000, 5_000, bytes(100)), b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    ],
)  # fmt: skip
def test_what_is_no_picture_or_unpacks_to_too_much_is_refused_in_a_sentence(raw: bytes) -> None:
    with pytest.raises(BadInput) as caught:
        emblems.small(raw, "x.png")
    (problem,) = caught.value.problems
    assert problem.file == "x.png"
    assert problem.hint


@pytest.mark.parametrize(
    "raw",
    [
        b"no picture", picture(size=(300, 200)), picture("JPEG", (50, 50)),
        png(60_000, 60_000, b""),
        png(10, 10, bytes(10_000_000)), png(10, 10, bytes(3)), png(10, 10, bytes(410), colour=2),
        png(10, 10, bytes(410), chunk(b"tEXt", b"x")), png(10, 10, bytes(410))[:-1],
    ],
)  # fmt: skip
def test_what_a_document_holds_that_this_program_never_wrote_is_left_out(raw: bytes) -> None:
    assert emblems.pictures({"emblem/x.png": base64.b64encode(raw).decode()}, ["x.png"]) == {}
    assert emblems.pictures({"emblem/x.png": "%%%"}, ["x.png"]) == {}


def test_a_document_carries_the_pictures_that_its_units_have_and_badges_need_none(tmp_path: Path) -> None:
    with begun(folder_of(tmp_path)) as session:
        assert {one.id: one.emblem for one in session.view.units} == {
            "meredith": "iron.png", "krz": "crescent", "davis": "rebels.png",
        }  # fmt: skip
        assert session.pictures.keys() == {"iron.png", "rebels.png"}


def test_a_side_has_no_picture_of_whom_it_does_not_see(tmp_path: Path) -> None:
    with begun(folder_of(tmp_path), intelligence="units-hidden") as session:
        session.seat = "union"
        assert session.pictures.keys() == {"iron.png"}
        assert not any("rebels" in name for name in session.sources)
        _, texts = session.as_known()
        assert {name for name in texts if name.startswith(emblems.PREFIX)} == {"emblem/iron.png"}


def test_a_missing_picture_and_one_that_is_none_are_told_together(tmp_path: Path) -> None:
    folder = folder_of(tmp_path, iron=b"nothing")
    (folder / "rebels.png").unlink()
    with pytest.raises(BadInput) as caught:
        begun(folder)
    assert sorted(one.file for one in caught.value.problems) == ["iron.png", "rebels.png"]


def test_a_roster_alone_finds_its_pictures_beside_it(tmp_path: Path) -> None:
    found = laid_out(Beginning(rosters=(folder_of(tmp_path) / "mine.csv",)))
    assert [name for name in found.sources if name.startswith(emblems.PREFIX)] == ["emblem/iron.png"]


def test_a_packed_scenario_brings_its_emblems_along(tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    pack = tmp_path / "there" / "e.companion-scenario"
    pack.parent.mkdir()
    pack.write_bytes(packed_scenario(str(folder / "s.toml")))
    here, there = (laid_out(Beginning(scenario=str(one))) for one in (folder / "s.toml", pack))
    assert here.sources == there.sources
    assert here.event == there.event
    assert "emblem/rebels.png" in there.sources


def test_a_battle_begun_with_badges_has_those_of_the_union_s_corps_and_keeps_what_its_roster_says(
    tmp_path: Path,
) -> None:
    with begin(None, Beginning(scenario="mcphersons-ridge", seed="1", settings={"emblems": "corps-badges"})) as session:
        worn = {session.view.names[one.corps]: one.emblem for one in session.view.units}
    assert worn == {
        "I Corps": "sphere", "XI Corps": "crescent", "Cavalry Corps": "sabres", "Third Corps": "",
    }  # fmt: skip
    with begun(folder_of(tmp_path), emblems="corps-badges") as session:
        assert {one.id: one.emblem for one in session.view.units}["meredith"] == "iron.png"
