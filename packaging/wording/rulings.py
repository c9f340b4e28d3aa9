"""What of rulings.toml is put into other languages: the sentences of the house rules."""

from __future__ import annotations

import msgspec

from companion.charts.figures import Wording


class Ruling(msgspec.Struct):
    """A ruling's question and sentences; what was ruled and its readings are read as they were written."""

    id: str
    question: Wording
    at_table: Wording = ""
    printed: Wording = ""
    parent: Wording = ""
    stays_text: dict[str, Wording] = {}


class Rulings(msgspec.Struct):
    """The rulings of a ruleset."""

    ruling: list[Ruling]
