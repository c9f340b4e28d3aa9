"""The rules as they are installed, read once, for the tests of the charts."""

from __future__ import annotations

import pytest

from companion import data
from companion.miniatures.rules import Rules, load


@pytest.fixture(scope="session")
def rules() -> Rules:
    return load(data.ruleset_texts("miniatures"))
