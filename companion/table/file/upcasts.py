"""What changed in what the charts of battles on the table keep, from one format to the next."""

from __future__ import annotations

from companion.charts.upcasting import Step, Upcasts

UPCASTS = Upcasts(Step(), Step(), Step(), newest_file=2)
