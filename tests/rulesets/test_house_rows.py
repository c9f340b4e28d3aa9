"""A house row counts wherever it is printed: in every ruleset, by any word of the vocabulary, and by any rule."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from companion.charts.faults import BadInput
from companion.charts.modifiers import ASKED
from companion.charts.vocabulary import CONDITIONS, OPEN
from companion.kernel.lookup import BadCase, Lookup, rule
from companion.kernel.shelf import ruleset_texts
from tests.rulesets import houses, of_miniatures, shown
from tests.rulesets.bench import LABEL, Bench, Trial
from tests.rulesets.houses import BENCHES

TRIALS = list(houses.trials())


def folder(place: Path, file: str, text: str, head: str = "format = 2") -> Path:
    """Make a folder of house rules with one file."""
    place.mkdir(exist_ok=True)
    (place / file).write_text(f"{head}\n\n{text}", encoding="utf-8")
    return place


def answer(bench: Bench, house: Path, case: Mapping[str, Any], *, odds: bool = False) -> Any:
    given = {key: value for key, value in case.items() if not odds or key not in bench.dice}
    return json.loads(Lookup(bench.rule, odds=odds, house=house).one(json.dumps(given)))


def told(bench: Bench, found: Any) -> bool:
    """Say whether the working has the house row, of the one whom the case is about."""
    lines = [line["label"] for line in found["explain"]]
    return any(LABEL in line for line in lines if line.startswith(bench.mine))


@pytest.mark.parametrize("trial", TRIALS, ids=houses.name)
def test_a_row_with_any_word_changes_total_working_odds_card_help_and_chip_where_that_is_so_and_nowhere_else(
    trial: Trial, tmp_path: Path
) -> None:
    bench = trial.bench
    value, nothing = bench.worth
    counts = folder(tmp_path / "counts", bench.words.file, trial.row(value))
    idle = folder(tmp_path / "idle", bench.words.file, trial.row(nothing))
    figure = float(Fraction(value.strip('"')))
    for case, so in ((trial.so, True), (trial.otherwise, False)):
        found, without = answer(bench, counts, case), answer(bench, idle, case)
        if not so:
            assert bench.total(found) == pytest.approx(bench.total(without))
        elif bench.added:
            assert bench.total(found) == pytest.approx(bench.total(without) + figure, rel=bench.rough)
        else:
            assert bench.total(found) == pytest.approx(bench.total(without) * figure, rel=bench.rough)
        assert told(bench, found) is so
        if rule(bench.rule).odds:
            assert told(bench, answer(bench, counts, case, odds=True)) is so
    texts = ruleset_texts(bench.ruleset, house=counts)
    assert LABEL in shown.card(bench.ruleset, texts, bench.words).lower()
    assert f"{trial.condition} {trial.word}" in shown.help_text(texts, bench.words)
    if trial.condition == ASKED:
        assert trial.word in shown.chips(bench.ruleset, texts, bench.words)


def test_there_is_a_trial_of_every_condition_and_word_that_a_table_knows() -> None:
    tried = {(one.bench.words.file, one.of, one.condition, one.word) for one in TRIALS}
    of_table = {(file, of, condition) for file, of, condition, _ in tried}
    for bench in BENCHES:
        every = [("", condition, words) for condition, words in bench.words.case.items()]
        every += [(of, condition, words) for of, known in bench.words.of.items() for condition, words in known.items()]
        for of, condition, words in every:
            assert (bench.words.file, of, condition) in of_table or (of, condition) in NEVER, (
                bench.rule,
                of,
                condition,
            )
            for word in () if words is OPEN else words:
                assert (bench.words.file, of, condition, word) in tried or (of, word) in NEVER, (of, condition, word)


NEVER = {
    *(("own", word) for word in ("artillery", "damaged", "state", "fires", "attacks", "defends", "limbered")),
    *(("corps", word) for word in ("army", "union", "confederate")),
    ("mover", "weapon"),
    ("mover", "unlimbered"),
}
"""Batteries may not charge, limbered ones not fire, unlimbered ones not move; a corps of a case is always of its army;
who fires or fights is tried in the tests of the square grid."""


@pytest.mark.parametrize("bench", BENCHES, ids=lambda one: f"{one.rule} {one.words.file}")
def test_a_row_that_nothing_reads_is_a_fault_with_its_place_all_at_once(bench: Bench, tmp_path: Path) -> None:
    rows = bench.words.rows
    figure = bench.row.replace("VALUE", bench.worth[0])

    def row(name: str, said: str) -> str:
        return f'[[{rows}]]\nid = "{name}"\nlabel = "x"\nclause = "CLUB-1"\n{figure}\n{said}\n'

    of = next(iter(bench.words.of))
    strange = next(one for one in CONDITIONS if one not in {**bench.words.case, **bench.words.of[of]})
    faults = [
        row("nothing", ""),
        row("no-rule", 'rule = "wizardry"'),
        row("nobody", 'of = "the moon"\nasked = "so"'),
        row("unknown", f'of = "{of}"\n{strange} = "so"'),
    ]
    house = folder(tmp_path / "club", bench.words.file, "\n".join(faults))
    with pytest.raises(BadInput) as caught:
        Lookup(bench.rule, house=house)
    assert len(caught.value.problems) == len(faults)
    lines = (house / bench.words.file).read_text(encoding="utf-8").splitlines()
    for one, problem in zip(("nothing", "wizardry", "the moon", strange), caught.value.problems, strict=True):
        assert problem.file == bench.words.file
        assert one in lines[problem.line - 1] or lines[problem.line - 1] == f"[[{rows}]]"
        assert problem.column
    assert "nothing says where the row 'nothing' counts" in str(caught.value.problems[0])


@pytest.mark.parametrize("bench", of_miniatures.BENCHES, ids=lambda one: f"{one.rule} {one.words.file}")
def test_what_only_eyes_know_is_refused_where_no_row_asks_for_it(bench: Bench) -> None:
    case = {**bench.base, "asked": ["dug in"]}
    with pytest.raises(BadCase, match=r"\$\.asked\[0\]: no row asks for 'dug in'"):
        Lookup(bench.rule).one(json.dumps(case))
