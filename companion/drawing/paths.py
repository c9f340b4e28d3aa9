"""Paths written as SVG writes them, those of the look's tokens, as steps of a drawing, and as lines."""

from __future__ import annotations

import re
from collections.abc import Iterator

Steps = tuple[tuple[str | float, ...], ...]
_WANTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "Z": 0}
_FIGURE = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
_COMMAND = re.compile(rf"([MLHVQZ])((?:[\s,]*{_FIGURE.pattern})*)")
_LEFT = re.compile(r"[^\s,]")


def path(text: str) -> Steps:
    """Give the steps of a path: M, L, H, V, Q and Z with absolute figures; H and V become L.

    Raises ValueError for any other letter, or where figures are missing or left over.
    """
    steps: list[tuple[str | float, ...]] = []
    x = y = 0.0
    for letter, given in _commands(text):
        if letter == "Z":
            steps.append(("Z",))
            continue
        if letter in "HV":
            x, y = (given[0], y) if letter == "H" else (x, given[0])
            steps.append(("L", x, y))
            continue
        x, y = given[-2:]
        steps.append((letter, *given))
    return tuple(steps)


def written(steps: Steps) -> str:
    """Give steps as a path again: `path(written(steps)) == steps` where no H or V is needed."""
    return " ".join(" ".join(part if isinstance(part, str) else repr(float(part)) for part in step) for step in steps)


def moved(steps: Steps, at: tuple[float, float] = (0.0, 0.0), scale: float = 1.0) -> Steps:
    """Give steps enlarged from the origin and then moved to a place."""
    return tuple((step[0], *(scale * float(part) + at[nth % 2] for nth, part in enumerate(step[1:]))) for step in steps)


def points(steps: Steps) -> tuple[tuple[float, float], ...]:
    """Give every point that steps name; a curve's middle point is one of them, so they hold all that is drawn."""
    found: list[tuple[float, float]] = []
    for step in steps:
        figures = [float(part) for part in step[1:]]
        found += list(zip(figures[::2], figures[1::2], strict=True))
    return tuple(found)


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """Give each command with its figures; figures that go on are a further command, after M a line."""
    if _LEFT.search(_COMMAND.sub("", text)):
        raise ValueError(f"{text!r} is no path of {', '.join(_WANTS)}")
    for letter, figures in _COMMAND.findall(text):
        given, wants = [float(one) for one in _FIGURE.findall(figures)], _WANTS[letter]
        if (len(given) % wants or not given) if wants else given:
            raise ValueError(f"{text!r}: {letter} takes {wants} figures, not {len(given)}")
        yield letter, given[:wants]
        for start in range(wants, len(given), wants or 1):
            yield "L" if letter == "M" else letter, given[start : start + wants]


_CURVED = 6
"""Lines that stand for a curve."""


def as_lines(steps: Steps) -> tuple[tuple[tuple[float, float], ...], ...]:
    """Give what steps draw as lines, one for each M; a curve is so many short ones."""
    found: list[list[tuple[float, float]]] = []
    for letter, *given in steps:
        figures = [float(part) for part in given]
        if letter == "M":
            found.append([(figures[0], figures[1])])
        elif letter == "L":
            found[-1].append((figures[0], figures[1]))
        elif letter == "Q":
            begin, bend, end = found[-1][-1], (figures[0], figures[1]), (figures[2], figures[3])
            for nth in range(1, _CURVED + 1):
                t = nth / _CURVED
                near, middle, far = (1 - t) ** 2, 2 * t * (1 - t), t * t
                found[-1].append(
                    (
                        near * begin[0] + middle * bend[0] + far * end[0],
                        near * begin[1] + middle * bend[1] + far * end[1],
                    )
                )
    return tuple(tuple(line) for line in found)
