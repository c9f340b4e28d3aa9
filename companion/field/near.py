"""The nearest points of stands to places."""

from __future__ import annotations

import numpy as np

from companion.field.stands import Numbers, Stands, to_the_right


def nearest_points(places: Numbers, stands: Stands) -> Numbers:
    """Give for each place (n, 2) the nearest point of any of the stands (n, 2)."""
    away = places[:, None, :] - stands.at[None, :, :]
    right = to_the_right(stands.ahead)
    wide, deep = stands.size
    beside = np.clip(np.einsum("nsi,si->ns", away, right), -wide / 2, wide / 2)
    along = np.clip(np.einsum("nsi,si->ns", away, stands.ahead), -deep, 0)
    points = stands.at[None] + beside[..., None] * right[None] + along[..., None] * stands.ahead[None]
    nearest = np.argmin(np.linalg.norm(points - places[:, None, :], axis=-1), axis=1)
    found: Numbers = points[np.arange(len(places)), nearest]
    return found
