"""Hypothesis looks for new cases at every run, except in CI, where what is submitted decides and not the day's luck."""

from __future__ import annotations

import os

from hypothesis import settings

if not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # a machine without a screen draws all the same
settings.register_profile("ci", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("ci")
