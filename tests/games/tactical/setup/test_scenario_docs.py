"""The battle in docs/square-grid-scenarios.md is begun as it stands there, and played to its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.charts.faults import BadInput
from companion.kernel.beginning import Beginning, begin
from tests.games.tactical.beginning import next_order

DOCS = Path(__file__).resolve().parents[4] / "docs" / "square-grid-scenarios.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Write the files of the document into a folder."""
    parts = re.split(r"`(my-[a-z-]+\.toml)`", DOCS.read_text(encoding="utf-8"))
    for name, text in zip(parts[1::2], parts[2::2], strict=True):
        (tmp_path / name).write_text("\n".join(re.findall(r"^    (.*)$", text, flags=re.M)), encoding="utf-8")
    return tmp_path


@pytest.mark.clause("ANT-R-ORG-OK")
def test_the_documents_battle_is_played_to_its_end(folder: Path) -> None:
    assert sorted(one.name for one in folder.iterdir()) == [
        "my-armies.toml",
        "my-battle.toml",
        "my-fight.toml",
        "my-set-up.toml",
    ]
    with begin(None, Beginning(scenario=str(folder / "my-fight.toml"), seed="1")) as session:
        assert session.view.last_turn == 4
        assert {one.name for one in session.view.units} == {"Ferrero-A", "Durell", "Toombs-A"}
        while not session.view.over:
            session.do(next_order(session.view.truth))
        assert session.view.turn == 4


def test_a_mistake_is_told_with_its_file_and_place(folder: Path) -> None:
    sheet = folder / "my-set-up.toml"
    sheet.write_text(sheet.read_text(encoding="utf-8").replace("[32, 16]", "[32, 36]"), encoding="utf-8")
    with pytest.raises(BadInput) as bad:
        begin(None, Beginning(scenario=str(folder / "my-fight.toml"), seed="1"))
    assert any("my-set-up.toml" in str(one) and "Toombs-A" in str(one) for one in bad.value.problems)
