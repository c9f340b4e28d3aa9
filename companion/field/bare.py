"""The table of a battle that nobody drew a field for."""

from __future__ import annotations

from companion.field.shapes import Ground

TABLE = (72.0, 48.0)
"""Inches from west to east and from south to north: three boards of four feet by two, which is no rule's figure."""


def bare() -> Ground:
    """Give a field on which nothing lies."""
    return Ground(table=TABLE)
