"""Hypothesis looks for new cases at every run, except in CI, where what is submitted decides and not the day's luck."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("ci", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("ci")
