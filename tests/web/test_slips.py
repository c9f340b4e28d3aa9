"""The slips that are given out: on paper and as codes."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from companion.cards.seat_slips import Slip, sheet
from tests.web.test_process import started

URL = "http://192.168.178.24:7463/s/h5CPxahoWj2_iUB7Mx4GMA"


def test_seven_slips_take_two_sheets_of_six() -> None:
    pdfium = pytest.importorskip("pypdfium2")
    those = [Slip(f"Ruth {nth}", "Buford's Division", "union", "Union", URL) for nth in range(7)]
    found = pdfium.PdfDocument(sheet(those, "McPherson's Ridge", "1 July 1863", "192.168.178.24:7463"))
    assert len(found) == 2
    assert [round(one / 72 * 25.4) for one in found[0].get_size()] == [210, 297]
    words = found[0].get_textpage().get_text_range()
    assert words.count("Buford's Division") == 6
    assert "50 mm" in words
    found.close()


def test_a_phone_reads_the_link_from_the_paper() -> None:
    pdfium = pytest.importorskip("pypdfium2")
    cv2 = pytest.importorskip("cv2")
    found = pdfium.PdfDocument(sheet([Slip("Ruth", "", "confederate", "Confederate", URL)], "g", "d", "a"))
    picture = found[0].render(scale=3, grayscale=True).to_numpy()
    found.close()
    part = picture[: picture.shape[0] // 2, : picture.shape[1] // 2]
    assert cv2.QRCodeDetector().detectAndDecode(part.reshape(part.shape[:2]))[0] == URL


def test_the_program_writes_them_for_its_owner_alone(game: Path, tmp_path: Path) -> None:
    paper = tmp_path / "slips.pdf"
    process, _ = started(str(game), "--slips", str(paper))
    process.terminate()
    process.communicate(timeout=10)
    assert paper.read_bytes().startswith(b"%PDF")
    assert stat.S_IMODE(paper.stat().st_mode) == 0o600
