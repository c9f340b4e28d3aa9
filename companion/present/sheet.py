"""A game's own charts, read once for everything that draws them."""

from __future__ import annotations

from collections.abc import Mapping

from companion.miniatures.rules import FILES, Rules, load, with_choices

PREFIX = "rules/"


class Sheet:
    """The rules that a game carries, with the readings that it has chosen."""

    def __init__(self, sources: Mapping[str, str], options: Mapping[str, int], rules: Rules | None = None) -> None:
        """Read the charts of {source name: text}; raises BadInput."""
        self._sources = sources
        texts = {name: sources[PREFIX + name] for name in FILES if PREFIX + name in sources}
        self.rules = rules if rules is not None else load(texts, options)
        self.options = dict(options)

    def with_options(self, options: Mapping[str, int]) -> Sheet:
        """Give the same charts with other readings; itself when nothing differs."""
        if dict(options) == self.options:
            return self
        return Sheet(self._sources, options, with_choices(self.rules, options))
