"""What a document may hold at most: bounded where it is read, and where it is written."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.kernel.journal import CannotWrite, Draft, Unreadable, check, create, limits, open_document
from companion.kernel.journal.limits import Folded, OverLimit, unfold
from tests.forging import bomb, forged, said

Drafts = Callable[..., Draft]


class TestUnfolding:
    def test_what_is_short_comes_whole(self) -> None:
        for text in (b"", b"range = 3", bytes(limits.TEXT)):
            assert unfold(zlib.compress(text)) == text

    def test_what_is_longer_is_refused(self) -> None:
        with pytest.raises(OverLimit, match="unfolds to more than 4,194,304 bytes"):
            unfold(bomb(64 << 20))

    @pytest.mark.parametrize("change", [lambda b: b[:-1], lambda b: b + b"x", lambda b: b"x" + b, lambda _: b""])
    def test_what_is_not_whole_is_refused(self, change: Callable[[bytes], bytes]) -> None:
        with pytest.raises(Folded):
            unfold(change(zlib.compress(b"range = 3")))


@pytest.mark.parametrize(
    ("limit", "most"),
    [("FILE", 20_000), ("ENTRIES", 11), ("SOURCES", 3), ("TEXT", 250), ("ALL_SOURCES", 3000), ("ALL_UNFOLDED", 500)],
)
class TestReading:
    def test_check_stops_there_and_says_so(
        self, game: Path, monkeypatch: pytest.MonkeyPatch, limit: str, most: int
    ) -> None:
        assert check(game) == []
        monkeypatch.setattr(limits, limit, most)
        (told,) = check(game)
        assert told.startswith(f"{game}: this version cannot read it: ")
        assert "companion recover" not in told

    def test_opening_and_reading_stop_there_too(
        self, game: Path, monkeypatch: pytest.MonkeyPatch, limit: str, most: int
    ) -> None:
        if limit == "ALL_UNFOLDED":
            pytest.skip("a game reads one record and one working at a time")
        monkeypatch.setattr(limits, limit, most)
        before = game.read_bytes()
        with pytest.raises(Unreadable, match="this version cannot read"), open_document(game) as journal:
            journal.sources()
        assert game.read_bytes() == before


class TestWriting:
    @pytest.mark.parametrize("limit", ["FILE", "ENTRIES", "SOURCES", "TEXT"])
    def test_a_game_that_could_not_be_opened_again_is_not_written(
        self, game: Path, draft: Drafts, monkeypatch: pytest.MonkeyPatch, limit: str
    ) -> None:
        most = {"FILE": game.stat().st_size, "ENTRIES": 12, "SOURCES": 4, "TEXT": 5000}[limit]
        with open_document(game) as journal:
            monkeypatch.setattr(limits, limit, most)
            before = journal.entries(), journal.head(), journal.records(), journal.formats()
            with pytest.raises(CannotWrite, match="nothing was written: "):
                journal.append([draft(13, size=60_000)], {"more": "x"})
            assert (journal.entries(), journal.head(), journal.records(), journal.formats()) == before
        assert check(game) == []

    def test_nor_is_one_begun(self, tmp_path: Path) -> None:
        with pytest.raises(CannotWrite, match="a text in it is longer"):
            create(tmp_path / "a.companion", {}, {"rules": "x" * (limits.TEXT + 1)})
        assert not list(tmp_path.iterdir())


def test_a_small_file_that_unfolds_to_gigabytes_is_refused_before_it_does(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    each = zlib.compress(bytes(limits.TEXT), 9)
    rows = [(n, f"kept/{n}", each) for n in range(5, 300)]
    forged(game, lambda connection: connection.executemany("INSERT INTO source VALUES (?, ?, ?, 0, 2)", rows))
    unfolded: list[int] = []

    def counted(blob: bytes) -> bytes:
        unfolded.append(len(blob))
        return unfold(blob)

    monkeypatch.setattr("companion.kernel.journal.reading.unfold", counted)
    (told,) = check(game)
    assert "it unfolds to more than 67,108,864 bytes" in told
    assert len(unfolded) <= limits.ALL_UNFOLDED // limits.TEXT + 16
    forged(game, said("DELETE FROM source WHERE place > 4"))
    assert check(game) == []
