"""Hypothesis looks for new cases at every run, except in CI, where what is submitted decides and not the day's luck.

No case has a deadline: how fast things are is the benchmarks' to say, and a busy machine is no fault of a rule.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import settings
from wording.po import compile_all

EXAMPLES = 50
"""Of a property that says nothing else: a wrong rule fails the first few; packaging/fuzz looks for what is rare."""
SWEEP = 100_000, 20, 50
"""How much is made between two looks for circles, as `gc.set_threshold` takes it."""
LONGEST = (
    "study/studies/test_killed",
    "desktop/test_everything_fits",
    "test_secrets",
    "packaging/",
    "tactical/computer/",
)
"""Files whose tests take long: begun last they would leave the other cores idle."""
if not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # a machine without a screen draws all the same
os.environ["COMPANION_LANGUAGE"] = "en"  # whatever this machine speaks
# A set PYTHONDONTWRITEBYTECODE would have each process of a run, and each program that a test starts, compile everything
# anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
compile_all()  # the languages that the program speaks are made of their catalogues
settings.register_profile("ci", derandomize=True, deadline=None, max_examples=EXAMPLES)
settings.register_profile("at-home", deadline=None, max_examples=EXAMPLES)
settings.load_profile("ci" if os.environ.get("CI") else "at-home")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Sweep between tests of windows and not within them: a circle of widgets that went while Qt walks over all of them,
    or in a thread that writes a PDF, would take the process along (`companion.desktop.app.sweeping`).
    """
    if "qapp" not in getattr(item, "fixturenames", ()):
        return (yield)
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    """Let no test leave a menu or a question lying over all windows: it would take every key of the tests after it."""
    done = yield
    if "qapp" not in getattr(item, "fixturenames", ()):
        return done
    from PySide6.QtWidgets import QApplication

    left = []
    while (widget := QApplication.activePopupWidget() or QApplication.activeModalWidget()) is not None:
        left.append(f"{type(widget).__name__} {widget.windowTitle()}")
        widget.hide()
    assert not left, "the test leaves open what takes every key of the next one"
    return done


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what takes long first; otherwise the order stays as random as it is."""
    items.sort(key=lambda item: not any(part in item.nodeid for part in LONGEST))


def pytest_collection_finish() -> None:
    """Set what was collected aside: thousands of tests are no garbage, and need not be gone through for it again.

    What the tests make is swept more seldom than Python would: that was a tenth of their time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SWEEP)
