"""A row that nothing reads is a fault where a game is begun, changed or asked; one that was begun with it goes on without."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.charts.faults import BadInput
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import RULES_PREFIX
from companion.kernel.kind import kind_of_ruleset
from companion.kernel.shelf import ruleset_texts
from tests.rulesets import houses, shown
from tests.rulesets.bench import LABEL, Bench
from tests.rulesets.houses import BENCHES

SCENARIOS = {
    "miniatures": "the-cornfield",
    "gettysburg": "gettysburg-battle",
    "antietam": "antietam-basic",
    "shiloh": "shiloh-sunken-road",
}
TABLES = {(one.ruleset, one.words.file): one for one in BENCHES}.values()


def unread(bench: Bench) -> str:
    """Give a row that says nothing of where it counts."""
    figure = bench.row.replace("VALUE", bench.worth[0])
    return f'\n[[{bench.words.rows}]]\nid = "sheep"\nlabel = "lost sheep"\nclause = "CLUB-1"\n{figure}\n'


@pytest.mark.parametrize("bench", TABLES, ids=lambda one: f"{one.ruleset} {one.words.file}")
def test_it_is_a_fault_with_its_place_in_a_new_game_and_in_one_that_is_given_it(bench: Bench, tmp_path: Path) -> None:
    file, scenario = bench.words.file, SCENARIOS[bench.ruleset]
    (tmp_path / file).write_text(f"format = 2\n{unread(bench)}", encoding="utf-8")
    why = rf"{file}: line 3, column 1: .*nothing says where the row 'sheep' counts"
    with pytest.raises(BadInput, match=why):
        begin(None, Beginning(scenario=scenario, house=tmp_path))
    with begin(None, Beginning(scenario=scenario, seed="1")) as session:
        assert session.uncounted() == []
        mine = {RULES_PREFIX + file: ruleset_texts(bench.ruleset, house=tmp_path)[file]}
        with pytest.raises(BadInput, match="nothing says where the row 'sheep' counts"):
            session.replace_sources({**session.sources, **mine})


@pytest.mark.parametrize("bench", TABLES, ids=lambda one: f"{one.ruleset} {one.words.file}")
def test_a_game_begun_with_it_goes_on_names_it_and_shows_that_it_does_not_count(bench: Bench) -> None:
    file = bench.words.file
    texts = dict(ruleset_texts(bench.ruleset))
    texts[file] += unread(bench) + next(one for one in houses.trials() if one.bench is bench).row(bench.worth[0])
    with begin(None, Beginning(scenario=SCENARIOS[bench.ruleset], seed="1")) as session:
        carried = {name.removeprefix(RULES_PREFIX): text for name, text in session.sources.items()}
    own = kind_of_ruleset(bench.ruleset).game.open()({name: texts.get(name, text) for name, text in carried.items()})
    own.check()
    [problem] = own.uncounted()
    assert (problem.file, "nothing says where the row 'sheep' counts" in str(problem)) == (file, True)
    for told in (shown.card(bench.ruleset, texts, bench.words), shown.help_text(texts, bench.words)):
        assert told.count("not counted") == 1
        assert LABEL in told.lower()
