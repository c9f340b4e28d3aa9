"""Two turns of a battle of the campaign at one keyboard, as they read on paper, and what no player may read of another."""

from __future__ import annotations

from pathlib import Path

from companion.kernel.session import Session
from tests.cli.conftest import Run
from tests.games.campaign.prompt.scripts import begun, scripted

GOLDEN = Path(__file__).parent / "golden" / "gettysburg-battle.txt"
CONFEDERATE = (
    ["", "H", "", "7", "A", "ET"],
    [
        "",
        "SR",
        "OC",
        "D",
        "CS",
        "MV",
        "12,7",
        "43",
        "",
        "CM",
        "A",
        "Y",
        "AT",
        "12,8",
        "EX",
        "OF",
        "y",
        "n",
        "y",
        "n",
        "N",
        "MV",
        "7,7",
        "3",
        "2",
        "",
        "SU",
        "6",
        "EX",
        "ET",
        "",
    ],
    ["", "LM", "N", "8,5", "N", "LD", "ET", ""],
)
UNION = (["", "ET"], ["", "DC", "A", "ET", ""], ["x", "SR", "OC", "H", "RT", "12,9", "CM", "H", "n", "EX", "ET", ""])


def transcript(run: Run, file: Path) -> str:
    lines = [line for both in zip(CONFEDERATE, UNION, strict=True) for side in both for line in side]
    return scripted(run)(begun(run, file, scenario="gettysburg-battle"), *lines)


def test_two_turns_read_as_they_are_known(run: Run, tmp_path: Path) -> None:
    found = transcript(run, tmp_path / "b.companion")
    assert GOLDEN.exists(), f"write the transcript into {GOLDEN}:\n{found}"
    assert found == GOLDEN.read_text(encoding="utf-8")


def test_no_player_reads_the_others_corps_or_leaders(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "b.companion"
    told = transcript(run, file)
    with Session.open(file) as session:
        names = {
            side: [one.unit for one in session.view.corps if one.side == side and not one.headquarters]
            for side in ("union", "confederate")
        }
    parts = told.split(" Player Turn. Type Return to continue.")
    sides = [part.rsplit("\n", 1)[-1].lower() for part in parts[:-1]]
    for side, part in zip(sides, parts[1:], strict=True):
        other = "union" if side == "confederate" else "confederate"
        words = set(part.replace(":", " ").replace(",", " ").split("  "))
        assert not [name for name in names[other] if name in words or f" {name} " in part], side
