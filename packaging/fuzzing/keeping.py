"""Inputs that failed, cut down a little and kept as files that `packaging/fuzz --again` runs."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path

from fuzzing.targets import Target
from fuzzing.watching import Outcome, outcome_of

TRIES = 120
"""How often an input is cut before it is kept as it then is."""


def kept(out: Path, name: str, target: Target, outcome: Outcome, raw: bytes) -> Path:
    """Cut an input down while it fails in the same way, and keep it; gives the file."""
    small = _cut(target, outcome, raw) if outcome.how not in ("hang", "death") and name != "documents" else raw
    out.mkdir(parents=True, exist_ok=True)
    where = re.sub(r"[^\w.-]+", "-", f"{name}-{outcome.how}-{outcome.where}")
    file = out / f"{where}.json"
    file.write_text(
        json.dumps(
            {
                "target": name,
                "number": outcome.number,
                "how": outcome.how,
                "where": outcome.where,
                "input": small[:2000].decode("utf-8", "backslashreplace"),
                "told": outcome.told,
                "base64": base64.b64encode(small).decode(),
            },
            indent=1,
        )
    )
    return file


def read_kept(file: Path) -> tuple[str, bytes]:
    """Give the target and the input of a kept failure."""
    found = json.loads(file.read_text())
    return found["target"], base64.b64decode(found["base64"])


def _cut(target: Target, outcome: Outcome, raw: bytes) -> bytes:
    """Take parts out, large ones first, while the input fails in the same place."""
    size, tries = len(raw) // 2, 0
    while size and tries < TRIES:
        at, smaller = 0, False
        while at < len(raw) and tries < TRIES:
            shorter = raw[:at] + raw[at + size :]
            tries += 1
            found = outcome_of(target, shorter)
            if (found.how, found.where) == (outcome.how, outcome.where):
                raw, smaller = shorter, True
            else:
                at += size
        if not smaller:
            size //= 2
    return raw
