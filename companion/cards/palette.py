"""The colours of print: white paper, tints that fall evenly in grey; in grey, and saving ink."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.cards.shapes.tokens import tokens

Color = tuple[float, float, float]
WHITE: Color = (1.0, 1.0, 1.0)
BLACK: Color = (0.0, 0.0, 0.0)
_SAVED = (
    "paper",
    "wash",
    "lamp-row",
    "lamp",
    "map.mountain",
    "map.level1",
    "map.level2",
    "map.level3",
    "map.level4",
    "map.woods",
    "map.corn",
)
_GROUNDS = ("page", "sheet")
_MAP_GROUNDS = ("map.board", "map.ground", "map.halo", "map.road")
_FIELD = ("field.ground", "field.level1", "field.level2", "field.level3")
"""The ground of a table and its hills: in colour the higher the lighter, in grey the darker, on white."""
_DEEPER = 0.93
"""What follows the last of the printed severities is so much darker."""


def palette(*, grey: bool = False, ink_saving: bool = False) -> dict[str, Color | None]:
    """Give the colours by token; None where nothing is printed."""
    look = tokens()
    light = {name: one for name, one in look["themes"]["light"].items() if isinstance(one, str)}
    found: dict[str, Color | None] = {name: _color(one) for name, one in light.items()}
    for part in ("map", "field"):
        drawn = {f"{part}.{name}": one for name, one in look["themes"]["light"][part].items() if isinstance(one, str)}
        found |= {name: _color(one) for name, one in drawn.items()}
    found |= {f"on.{name}": _color(one) for name, one in look["themes"]["light"]["on"].items()}
    tints = [_color(one) for one in look["grey_print"]["effect_tints"]]
    tints.append(_deeper(tints[-1]))
    found |= {f"sev{place}": tint for place, tint in enumerate(tints)}
    found |= dict.fromkeys((*_GROUNDS, "on-ink", *_MAP_GROUNDS), WHITE)
    found["black"] = BLACK  # what a camera reads, and no eye
    if grey:
        found |= dict(zip(_FIELD, tints, strict=False))
        found = {name: _grey(one) for name, one in found.items() if one is not None}
        found["union"] = _color(look["grey_print"]["union"].split()[0])
    if ink_saving:
        tints_off = [
            name for name in found if name in _SAVED or name.endswith("-tint") or name.startswith(("sev", "field."))
        ]
        found |= dict.fromkeys(tints_off)
    return found


def dark_palette() -> dict[str, Color | None]:
    """Give the colours of a picture that is looked at on a dark screen, by token, as the windows have them."""
    return {name: _color(one) for name, one in _named(tokens()["themes"]["dark"])}


def _named(theme: dict[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    for name, one in theme.items():
        if isinstance(one, dict):
            yield from _named(one, f"{before}{name}.")
        elif isinstance(one, str):
            yield before + name, one


def screen_color(token: str, theme: str = "light") -> str:
    """Give a colour of the screen as CSS knows it, by its token: "ink", "map.halo"."""
    found: Any = tokens()["themes"][theme]
    for part in token.split("."):
        found = found[part]
    return str(found)


def _color(text: str) -> Color:
    red, green, blue = (int(text[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return (red, green, blue)


def _deeper(color: Color) -> Color:
    red, green, blue = color
    return (red * _DEEPER, green * _DEEPER, blue * _DEEPER)


def _grey(color: Color | None) -> Color | None:
    if color is None:
        return None
    value = round(sum(part * share for part, share in zip(color, (0.2126, 0.7152, 0.0722), strict=True)), 4)
    return (value, value, value)
