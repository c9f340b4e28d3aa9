"""House rows on the command line: `resolve`, `odds`, `rules` and `cards` follow them, by --rules and by a game begun with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.cli.test_cards import words
from tests.rulesets import clubs
from tests.rulesets.of_the_campaign import BENCHES as CAMPAIGN
from tests.rulesets.of_the_square_grid import SHOT

VOLLEY: dict[str, Any] = {
    "firers": [{"groups": [{"stands": 8, "range": 3.5}], "traits": ["iron-brigade"]}],
    "target": {},
    "asked": ["dug in"],
}
FIRE: dict[str, Any] = {
    **SHOT,
    "firer": {**SHOT["firer"], "traits": ["iron-brigade"]},
    "target": {**SHOT["target"], "asked": ["dug in"]},
}
BATTLE: dict[str, Any] = json.loads(json.dumps(CAMPAIGN[0].base))
BATTLE["sides"]["confederate"]["corps"][0] |= {"traits": ["stonewall"], "asked": ["dug in"]}
RULESETS = [
    pytest.param(
        "miniatures",
        "charts",
        "the-cornfield",
        ("miniatures.musketry", {**VOLLEY, "die": 6}),
        ("musketry", "the Iron Brigade fires", "target dug in"),
        id="miniatures",
    ),
    pytest.param(
        "gettysburg",
        "gettysburg-charts",
        "gettysburg-battle",
        ("gettysburg.combat", BATTLE),
        ("combat", "the Stonewall Brigade", "dug in"),
        id="gettysburg",
    ),
    *(
        pytest.param(
            name,
            f"{name}-charts",
            scenario,
            (f"{name}.fire", FIRE),
            ("modifiers", "the Iron Brigade", "target dug in"),
            id=name,
        )
        for name, scenario in (("antietam", "antietam-basic"), ("shiloh", "shiloh-sunken-road"))
    ),
]


@pytest.mark.parametrize(("ruleset", "deck", "scenario", "case", "rows"), RULESETS)
def test_every_command_follows_the_rows_of_a_house(
    run: Run, tmp_path: Path, ruleset: str, deck: str, scenario: str, case: tuple[str, Any], rows: tuple[str, str, str]
) -> None:
    club, game = clubs.written(tmp_path / "club", clubs.CLUBS[ruleset]), tmp_path / "own.companion"
    (rule, given), (chart, *labels) = case, rows
    found = run("resolve", rule, "--rules", club, stdin=json.dumps(given))
    assert found.exit_code == 0, found.stderr
    told = "\n".join(line["label"] for line in json.loads(found.stdout)["explain"])
    assert [label in told for label in labels] == [True, True]
    if ruleset == "miniatures":
        odds = run("odds", rule, "--rules", club, stdin=json.dumps({k: v for k, v in given.items() if k != "die"}))
        assert all(label in odds.stdout for label in labels)
    help_text = run("rules", ruleset, chart, "--rules", club).stdout
    assert all(label in help_text for label in labels)
    assert run("new", scenario, game, "--rules", club, "--seed", "1").exit_code == 0
    for name, more in (("rules", ["--rules", club]), ("game", ["--game", game, "--as", "referee"])):
        assert run("cards", deck, "-o", tmp_path / f"{name}.pdf", *more).exit_code == 0
        text = " ".join(words(tmp_path / f"{name}.pdf").split()).lower()
        assert all(label.lower() in text for label in labels), name
