"""Hypothesis looks for new cases at every run, except in CI, where what is submitted decides and not the day's luck.

No case has a deadline: how fast things are is the benchmarks' to say, and a busy machine is no fault of a rule.
"""

from __future__ import annotations

import os

from hypothesis import settings
from wording.po import compile_all

if not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # a machine without a screen draws all the same
os.environ["COMPANION_LANGUAGE"] = "en"  # whatever this machine speaks
compile_all()  # the languages that the program speaks are made of their catalogues
settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("at-home", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "at-home")
