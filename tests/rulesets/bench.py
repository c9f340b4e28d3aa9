"""A table of modifiers on the bench: for each word that its rows may say, a case where that is so and one where not."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from companion.charts.vocabulary import Vocabulary

Case = dict[str, Any]
Patch = Mapping[str, Any]
"""{path in the case, "target.arm": value}."""
LABEL = "as the club has it"
NEW = "dug in"
"""A word that only the house row brings."""
TRAIT = "iron-brigade"
"""A trait that only an order of battle brings."""


class Bench(NamedTuple):
    """A table as a rule of `resolve` asks it."""

    ruleset: str
    rule: str
    words: Vocabulary
    row: str
    """What a row of the table says besides id, label, clause and where it holds; VALUE is what it is worth."""
    worth: tuple[str, str]
    """What it is worth, and what it is worth nothing by."""
    base: Case
    patches: Mapping[tuple[str, str], Mapping[str, Patch]]
    """{(of whom, condition): {word: what makes it so}}; of the case itself "".

    The word "" makes none of the others so, where another word's patch would not do for that.
    """
    total: Callable[[Any], float]
    """What the rows change of an answer."""
    added: bool = True
    """Whether the rows are added; else they multiply."""
    dice: tuple[str, ...] = ()
    """What of the case is a die, which odds are not told."""
    rough: float = 1e-6
    """How far the figures may be out: some rulesets cut a product."""
    mine: str = ""
    """How the working of the one begins whom the patches are about."""


class Trial(NamedTuple):
    """A condition on the bench."""

    bench: Bench
    of: str
    condition: str
    word: str

    @property
    def so(self) -> Case:
        """A case where it is so."""
        return patched(self.bench.base, self._patches[self.word])

    @property
    def otherwise(self) -> Case:
        """A case where it is not."""
        other = next((word for word in self._patches if word != self.word), "")
        return patched(self.bench.base, self._patches.get("", self._patches.get(other, {})))

    @property
    def _patches(self) -> Mapping[str, Patch]:
        return self.bench.patches[self.of, self.condition]

    def row(self, value: str) -> str:
        """The house row, worth this."""
        said = f"{self.condition} = {self.word if self.condition in ('within', 'beyond') else repr(self.word)}"
        of = f'of = "{self.of}"' if self.of else ""
        lines = ('id = "club"', 'label = "as the club has it"', 'clause = "CLUB-1"', of, said.replace("'", '"'))
        row = self.bench.row.replace("VALUE", value)
        return "\n".join((f"[[{self.bench.words.rows}]]", *(line for line in lines if line), row, ""))


def patched(case: Case, patch: Patch) -> Case:
    """Give a case with some of its values set: "firers.0.arm" is that of the first firer."""
    found = copy.deepcopy(case)
    for path, value in patch.items():
        *way, last = path.split(".")
        here: Any = found
        for step in way:
            here = here[int(step)] if step.isdigit() else here.setdefault(step, {})
        here[last] = value
    return found


def each(path: str, words: tuple[str, ...], **more: Any) -> dict[str, Patch]:
    """Give the patches of a condition whose word is the value of one place."""
    return {word: {path: word, **more} for word in words}
