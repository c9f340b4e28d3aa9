"""docs/antietam.md: its commands are played, and it names the keys that there are."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.games.tactical.prompt.scripts import ALL, begun, scripted

TEXT = (Path(__file__).parents[4] / "docs" / "antietam.md").read_text(encoding="utf-8")
INDENTED = re.findall(r"^    (.*)$", TEXT, flags=re.MULTILINE)


def test_every_command_is_played_in_its_order(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    keys = "".join(f"{line}\n" for line in INDENTED if not line.startswith("companion "))
    for line in INDENTED:
        if line.startswith("companion "):
            words, _, script = line.removeprefix("companion ").partition(" < ")
            found = run(*shlex.split(words), stdin=keys if script else "")
            assert found.exit_code == 0, (line, found.stderr)
            if "mine" in words and script:
                for told in (
                    "Dunker Church",
                    "Seymour-A moves to 14,12",
                    "Seymour-A plots melee",
                    "Turn 1: Confederate",
                ):
                    assert told in found.stdout
                assert "is no key of this menu" not in found.stdout


@pytest.mark.clause("ANT-T-QUICKREF")
def test_the_keys_are_those_of_the_help(run: Run, tmp_path: Path) -> None:
    told = scripted(run)(begun(tmp_path / "b.companion", *ALL, time_limit=10), "?", " ?")
    cursor, command = (part.split("\n\n")[0] for part in re.split("CURSOR MENU|COMMAND MENU", told)[1:])
    table = TEXT.split("| key | at the cursor |")[1].split("| key | with a unit in hand |")
    for helped, written in zip((cursor, command), table, strict=True):
        keys = {line.split()[0] for line in helped.splitlines() if line.startswith("  ")}
        cells = " ".join(
            line.split("|")[1] for line in written.splitlines() if line.startswith("| `") or "Space" in line
        )
        documented = set(re.findall(r"`(\w)`", cells.replace("`1`-`8`", "")))
        assert keys - {"1-8", "SPACE", "H"} == documented - {"R"}
