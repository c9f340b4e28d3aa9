"""What of rulings.toml is put into other languages: all that a ruling says."""

from __future__ import annotations

import msgspec

from companion.charts.figures import Wording


class Ruling(msgspec.Struct):
    """A ruling: its question, what was ruled, how else it could be read, and the sentences of the house rules."""

    id: str
    question: Wording
    ruling: Wording
    alternatives: list[Wording] = []
    at_table: Wording = ""
    printed: Wording = ""
    parent: Wording = ""
    stays_text: dict[str, Wording] = {}


class Rulings(msgspec.Struct):
    """The rulings of a ruleset."""

    ruling: list[Ruling]
