"""A real Chromium, driven by its own driver, for pages as players see them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

PHONE, TABLET = (390, 844), (1024, 768)


def chromium() -> tuple[str, str]:
    """Give browser and driver, or skip with what installs them."""
    pytest.importorskip("selenium", reason="selenium is not installed; the extra [dev] brings it")
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    driver = shutil.which("chromedriver")
    if found is None or driver is None:
        pytest.skip("no Chromium with its driver here: apt-get install chromium chromium-driver")
    return found, driver


@contextmanager
def browser(size: tuple[int, int], *, dark: bool = False, language: str = "en") -> Iterator[Any]:
    """Give a browser with a window of a size, that prefers a language, in the light or in the dark."""
    from selenium import webdriver
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service

    binary, driver = chromium()
    options = Options()
    for one in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"):
        options.add_argument(one)
    options.add_argument(f"--lang={language}")
    options.add_experimental_option("prefs", {"intl.accept_languages": language})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    options.binary_location = binary
    found = webdriver.Chrome(options=options, service=Service(driver))
    try:
        wide, tall = size
        metrics = {"width": wide, "height": tall, "deviceScaleFactor": 1, "mobile": wide < 700}
        found.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        if dark:
            look = {"features": [{"name": "prefers-color-scheme", "value": "dark"}]}
            found.execute_cdp_cmd("Emulation.setEmulatedMedia", look)
        yield found
    finally:
        found.quit()
