"""The acts of the field: shown in the place of the list, and read from photographs of the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from companion.desktop.widgets.acts import Act
from companion.language.tongue import tr


def field_acts(window: Any, open_form: Callable[[str, dict[str, Any]], None]) -> tuple[Act, ...]:
    """Give the acts of a window's field."""
    return (
        Act("field", tr("The field, or the list"), window.turn_field, "F9", "View", checked=window.on_field),
        Act("photograph", tr("A photograph of the table …"), partial(open_form, "photograph", {}), "Shift+F9", "View"),
    )
