"""Settings: kept between evenings, never in the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.desktop.desk.settings import RECENT, Recent, Settings, Stored


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "er" / "desktop.json"


def touched(folder: Path, name: str) -> Path:
    path = folder / name
    path.touch()
    return path


def test_everything_comes_back_the_next_evening(place: Path, tmp_path: Path) -> None:
    settings, game = Settings(place), touched(tmp_path, "ridge.companion")
    stored = settings.stored
    stored.theme, stored.percent, stored.board_percent, stored.toured = "dark", 125, 150, True
    settings.keep("game", b"\x00\xffgeometry")
    stored.open = [str(game)]
    settings.opened(game)
    assert settings.problem == ""
    again = Settings(place)
    assert again.stored == stored
    assert again.place("game") == b"\x00\xffgeometry"
    assert (again.last_open(), again.recent(), again.folder()) == ([game], [game], tmp_path)


def test_without_a_file_there_are_defaults(place: Path) -> None:
    settings = Settings(place)
    assert settings.stored == Stored()
    assert (settings.recent(), settings.last_open(), settings.place("game")) == ([], [], b"")
    assert settings.folder().is_dir()


def test_the_usual_place_is_the_users_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    Settings().save()
    assert [one.name for one in tmp_path.rglob("*.json")] == ["desktop.json"]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe\x00", b"[]", b"17", b"null", b"[" * 100_000, b'{"theme": {"a": 1}}', b'"' + b"x" * 99],
    ids=["empty", "torn", "bytes", "list", "number", "null", "deep", "wrong", "unended"],
)
def test_a_broken_file_gives_defaults_and_is_written_whole_again(place: Path, content: bytes) -> None:
    place.parent.mkdir(parents=True)
    place.write_bytes(content)
    settings = Settings(place)
    assert settings.stored == Stored()
    settings.save()
    assert settings.problem == ""
    assert json.loads(place.read_bytes()) == {}


def test_one_broken_part_does_not_cost_the_rest(place: Path) -> None:
    place.parent.mkdir(parents=True)
    place.write_text(
        '{"theme": "mauve", "percent": 9000, "toured": true, "recent": ["/a", 7], "later": 1, "open": ["/b"]}'
    )
    stored = Settings(place).stored
    assert (stored.theme, stored.percent, stored.toured) == ("system", 250, True)
    assert (stored.recent, stored.open) == ([], ["/b"])


def test_a_folder_in_its_place_is_told_and_nothing_else(tmp_path: Path) -> None:
    place = tmp_path / "desktop.json"
    place.mkdir()
    settings = Settings(place)
    settings.stored.theme = "dark"
    settings.save()
    assert str(place) in settings.problem
    assert settings.stored.theme == "dark"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["desktop.json"]


def test_a_full_disk_is_told_and_the_old_file_stays(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(place)
    settings.stored.percent = 150
    settings.save()
    before = place.read_bytes()

    def full(self: Path, data: bytes) -> int:
        self.touch()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    settings.stored.percent = 200
    settings.save()
    assert "No space left" in settings.problem
    assert place.read_bytes() == before
    assert [one.name for one in place.parent.iterdir()] == ["desktop.json"]
    monkeypatch.undo()
    settings.save()
    assert settings.problem == ""
    assert Settings(place).stored.percent == 200


def test_recent_documents_newest_first_each_once_and_no_more_than_twelve(place: Path, tmp_path: Path) -> None:
    settings = Settings(place)
    games = [touched(tmp_path, f"{n}.companion") for n in range(RECENT + 3)]
    for game in (*games, games[5]):
        settings.opened(game)
    shown = [games[5], *(game for game in reversed(games[3:]) if game != games[5])]
    assert settings.recent() == shown
    assert len(shown) == RECENT
    settings.forget(games[5])
    assert Settings(place).recent() == shown[1:]
    assert games[5].exists()


def test_a_recent_document_that_is_missing_is_kept_and_flagged(place: Path, tmp_path: Path) -> None:
    settings, here, gone = Settings(place), touched(tmp_path, "here.companion"), tmp_path / "stick" / "gone.companion"
    settings.opened(here)
    settings.opened(gone)
    settings.stored.open = [str(gone), str(here)]
    assert settings.recents() == [Recent(gone, there=False), Recent(here, there=True)]
    assert (settings.recent(), settings.last_open()) == ([here], [here])
    assert settings.folder() == Path.home()


def test_names_that_no_text_can_hold_do_not_stop_the_rest(place: Path, tmp_path: Path) -> None:
    settings = Settings(place)
    settings.opened(touched(tmp_path, "good.companion"))
    settings.opened(tmp_path / "bad\udcff.companion")
    settings.stored.theme = "dark"
    settings.save()
    assert settings.problem == ""
    assert Settings(place).recent() == [tmp_path / "good.companion"]
    assert Settings(place).stored.theme == "dark"


@pytest.mark.parametrize("text", ["", "%%%", "abc", "ü"])
def test_a_garbled_geometry_is_none(place: Path, text: str) -> None:
    settings = Settings(place)
    settings.stored.windows["game"] = text
    assert settings.place("game") == b""
