"""What desktops are told of the program: fresh, valid, and of one mind."""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from companion import __version__
from companion.desktop.app.application import DESKTOP_FILE
from companion.doctor.loading import libraries
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
DESKTOP, METAINFO, MIME = (
    LINUX / f"{DESKTOP_FILE}.desktop",
    LINUX / f"{DESKTOP_FILE}.metainfo.xml",
    LINUX / "application-x-companion.xml",
)


def test_manual_page_and_completions_are_what_the_commands_say(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, ROOT / "packaging" / "manual.py", tmp_path],
        cwd=ROOT,
        check=True,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
    )
    made = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert set(made) == {"companion.1", "companion.bash", "_companion", "companion.fish"}
    stale = [name for name, text in made.items() if (LINUX / name).read_text() != text]
    assert not stale, "make them anew: python packaging/manual.py"


def test_a_game_bears_the_marks_that_files_are_known_by(tmp_path: Path) -> None:
    match = ElementTree.parse(MIME).getroot().find(".//{*}match/{*}match")
    assert match is not None
    game = tmp_path / "g.companion"
    begin(game, Beginning(scenario="the-cornfield")).close()
    head = game.read_bytes()[:100]
    assert head.startswith(b"SQLite format 3\x00")
    assert struct.unpack_from(">I", head, int(match.attrib["offset"]))[0] == int(match.attrib["value"], 16)
    with Session.open(game) as session:
        assert session.head == 1


def test_all_call_the_program_and_its_files_by_one_name() -> None:
    entry = dict(line.split("=", 1) for line in DESKTOP.read_text().splitlines() if "=" in line)
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert entry["Exec"].split()[0] in scripts["gui-scripts"]
    types = entry["MimeType"].rstrip(";").split(";")
    assert types == ["application/x-companion", "application/x-companion-scenario"]
    assert all(f'"{one}"' in MIME.read_text() for one in types)
    about = ElementTree.parse(METAINFO).getroot()
    assert about.findtext("id") == entry["Icon"] == DESKTOP_FILE
    assert about.findtext("launchable") == DESKTOP.name
    assert {one.text for one in about.findall("provides/binary")} == {*scripts["scripts"], *scripts["gui-scripts"]}
    newest = about.find("releases/release")
    assert newest is not None
    assert newest.attrib["version"] == __version__ == scripts["version"]


def test_the_package_depends_on_what_the_doctor_looks_for() -> None:
    found = subprocess.run(
        [sys.executable, LINUX / "control.py", "1.0", "amd64", "1"],
        cwd=ROOT,
        check=True,
        text=True,
        capture_output=True,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
    )
    depends = re.search(r"^Depends: (.*)$", found.stdout, re.MULTILINE)
    assert depends is not None
    names = {one.split(" ")[-1] if "|" in one else one.split(" ")[0] for one in depends[1].split(", ")}
    assert {one.debian for one in libraries()} <= names


def run(script: str, *arguments: object, folder: Path = ROOT) -> None:
    subprocess.run(
        [sys.executable, *map(str, (LINUX / script, *arguments))],
        cwd=folder,
        check=True,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
    )


def test_every_library_that_is_brought_along_has_its_licence_told() -> None:
    told = (LINUX / "licences.py").read_text().lower()
    pinned = re.findall(
        r"^([a-z0-9-]+)==(?!.*win32)", (ROOT / "packaging" / "requirements.txt").read_text(), re.MULTILINE
    )
    assert len(pinned) > 8
    assert [name for name in pinned if f'"{name}"' not in told] == []


def test_a_library_forgets_where_this_python_was_built(tmp_path: Path) -> None:
    built_in = str(sysconfig.get_config_var("LIBDIR"))
    held = b"\x7fELF\0libm.so.6\0" + built_in.encode() + b"\0end"
    library = tmp_path / "libone.so.1"
    library.write_bytes(held)
    run("at_home.py", tmp_path)
    assert len(library.read_bytes()) == len(held)
    if not built_in.startswith(("/usr/", "/lib")):
        assert built_in.encode() not in library.read_bytes()
        assert library.read_bytes().startswith(b"\x7fELF\0libm.so.6\0\0")
        assert library.read_bytes().endswith(b"\0end")


@pytest.mark.parametrize(
    ("tool", "file"),
    [("desktop-file-validate", DESKTOP), ("appstreamcli validate --no-net", METAINFO), ("xmllint --noout", MIME)],
)
def test_the_desktops_own_tools_find_no_fault(tool: str, file: Path) -> None:
    if shutil.which(tool.split(maxsplit=1)[0]) is None:
        pytest.skip(f"{tool.split(maxsplit=1)[0]} is not installed")
    found = subprocess.run([*tool.split(), str(file)], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.skipif(shutil.which("gcc") is None or shutil.which("objdump") is None, reason="no compiler")
def test_lintian_is_told_of_the_modules_that_are_not_linked_against_the_c_library_and_of_no_other(
    tmp_path: Path,
) -> None:
    place = tmp_path / "usr/lib/companion/_internal/python3.11/lib-dynload"
    place.mkdir(parents=True)
    (tmp_path / "x.c").write_text("double sqrt(double); double f(double x) { return sqrt(x); }")
    whole = ("-shared", "-fPIC", "-Wl,--no-as-needed", str(tmp_path / "x.c"), "-lm")
    for name, more in (("bare", ("-nostdlib", "-shared", "-fPIC", str(tmp_path / "x.c"))), ("linked", whole)):
        subprocess.run(["gcc", *more, "-o", place / f"{name}.so"], check=True)
    subprocess.run(["gcc", "-nodefaultlibs", *whole, "-o", place / "apart.so"], check=True)
    told = subprocess.run(
        ["sh", LINUX / "unlinked", tmp_path], check=True, capture_output=True, text=True, env={"PATH": "/usr/bin:/bin"}
    )
    module = "usr/lib/companion/_internal/python3.11/lib-dynload/apart.so"
    assert told.stdout == f"companion-referee: library-not-linked-against-libc [{module}]\n"
