"""The computers' chart: what a game begun before a row was known lacks is the installed row; nothing else is mended."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.games.campaign.computer.doctrine import FILE, lacking, read_doctrine
from companion.kernel.beginning import Beginning, First, laid_out
from companion.kernel.carried import differing
from companion.kernel.session import Session
from companion.kernel.shelf import ruleset_texts
from companion.study.simulating import play
from tests.games.campaign.computer.situations import doctrine

pytestmark = pytest.mark.clause("RTG-R-AI-INFO")
CARRIED = f"rules/{FILE}"


def installed() -> str:
    return ruleset_texts("gettysburg", only=(FILE,))[FILE]


def without(*rows: str) -> str:
    """Give the installed chart without the lines of some rows."""
    lines = [line for line in installed().splitlines() if not line.startswith(tuple(f"{row} = " for row in rows))]
    assert len(lines) == len(installed().splitlines()) - len(rows)
    return "\n".join(lines)


def older(text: str) -> First:
    """Give the battle as a document that was begun with another chart of the computers' holds it."""
    players = {"union": "computer:strong", "confederate": "computer:basic"}
    begun = laid_out(Beginning(scenario="gettysburg-battle", players=players))
    return replace(begun, sources={**begun.sources, CARRIED: text})


def test_rows_that_a_chart_lacks_are_the_installed_ones() -> None:
    text = without("mass", "storm_odds")
    assert lacking(text) == ("storm_odds", "strong.mass")
    assert read_doctrine({FILE: text}) == doctrine()
    assert lacking(installed()) == ()


def test_a_chart_without_the_strong_level_is_completed() -> None:
    text = installed().partition("[strong]")[0]
    assert lacking(text) == ("strong", "operating", "imagining")
    assert read_doctrine({FILE: text}).strong == doctrine().strong


def test_a_game_keeps_the_rows_of_its_own() -> None:
    own = without("mass").replace('attack_odds = { odds = "3/2"', "attack_odds = { odds = 9")
    own = own.replace("clear_of = { hexes = 2", "clear_of = { hexes = 7")
    found = read_doctrine({FILE: own})
    assert found.attack_odds.odds == 9
    assert found.strong.clear_of.hexes == 7
    assert found.strong.mass == doctrine().strong.mass


@pytest.mark.parametrize(
    ("was", "becomes", "told"),
    [
        ("attackers = { corps = 2,", "attackers = {", r"\$.attackers.corps: is missing"),
        ("attackers = { corps = 2,", 'attackers = { corps = "two",', r"\$.attackers.corps: expected"),
        ("[strong]", "cavalier = 1\n[strong]", r"\$.cavalier: unknown key"),
    ],
)
def test_what_is_wrong_is_not_mended_and_the_cure_is_named(was: str, becomes: str, told: str) -> None:
    assert was in installed()
    for text in (installed().replace(was, becomes), without("mass").replace(was, becomes)):
        with pytest.raises(BadInput, match=told) as refused:
            read_doctrine({FILE: text})
        assert "companion update FILE" in str(refused.value)


def test_a_game_begun_before_a_row_is_played_on() -> None:
    assert play(older(without("mass", "storm_odds")), "older", 1) == play(older(installed()), "older", 1)


@pytest.mark.parametrize("carries", [True, False])
def test_a_document_begun_before_a_row_is_played_on(tmp_path: Path, *, carries: bool) -> None:
    begun = older(without("mass"))
    sources = {name: text for name, text in begun.sources.items() if carries or name != CARRIED}
    file = tmp_path / "older.companion"
    Session.create(file, kind=begun.kind, start=begun.event, sources=sources, seed="1", scenario=begun.scenario).close()
    with Session.open(file) as session:
        while session.view.turn < 2 and (move := session.computer_move()) is not None:
            session.do(*move.commands, label=move.label)
        assert session.view.turn == 2


def test_a_game_is_not_begun_with_a_bad_chart_of_the_house(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(installed().replace("attackers = { corps = 2,", "attackers = { corps = 0,"))
    with pytest.raises(BadInput, match="attackers"):
        laid_out(Beginning(scenario="gettysburg-battle", house=tmp_path))


def test_check_names_the_rows() -> None:
    assert differing("campaign", older(installed()).sources) == []
    told = "differs from the installed one; the computers take from that what it lacks: strong.mass"
    assert differing("campaign", older(without("mass")).sources) == [(CARRIED, told)]
    assert differing("campaign", older("not a chart").sources) == [(CARRIED, "differs from the installed one")]
