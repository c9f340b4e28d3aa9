"""What the wheel carries besides the package: rulesets, resources, guide, catalogues, compiled. A hook of hatchling.

Sources of catalogues stay behind, and nothing is written into the folder that is built from.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from wording.po import compiled

CARRIED = ("rulesets", "resources", "docs")
CATALOGUES = (".po", ".mo")


class Carried(BuildHookInterface[Any]):
    """Names every file with its place in the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the catalogues into a folder of their own, and add them to what is carried."""
        root = Path(self.root)
        self.made = tempfile.TemporaryDirectory(prefix="catalogues-")
        carried = build_data["force_include"]
        for folder in CARRIED:
            for path in sorted((root / folder).rglob("*")):
                if not path.is_file():
                    continue
                place = f"companion/_data/{path.relative_to(root).as_posix()}"
                if path.suffix not in CATALOGUES:
                    carried[str(path)] = place
                elif path.suffix == ".po":
                    made = Path(self.made.name, path.stem).with_suffix(".mo")
                    made.write_bytes(compiled(path.read_text(encoding="utf-8")))
                    carried[str(made)] = place.removesuffix(".po") + ".mo"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        self.made.cleanup()
