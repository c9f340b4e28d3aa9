"""Tags as film and lens blur them: drawn in parts of a module, for the size and slant at which a picture shows them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

import numpy as np

from companion.field.photograph.templates import cells
from companion.field.photograph.vision import vision
from companion.field.stands import Numbers
from companion.field.tags import MODULES

FINE = 8
"""Parts of a module each way."""
WIDE = 512
"""Places that are looked up in one row."""
PAD = 1
"""Modules of white around what is drawn, for the blur to run into."""
PIXEL = 1 / 12
"""The variance of a pixel's own width, and of a part's."""
LEAST = 0.05
"""The least variance, in parts of a module, that is worth drawing."""
FLAT = 0.01
"""Blur that is so much thinner one way than the other is drawn no thinner."""


class Blurred:
    """Modules blurred in one way: `across` and `down` are variances in parts of a module, `both` their covariance."""

    def __init__(self, across: float, down: float, both: float) -> None:
        self._kernel = _kernel(across, down, both)
        self._tags: dict[int, tuple[Numbers, Numbers, Numbers]] = {}

    def tag(self, number: int) -> tuple[Numbers, Numbers, Numbers]:
        """Draw a tag, black 0 and white 1, with how it changes to the right and to the foot, a module."""
        if number not in self._tags:
            drawn = self._drawn(cells(number), 1.0)
            right, foot = np.empty_like(drawn), np.empty_like(drawn)
            right[:, 1:-1], foot[1:-1] = drawn[:, 2:] - drawn[:, :-2], drawn[2:] - drawn[:-2]
            right[:, [0, -1]], foot[[0, -1]] = 0, 0
            self._tags[number] = drawn, right * (FINE / 2), foot * (FINE / 2)
        return self._tags[number]

    @cached_property
    def empty(self) -> Numbers:
        """Draw a tag whose inner modules are all black."""
        rim = np.zeros((MODULES, MODULES))
        return self._drawn(np.pad(rim, 1, constant_values=1.0), 1.0)

    @cached_property
    def one(self) -> Numbers:
        """Draw a single white module, the second from the left and from above, upon black."""
        alone = np.zeros((MODULES + 2, MODULES + 2))
        alone[1, 1] = 1.0
        return self._drawn(alone, 0.0)

    def at(self, drawn: Numbers, on: Numbers) -> Numbers:
        """Give what is drawn at places (n, 2), in modules."""
        return self.each_at((drawn,), on)[0]

    def each_at(self, drawn: Sequence[Numbers], on: Numbers) -> list[Numbers]:
        """Give what each of some drawings is at places (n, 2), in modules."""
        see = vision()
        # The library's bound on an array's edge is lower than the pixels of a large tag.
        there = np.zeros((len(on) + -len(on) % WIDE, 2), np.float32)
        there[: len(on)] = (on + PAD) * FINE - 0.5
        places = there.reshape(-1, WIDE, 2)
        shown = (see.remap(one, places, None, see.INTER_LINEAR, borderMode=see.BORDER_REPLICATE) for one in drawn)
        return [np.asarray(one, float).ravel()[: len(on)] for one in shown]

    def _drawn(self, modules: Numbers, outside: float) -> Numbers:
        see = vision()
        sharp = np.kron(np.pad(modules, PAD, constant_values=outside), np.ones((FINE, FINE))).astype(np.float32)
        found: Numbers = see.filter2D(sharp, -1, self._kernel, borderType=see.BORDER_REPLICATE)
        return found


def blurred(corners: Numbers, blur: float) -> Blurred:
    """Give the blur of so many pixels as it lies upon a tag with these corners (4, 2)."""
    right = (corners[1] + corners[2] - corners[0] - corners[3]) / (2 * MODULES)
    foot = (corners[2] + corners[3] - corners[0] - corners[1]) / (2 * MODULES)
    to_modules = np.linalg.pinv(np.column_stack([right, foot]))
    found = (blur * blur + PIXEL) * FINE * FINE * to_modules @ to_modules.T
    # Rounded to a few in the hundred, so that tags that lie alike share what is drawn.
    step = 0.08 * float(np.sqrt(found[0, 0] * found[1, 1])) or 1.0
    grain = 2.0 ** np.round(np.log2(step))
    across, down, both = (float(np.round(one / grain) * grain) for one in (found[0, 0], found[1, 1], found[0, 1]))
    return _shared(across, down, both)


@lru_cache(maxsize=256)
def _shared(across: float, down: float, both: float) -> Blurred:
    return Blurred(across, down, both)


def _kernel(across: float, down: float, both: float) -> Numbers:
    # What reading between parts blurs of itself is not drawn a second time.
    across, down = max(across - 2 * PIXEL, LEAST), max(down - 2 * PIXEL, LEAST)
    reach = min(int(np.ceil(3 * np.sqrt(max(across, down)))), 6 * FINE)
    x, y = np.meshgrid(np.arange(-reach, reach + 1), np.arange(-reach, reach + 1))
    most = float(np.sqrt((1 - FLAT) * across * down))
    both = min(max(both, -most), most)
    certain = across * down - both * both
    made = np.exp(-(down * x * x - 2 * both * x * y + across * y * y) / (2 * certain))
    found: Numbers = (made / made.sum()).astype(np.float32)
    return found
