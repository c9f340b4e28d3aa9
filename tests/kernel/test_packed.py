"""A scenario as one file: what goes in comes out the same, and nothing hostile gets out."""

from __future__ import annotations

import io
import stat
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.kernel import packed, shelf
from companion.kernel.beginning import Beginning, begin, laid_out, shown
from companion.kernel.packing import packed_scenario

TEXT = shelf.resource_text("scenarios", "mcphersons-ridge.toml")
PNG = b"\x89PNG\r\n\x1a\n" + bytes(20)


def files(**more: bytes) -> dict[str, bytes]:
    found = packed.named_by(TEXT, None)
    return {**found, packed.SCENARIO: TEXT.encode(), packed.ABOUT: packed.about(TEXT, "0.1"), **more}


def zipped(parts: Mapping[str, bytes], attributes: int = 0) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, raw in parts.items():
            info = zipfile.ZipInfo(name)
            info.external_attr, info.compress_type = attributes, zipfile.ZIP_DEFLATED
            pack.writestr(info, raw)
    return made.getvalue()


def refused(raw: bytes) -> str:
    with pytest.raises(BadInput) as caught:
        packed.unpack(raw, "x.companion-scenario")
    return "\n".join(map(str, caught.value.problems))


def test_a_pack_holds_what_the_scenario_names_and_gives_it_back_to_the_byte() -> None:
    given_files = files(**{"credits.txt": b"by us", "pictures/ridge.png": PNG, "house/musketry.toml": b"format = 2\n"})
    assert {"gettysburg-1863.csv", "mcphersons-ridge.geojson"} <= given_files.keys()
    raw = packed.pack(given_files)
    assert packed.unpack(raw, "x") == given_files
    assert packed.pack(packed.unpack(raw, "x")) == raw


def test_a_game_begun_from_a_pack_is_the_game_of_its_scenario(tmp_path: Path) -> None:
    path = tmp_path / "ridge.companion-scenario"
    path.write_bytes(packed.pack(files()))
    own, there = laid_out(Beginning(scenario=str(path))), laid_out(Beginning(scenario="mcphersons-ridge"))
    assert (own.event, own.sources, own.scenario) == (there.event, there.sources, there.scenario)
    with begin(None, Beginning(scenario=str(path), seed="1")) as session:
        assert session.view.title == "McPherson's Ridge, 1 July 1863"
    assert shown(str(path)).kind == "miniatures"


def test_the_house_rules_of_a_pack_are_played_by(tmp_path: Path) -> None:
    house = {
        "house/options.toml": shelf.ruleset_texts("miniatures", only=("options.toml",))["options.toml"].encode()
        + b"# ours\n"
    }
    path = tmp_path / "ridge.companion-scenario"
    path.write_bytes(packed.pack(files(**house)))
    assert laid_out(Beginning(scenario=str(path))).sources["rules/options.toml"].endswith("# ours\n")


@pytest.mark.parametrize(
    "name",
    [
        "../evil.toml", "/etc/evil.toml", "a/b.toml", "..\\evil.toml", "C:evil.toml", "house/../evil.toml", "house/a/b.toml",
        ".hidden.toml", "con.toml", "x.exe", "x.sh", "scenario.toml\n.toml", "x\u202egnp.toml", "pictures/", "a" * 200 + ".toml",
    ],
)  # fmt: skip
def test_no_name_leads_out_or_hides(name: str) -> None:
    raw = zipped({**files(), name: b"x = 1\n"})
    if name.endswith("/"):
        assert name not in packed.unpack(raw, "x")
    else:
        assert "no name of a scenario's file" in refused(raw)


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"", "is damaged, or no packed scenario"),
        (b"PK\x03\x04 nonsense", "is damaged"),
        (packed.pack(files())[:-200], "is damaged"),
        (packed.pack(files()).replace(b"scenario.toml", b"scenariO.toml"), "scenario.toml is missing"),
        (zipped({"readme.txt": b"hello"}), "about.toml is missing"),
        (zipped({**files(), "x.csv": b" " * 70_000_000}), "holds more than any scenario does"),
        (zipped({f"{nth}.txt": b"" for nth in range(300)}), "holds more than any scenario does"),
        (zipped({**files(), "x.png": b"MZ no picture"}), "is no picture of the kind"),
        (zipped({**files(), "x.csv": b"\xff\xfe\xff"}), "is not UTF-8 text"),
        (zipped({**files(), "x.csv": b" " * 5_000_000}), "is larger than"),
        (zipped({**files(), "A.csv": b"", "a.csv": b""}), "twice"),
        (zipped(files(), stat.S_IFLNK << 16), "no name of a scenario's file"),
        (zipped({**files(), "about.toml": b'format = "companion-scenario"\nversion = 99\n'}), "version"),
    ],
    ids=range(13),
)
def test_what_is_damaged_or_hostile_is_refused_in_words(raw: bytes, says: str) -> None:
    assert says in refused(raw)


@given(st.integers(0, 10_000), st.integers(0, 255))
def test_a_changed_byte_is_refused_or_changes_nothing_that_is_unpacked(at: int, byte: int) -> None:
    whole = {"about.toml": packed.about(TEXT, "1"), "scenario.toml": b'title = "x"\n'}
    raw = bytearray(packed.pack(whole))
    raw[at % len(raw)] = byte
    try:
        found = packed.unpack(bytes(raw), "x")
    except BadInput:
        return
    assert all(one in whole.values() for one in found.values())


@pytest.mark.parametrize(
    ("scenario", "armies"),
    [
        ("gettysburg-battle", {"july1.toml"}),
        ("antietam-basic", {"antietam.toml", "antietam-setup-ground.toml"}),
        ("shiloh-sunken-road", {"shiloh.toml", "shiloh-setup.toml", "sunken-road-battle.toml"}),
    ],
)
def test_a_pack_of_any_kind_of_game_holds_its_armies_and_begins_the_same_game(
    tmp_path: Path, scenario: str, armies: set[str]
) -> None:
    path = tmp_path / "x.companion-scenario"
    path.write_bytes(packed_scenario(scenario))
    assert packed.unpack(path.read_bytes(), "x").keys() == {packed.ABOUT, packed.SCENARIO} | armies
    own, there = laid_out(Beginning(scenario=str(path))), laid_out(Beginning(scenario=scenario))
    assert (own.event, own.sources) == (there.event, there.sources)


def test_the_picture_of_a_pack_is_the_first_that_is_nobody_s_emblem(tmp_path: Path) -> None:
    path = tmp_path / "x.companion-scenario"
    roster = {"mine.csv": b"side,unit,emblem\nunion,Cutler,a-lion.png\n"}
    pictures = {"pictures/a-lion.png": PNG, "pictures/ridge.png": PNG + b"!", "pictures/zoo.png": PNG}
    path.write_bytes(packed.pack(files(**roster, **pictures)))
    assert packed.picture_of(path) == ("pictures/ridge.png", PNG + b"!")
    path.write_bytes(packed.pack(files(**roster)))
    assert packed.picture_of(path) is None
    assert packed.picture_of(tmp_path / "x.toml") is None
