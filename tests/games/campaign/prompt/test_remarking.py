"""`companion play`: EY asks what only eyes know of a corps, where a house asks for it."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run, order
from tests.games.campaign.prompt.scripts import begun, corps, scripted
from tests.rulesets import clubs


def test_ey_asks_each_question_and_says_the_answers(run: Run, tmp_path: Path) -> None:
    club = clubs.written(tmp_path / "club", clubs.CAMPAIGN)
    file = begun(run, tmp_path / "g.companion", "--union", "computer:basic", "--rules", str(club))
    assert run("do", file, order("ET"), "--as", "referee").exit_code == 0
    assert run("run", file).exit_code == 0
    told = scripted(run)(file, "x", "OC", "E", "H", "EY", "Y", "CS", "EX")
    assert "asks what only eyes know of the corps" in told
    assert "dug in (Y or N)?" in told
    assert "is said: dug in" in told
    assert corps(run, file, "confederate:E")["asked"] == ["dug in"]
    again = scripted(run)(file, "x", "OC", "E", "EY", "N", "EX")
    assert "Nothing more is said of" in again
    assert not corps(run, file, "confederate:E").get("asked")
