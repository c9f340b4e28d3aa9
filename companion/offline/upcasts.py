"""What changed in what a offline document keeps, from one format to the next."""

from __future__ import annotations

from companion.upcasting import Step, Upcasts

UPCASTS = Upcasts(Step())
