"""The contents of the site are the guide's: what `docs/index.md` links to, under its headings. A hook of mkdocs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any


def on_config(config: Any) -> Any:
    """Give the site the chapters of the guide, in their order."""
    chapters: list[Any] = ["index.md"]
    for line in Path(config.docs_dir, "index.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapters.append({line.removeprefix("## "): []})
        elif found := re.match(r"- \[[^]]+\]\(([\w-]+\.md)\)", line):
            next(iter(chapters[-1].values())).append(found[1])
    config.nav = chapters
    return config
