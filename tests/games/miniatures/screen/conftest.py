"""The desktop of every test of these windows."""

from __future__ import annotations

from tests.desktop.conftest import _own_folders, desktop, open_window
