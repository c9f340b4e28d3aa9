"""Files that a command writes into a folder of somebody's choice."""

from __future__ import annotations

from pathlib import Path

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import tr


def kept(folder: Path, name: str, content: str | bytes) -> Path:
    """Write a file into a folder, which is made where there is none. Raises BadInput where it cannot be written."""
    file = folder / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content.encode() if isinstance(content, str) else content)
    except OSError as error:
        why = tr("it cannot be written: {why}", why=error.strerror or str(error))
        raise BadInput(Problem(str(file), "", why, tr("choose a folder of your own"))) from None
    return file
