"""Text that is parted into cells: CSV with any separator, in any coding that offices write."""

from __future__ import annotations

import csv
import io
from collections import Counter

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import tr
from companion.sheets.tables import LONGEST, ROWS, Cell, bounded

SEPARATORS = ",;\t|^~:"
"""In the order in which they are believed where two part a text alike."""
MARKS = {
    b"\xff\xfe\x00\x00": "utf-32",
    b"\x00\x00\xfe\xff": "utf-32",
    b"\xff\xfe": "utf-16",
    b"\xfe\xff": "utf-16",
    b"\xef\xbb\xbf": "utf-8-sig",
}
LOOKED_AT = 60
"""Lines that say how a text is parted."""


def decoded(raw: bytes, name: str) -> str:
    """Give the text by its mark; without one it is UTF-8, or else what offices of the West wrote."""
    coding = next((one for mark, one in MARKS.items() if raw.startswith(mark)), "")
    if not coding and raw[:200].count(0) > len(raw[:200]) / 3:
        coding = "utf-16-le" if raw[1:2] == b"\x00" else "utf-16-be"
    try:
        return raw.decode(coding or "utf-8")
    except UnicodeDecodeError:
        if coding:
            hint = tr("save it anew as CSV, UTF-8")
            raise BadInput(Problem(name, "$", tr("is no text of its own coding"), hint)) from None
        return raw.decode("cp1252", "replace")


def rows(text: str, name: str) -> list[list[Cell]]:
    """Part a text into rows of cells; raises BadInput."""
    if "\x00" in text:
        raise BadInput(Problem(name, "$", tr("is no text"), tr("is it the right file?")))
    first, _, rest = text.partition("\n")
    told = first.strip().casefold()
    if told.startswith("sep=") and len(told) <= len("sep=") + 1:  # what Excel leaves for itself
        text, separator = rest, first.strip()[4:] or "\t"
    else:
        separator = separator_of(text)
    csv.field_size_limit(LONGEST * 100)
    found: list[list[Cell]] = []
    try:
        for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator, skipinitialspace=separator != "\t"):
            found.append([cell.strip() for cell in row])
            if len(found) > ROWS:
                break
    except csv.Error as error:
        raise BadInput(Problem(name, "$", tr("cannot be read as CSV ({error})", error=str(error)))) from None
    return bounded(found, name)


def separator_of(text: str) -> str:
    """Give what parts a text: what gives most of its first lines the same number of cells, and the more the better."""
    sample = [line for line in text.splitlines()[: LOOKED_AT * 2] if line.strip()][:LOOKED_AT]
    best, most = ",", 0.0
    for sign in SEPARATORS:
        try:
            counts = Counter(len(row) for row in csv.reader(sample, delimiter=sign))
        except csv.Error:
            continue
        width, agreed = max(counts.items(), key=lambda one: (one[0] > 1, one[1], one[0]), default=(1, 0))
        score = (width - 1) * agreed / max(1, sum(counts.values())) ** 0.5
        # Clock times and notes have colons, and no table is parted by them alone.
        score *= 0.2 if sign == ":" else 1.0
        if width > 1 and score > most:
            best, most = sign, score
    return best
