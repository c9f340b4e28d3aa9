"""The rules in force: every chart of a square-grid battle read and checked, the options chosen, and the answers.

`load` takes the texts of a ruleset (from the installation or from a game's own sources) and gives `Rules`, or raises
BadInput with every problem of every file at once. A ruleset that answers a question otherwise has a class of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import msgspec

from companion.data import BadInput
from companion.ruleset import option_problems, read_charts, readings
from companion.tactical.charts import FILES, Charts

__all__ = ["FILES", "Rules", "load", "with_choices"]


class Rules(Charts, frozen=True, kw_only=True):
    """Every chart, and the options chosen."""

    chosen: dict[str, int]
    """{ruling id: position in its alternatives}; what is not in it is 0, the default."""

    def choice(self, ruling: str) -> int:
        """Give the chosen reading of a ruling: 0 by default, else the position in its alternatives."""
        return self.chosen.get(ruling, 0)

    def choosing(self, chosen: Mapping[str, int]) -> Self:
        """Give the same charts with other options; raises BadInput for an unknown option or value."""
        problems = list(option_problems(self.options.option, chosen))
        if problems:
            raise BadInput(problems)
        return msgspec.structs.replace(self, chosen=readings(chosen))


def load(texts: Mapping[str, str], chosen: Mapping[str, int] | None = None) -> Rules:
    """Read the charts from {file name: text}; raises BadInput with all problems of all files."""
    charts, problems = read_charts(texts, FILES)
    if problems:
        raise BadInput(problems)
    by_name: dict[str, Any] = {file.removesuffix(".toml").replace("-", "_"): chart for file, chart in charts.items()}
    return Rules(**by_name, chosen={}).choosing(chosen or {})


def with_choices(rules: Rules, chosen: Mapping[str, int]) -> Rules:
    """Give the same charts with other options; raises BadInput for an unknown option or value."""
    return rules.choosing(chosen)
