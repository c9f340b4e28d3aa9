"""Where faults of the program are written down: one log for every front end."""

from __future__ import annotations

from pathlib import Path

LARGEST = 1_000_000
"""From so many bytes on the log begins anew; the one before is kept beside it."""


def place() -> Path:
    """Give the place of the log."""
    from platformdirs import user_log_dir

    return Path(user_log_dir("companion", appauthor=False)) / "faults.log"


def log(error: BaseException) -> Path | None:
    """Write a fault to the log; gives its place, None when it could not be written."""
    import traceback  # as good as never needed, and every command would wait for it
    from datetime import UTC, datetime

    try:
        path = place()
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > LARGEST:
            path.replace(path.with_name("faults.old.log"))
        with path.open("a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}\n{''.join(traceback.format_exception(error))}\n")
    except (OSError, RuntimeError):  # the disk, or there is no home to write to
        return None
    return path
