"""Who is chosen next on the field, by Tab or once somebody was placed."""

from __future__ import annotations

from typing import Any


def without_place(view: Any, chosen: str) -> str:
    """Give the next unit of the table after the chosen one that has no place, of its side first; "" for none."""
    here = [one for one in view.units if one.status == "on-table"]
    now = next((one for one in view.units if one.id == chosen), None)
    if now is not None:
        at = next((nth for nth, one in enumerate(here) if one.id == now.id), 0)
        here = here[at + 1 :] + here[: at + 1]
        here.sort(key=lambda one: one.side != now.side)
    return next((one.id for one in here if one.id not in view.field.places), "")


def beside(view: Any, chosen: str, by: int, *, anybody: bool) -> str:
    """Give the unit so many after the chosen one that has a place, or of all on the table; "" for none."""
    names: list[str] = [
        one.id for one in view.units if one.status == "on-table" and (anybody or one.id in view.field.places)
    ]
    if not names:
        return ""
    at = names.index(chosen) + by if chosen in names else (0 if by > 0 else -1)
    return names[at % len(names)]
