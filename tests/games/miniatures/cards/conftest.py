"""A table in inches and one in centimetres, for the tests that read the cards as players do."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from companion.language import lengths
from tests.cards.reading import CENTIMETRES


# Of the module, so that a test of hypothesis, which asks a fixture once for all its examples, may use it.
@pytest.fixture(scope="module", params=[None, CENTIMETRES], ids=["inches", "cm"])
def either_measure(request: pytest.FixtureRequest) -> Iterator[None]:
    """Read the cards in inches, then in centimetres."""
    measured: Fraction | None = request.param
    lengths.measure(measured)
    yield
    lengths.measure(None)
