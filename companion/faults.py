"""Where faults of the program are written down: one log for every front end."""

from __future__ import annotations

import traceback
from datetime import UTC, datetime
from pathlib import Path


def log(error: BaseException) -> Path | None:
    """Write a fault to the log; gives its place, None when it could not be written."""
    try:
        from platformdirs import user_log_dir

        place = Path(user_log_dir("companion", appauthor=False)) / "faults.log"
        place.parent.mkdir(parents=True, exist_ok=True)
        with place.open("a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}\n{''.join(traceback.format_exception(error))}\n")
    except OSError:
        return None
    return place
