"""The rules as they are installed, read once, for the tests of the charts."""

from __future__ import annotations

import pytest

from companion.games.miniatures.charts.ruleset import Rules, load
from companion.kernel import shelf


@pytest.fixture(scope="session")
def rules() -> Rules:
    return load(shelf.ruleset_texts("miniatures"))
