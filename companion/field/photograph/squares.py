"""Dark squares in a picture: what might be a tag, wherever it lies and however it is turned."""

from __future__ import annotations

import numpy as np

from companion.field.photograph.picture import Grey
from companion.field.photograph.vision import vision
from companion.field.stands import Numbers

FEWEST = 12
"""Places of an outline that may be a square's: fewer are specks."""
DARKER = 7
"""By so much of 255 a tag's black is darker than what lies around it."""
FULL = 0.55
"""An outline fills so much of its four corners at least."""
SMOOTH = 0.8
"""Pixels that grain is smoothed over, so that its specks do not make outlines."""


def dark_squares(grey: Grey, window: int, sides: tuple[float, float]) -> Numbers:
    """Give four corners (n, 4, 2), with the clock, of what is darker than its surroundings and has four corners.

    `window` pixels across are the surroundings; `sides` bound the square's edges in pixels.
    """
    see = vision()
    smooth = see.GaussianBlur(grey, (0, 0), SMOOTH)
    dark = see.adaptiveThreshold(smooth, 255, see.ADAPTIVE_THRESH_MEAN_C, see.THRESH_BINARY_INV, window | 1, DARKER)
    outlines, levels = see.findContours(dark, see.RETR_CCOMP, see.CHAIN_APPROX_NONE)
    if levels is None:
        return np.zeros((0, 4, 2))
    least, most = sides
    found = []
    outer = levels[0][:, 3] < 0
    for outline, out in zip(outlines, outer, strict=True):
        if not out or len(outline) < max(FEWEST, 2.5 * least) or len(outline) > 8 * most:
            continue
        _, _, wide, tall = see.boundingRect(outline)
        if min(wide, tall) < least * 0.6 or max(wide, tall) > most * 1.6:
            continue
        if (four := _four(outline, least, most)) is not None:
            found.append(four)
    return np.array(found).reshape(-1, 4, 2)


def _four(outline: Grey, least: float, most: float) -> Numbers | None:
    """Give the four corners that hold an outline most closely; None where it is no square seen askew."""
    see = vision()
    hull = see.convexHull(outline)
    if len(hull) < 4:
        return None
    four = np.asarray(see.approxPolyN(hull, 4), float).reshape(-1, 2)
    if len(four) != 4:
        return None
    area = see.contourArea(four.astype(np.float32), oriented=True)
    edges = np.linalg.norm(np.roll(four, -1, 0) - four, axis=1)
    if edges.min() < least * 0.6 or edges.max() > most * 1.4 or abs(area) < least * least * 0.4:
        return None
    if see.contourArea(hull) < FULL * abs(area):
        return None
    return four if area > 0 else four[::-1]
