"""https: a certificate that is made for the evening, and one that the referee has."""

from __future__ import annotations

import shutil
import signal
import ssl
import stat
import subprocess
import sys
from hashlib import sha256
from http.client import HTTPSConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from companion.cards.seat_slips import Slip, sheet
from companion.web import certificate
from companion.web.certificate import for_the_evening
from tests.web.test_process import started

pytest.importorskip("cryptography", reason="cryptography is not installed; the extra [serve] brings it")


def trusting(path: Path) -> ssl.SSLContext:
    """Trust one certificate, and check the name that it is for."""
    return ssl.create_default_context(cafile=str(path))


def test_it_is_for_these_names_alone_and_its_key_is_the_owners_and_goes() -> None:
    with for_the_evening(["localhost", "127.0.0.1", "::1", "192.168.178.24"]) as found:
        assert found.key is not None
        assert stat.S_IMODE(found.key.stat().st_mode) == 0o600
        assert stat.S_IMODE(found.path.parent.stat().st_mode) == 0o700
        read = ssl._ssl._test_decode_cert(str(found.path))  # type: ignore[attr-defined]
        assert {name for _, name in read["subjectAltName"]} == {
            "localhost",
            "127.0.0.1",
            "0:0:0:0:0:0:0:1",
            "192.168.178.24",
        }
        seconds = ssl.cert_time_to_seconds(read["notAfter"]) - ssl.cert_time_to_seconds(read["notBefore"])
        assert seconds < 2 * 24 * 3600
        with for_the_evening(["localhost"]) as other:
            assert other.fingerprint != found.fingerprint
    assert not found.key.parent.exists()


def test_a_seat_is_opened_over_https_by_the_certificate_that_was_told(game: Path, tmp_path: Path) -> None:
    paper = tmp_path / "slips.pdf"
    process, first = started(str(game), "--tls", "--slips", str(paper))
    try:
        assert first["url"].startswith("https://127.0.0.1:")
        host = str(urlsplit(first["url"]).netloc)
        shown = ssl.get_server_certificate(("127.0.0.1", int(host.rpartition(":")[2])))
        place = tmp_path / "shown.pem"
        place.write_text(shown)
        link = HTTPSConnection(host, timeout=10, context=trusting(place))
        link.request("GET", urlsplit(first["seats"][0]["url"]).path)
        answer = link.getresponse()
        answer.read()
        kept = str(answer.headers["Set-Cookie"])
        assert "; Secure" in kept
        link.request("GET", "/api/status", headers={"Cookie": kept.partition(";")[0]})
        assert link.getresponse().status == 200
        link.close()
        digest = sha256(ssl.PEM_cert_to_DER_cert(shown)).hexdigest().upper()
        told = ":".join(digest[at : at + 2] for at in range(0, len(digest), 2))
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=10)
        assert process.returncode == 0
        assert told.encode() in said
        pdfium = pytest.importorskip("pypdfium2")
        with pdfium.PdfDocument(paper) as found:
            words = found[0].get_textpage().get_text_range()
        assert "https://127.0.0.1" in words
        assert words.replace("\r\n", "").count(told) == 2
    finally:
        process.kill()
        process.communicate()


def test_a_certificate_of_ones_own_is_used_and_told(game: Path, tmp_path: Path) -> None:
    with for_the_evening(["localhost", "127.0.0.1"]) as made:
        assert made.key is not None
        for one in (made.path, made.key):
            shutil.copy(one, tmp_path)
        told = made.fingerprint
    process, first = started(
        str(game), "--tls-cert", str(tmp_path / "certificate.pem"), "--tls-key", str(tmp_path / "key.pem")
    )
    try:
        assert first["url"].startswith("https://")
        process.terminate()
        _, said = process.communicate(timeout=10)
        assert told.encode() in said
    finally:
        process.kill()
        process.communicate()


def test_what_does_not_go_together_is_told_in_a_line(game: Path) -> None:
    words = [sys.executable, "-m", "companion", "serve", str(game), "--tls", "--tls-cert", "x.pem"]
    found = subprocess.run(words, capture_output=True, check=False)
    assert (found.returncode, found.stdout) == (2, b"")
    assert len(found.stderr.strip().splitlines()) == 1


def test_without_the_library_it_is_named_with_the_line_that_brings_it(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from click.testing import CliRunner

    from companion.cli.app import companion

    monkeypatch.setattr(certificate, "can_make", lambda: False)
    found = CliRunner().invoke(companion, ["serve", str(game), "--tls"])
    assert found.exit_code == 2
    assert "cryptography" in found.output
    assert "pip install" in found.output


def test_slips_without_https_say_nothing_of_it() -> None:
    pdfium = pytest.importorskip("pypdfium2")
    with pdfium.PdfDocument(sheet([Slip("Ruth", "", "union", "Union", "http://a/s/b")], "g", "d", "a")) as found:
        assert "SHA-256" not in found[0].get_textpage().get_text_range()
