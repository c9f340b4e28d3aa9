"""The command line of every test at the prompt."""

from __future__ import annotations

from tests.cli.conftest import _log_of_faults, game, run
