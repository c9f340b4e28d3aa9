"""Shapes that several charts of the campaign share."""

from __future__ import annotations

import msgspec


class Chart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every row and chart: frozen, and a key that is not named here is an error."""
