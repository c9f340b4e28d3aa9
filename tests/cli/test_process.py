"""The command line as a process of its own: what it loads, broken pipes, full disks, kills."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import NOTE, order, unchanged

COMPANION = [sys.executable, "-m", "companion"]
HEAVY = (
    "PySide6",
    "numpy",
    "reportlab",
    "rich",
    "companion.games.miniatures.rules.decide",
    "companion.kernel.lookup",
    "difflib",
)


def companion(*arguments: object, **more: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*COMPANION, *map(str, arguments)], capture_output=True, check=False, timeout=60, **more)


@pytest.mark.parametrize("form", [[], ["--json"], ["--as", "union"]])
def test_status_loads_nothing_heavy(game: Path, form: list[str]) -> None:
    code = (
        "import sys\nfrom companion.cli.app import companion\n"
        "try:\n    companion.main(sys.argv[1:])\n"
        f"finally:\n    print(*(name for name in {HEAVY!r} if name in sys.modules), file=sys.stderr)"
    )
    found = subprocess.run([sys.executable, "-c", code, "status", game, *form], capture_output=True, check=True)
    *told, loaded = found.stderr.decode().splitlines()
    assert told == (["Union seat"] if "union" in form else [])
    assert loaded == ""
    assert b"Cutler" in found.stdout


def test_a_game_from_beginning_to_report(tmp_path: Path) -> None:
    game = tmp_path / "ridge.companion"
    assert companion("new", "mcphersons-ridge", game, "--seed", 1).returncode == 0
    done = companion("do", game, NOTE, order("attach", leader="buford", unit="gamble"))
    assert [json.loads(line)["entry"] for line in done.stdout.splitlines()] == [2, 3]
    assert companion("undo", game).stdout.startswith(b"Undone: Attach Buford to Gamble")
    assert json.loads(companion("status", game, "--json").stdout)["entry"] == 2
    assert b"# McPherson's Ridge" in companion("log", game, "--markdown").stdout
    assert companion("check", game).returncode == 0


def test_the_installed_script_is_the_same_program(game: Path) -> None:
    script = Path(sys.executable).with_name("companion")
    if not script.exists():
        pytest.skip("the package is not installed here")
    found = subprocess.run([script, "status", game], capture_output=True, check=False)
    assert (found.returncode, found.stdout) == (0, companion("status", game).stdout)


def test_a_reader_that_goes_away_is_no_fault() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    found = subprocess.run(
        [*COMPANION, "resolve", "miniatures.fallen-leader", "--jsonl"],
        input=b'{"die": 3}\n' * 2000,
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)
    assert (found.returncode, found.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("buffered", ["", "1"])
def test_output_to_a_full_disk(game: Path, buffered: str) -> None:
    env = os.environ | {"PYTHONUNBUFFERED": buffered}
    with Path("/dev/full").open("wb") as full:
        found = subprocess.run([*COMPANION, "status", game], stdout=full, stderr=subprocess.PIPE, check=False, env=env)
    assert found.returncode == 2
    assert found.stderr.decode().splitlines() == ["the disk is full; free some space and try again"]


@pytest.mark.parametrize("closed", [0, 1, 2])
def test_closed_streams_are_no_fault(game: Path, closed: int) -> None:
    for arguments in (["status", game], ["status", "nowhere"], ["do", game, "-"]):
        found = companion(*arguments, preexec_fn=lambda: os.close(closed))
        assert found.returncode in (0, 2)
        assert b"fault" not in found.stderr
        assert b"Exception ignored" not in found.stderr


def no_room() -> None:
    """Let this process write no file beyond a few blocks, as on a full disk."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))


def test_a_game_on_a_full_disk_is_as_it_was(game: Path, tmp_path: Path) -> None:
    same = unchanged(game)
    for commands in ([NOTE], [NOTE, NOTE], [NOTE, NOTE, "--together"]):
        found = companion("do", game, *commands, preexec_fn=no_room)
        assert (found.returncode, found.stdout) == (2, b"")
        assert len(found.stderr.splitlines()) == 1
        assert same()
    new = tmp_path / "new.companion"
    assert companion("new", "the-cornfield", new, preexec_fn=no_room).returncode == 2
    assert not new.exists()
    assert same()


def test_a_terminal_that_knows_no_unicode(game: Path) -> None:
    plain = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    found = companion("status", game, env=plain)
    assert (found.returncode, found.stderr) == (0, b"")
    assert companion("status", "nö.companion", env=plain).returncode == 2


@pytest.mark.parametrize("locale", ["C", "POSIX"])
@pytest.mark.parametrize("speaking", [{}, {"PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}])
def test_a_locale_of_plain_english_keeps_names_and_notes_as_they_are_typed(
    tmp_path: Path, locale: str, speaking: dict[str, str]
) -> None:
    env = {**os.environ, "LC_ALL": locale, "COMPANION_LANGUAGE": "de", **speaking}
    env.pop("PYTHONIOENCODING", None)
    game = os.fsencode(tmp_path) + "/Übung.companion".encode()
    note = '{"order": "note", "text": "Grüße – „ja“"}'.encode()
    for arguments in ([b"new", b"the-cornfield", game], [b"do", game, note], [b"status", game], [b"log", game]):
        found = subprocess.run([*map(os.fsencode, COMPANION), *arguments], capture_output=True, check=False, env=env)
        assert (found.returncode, found.stderr) == (0, b"")
    assert [path.name for path in tmp_path.glob("*.companion")] == ["Übung.companion"]
    plain = {**os.environ, "LC_ALL": "C.UTF-8"}
    assert "Grüße – „ja“".encode() in companion("log", os.fsdecode(game), env=plain).stdout


def test_bytes_that_are_no_text_in_arguments(game: Path) -> None:
    for arguments in ([b"status", b"\xff\xfe"], [b"do", os.fsencode(game), b'{"order": "note", "text": "\xff"}']):
        found = subprocess.run([*map(os.fsencode, COMPANION), *arguments], capture_output=True, check=False)
        assert (found.returncode, found.stdout) == (2, b"")
        assert len(found.stderr.splitlines()) == 1


def test_interrupted(game: Path) -> None:
    pipe = subprocess.PIPE
    hears = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # a job in the background does not
    )
    command = [sys.executable, "-c", f"{hears}; from companion.cli import main; main()", "do", str(game), "-"]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        assert process.stderr is not None
        assert (process.stdout.read(), process.stderr.read().strip(), process.wait()) == (b"", b"", 130)


def test_a_fault_of_the_program_is_one_line_and_logged(tmp_path: Path, game: Path) -> None:
    code = (
        "import sys, companion.cli.status as one\n"
        "def broken(*_):\n    raise ZeroDivisionError('by\\nnought')\n"
        "one.open_game = broken\nfrom companion.cli.app import companion\ncompanion.main(sys.argv[1:])"
    )
    env = {**os.environ, "XDG_STATE_HOME": str(tmp_path / "state"), "HOME": str(tmp_path)}
    found = subprocess.run([sys.executable, "-c", code, "status", game], capture_output=True, check=False, env=env)
    assert (found.returncode, found.stdout) == (1, b"")
    (line,) = found.stderr.decode().splitlines()
    assert "a fault in the program; the game is as it was; the details are in" in line
    logs = list(tmp_path.rglob("faults.log"))
    assert len(logs) == 1
    assert "ZeroDivisionError" in logs[0].read_text()
