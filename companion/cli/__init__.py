"""`companion …`: everything that can be done to a game, headless. Each command loads only what it needs."""

from __future__ import annotations

from typing import NoReturn


def main() -> NoReturn:
    """Run the command line of this process."""
    from companion.cli.app import companion

    companion.main()
    raise SystemExit(0)
