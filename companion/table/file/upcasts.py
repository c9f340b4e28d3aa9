"""What changed in what the charts of battles on the table keep, from one format to the next."""

from __future__ import annotations

from companion.charts.upcasting import Plain, Step, Upcasts
from companion.kernel.shelf import OFFLINE

HALF: Plain = {"of_losses": "1/2", "clause": "RTG-R-OFF-FATIGUE"}


def with_proposal(chart: Plain) -> Plain:
    """A campaign's chart had nothing of the part that fatigue is proposed on; whoever switches to it finds it."""
    return {"proposed": HALF} | chart if chart.get("clause") else chart


UPCASTS = Upcasts(Step(), Step(), Step(), Step(files={OFFLINE: with_proposal}), newest_file=2)
