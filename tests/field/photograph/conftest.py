"""One table of fourteen units, and its picture taken straight down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.field.photograph.rendering import Scene, Shown


@pytest.fixture(scope="session")
def scene() -> Scene:
    from tests.field.photograph.rendering import TABLE, scattered

    return scattered(14, 15, 3, TABLE)


@pytest.fixture(scope="session")
def above(scene: Scene) -> Shown:
    from tests.field.photograph.rendering import SHOT, picture

    shown = picture(scene, SHOT)
    shown.flags.writeable = False  # it is everybody's
    return shown
