"""Every table of modifiers of every ruleset on the bench."""

from __future__ import annotations

from collections.abc import Iterator

from tests.rulesets import of_miniatures, of_the_campaign, of_the_square_grid
from tests.rulesets.bench import Trial

BENCHES = (*of_miniatures.BENCHES, *of_the_campaign.BENCHES, *of_the_square_grid.BENCHES)


def trials() -> Iterator[Trial]:
    """Give every condition of every table with every word that there is a case for."""
    for bench in BENCHES:
        for (of, condition), words in bench.patches.items():
            yield from (Trial(bench, of, condition, word) for word in words if word)


def name(trial: Trial) -> str:
    """Name a trial."""
    return "-".join((trial.bench.rule, trial.bench.words.file, trial.of, trial.condition, trial.word)).replace(" ", "_")
