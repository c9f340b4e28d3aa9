"""The house rules: imports run one way, files stay readable, names are the field's."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "companion").rglob("*.py"))
LONGEST = 400
EXCEPTIONS: dict[str, str] = {}
"""Files that may be longer, with the reason."""


def test_imports_run_one_way() -> None:
    """The contracts stand in pyproject.toml."""
    lint = "from importlinter.cli import lint_imports; import sys; sys.exit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", lint], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_outgrows_a_room(path: Path) -> None:
    name = str(path.relative_to(ROOT))
    length = len(path.read_text(encoding="utf-8").splitlines())
    assert length <= LONGEST or name in EXCEPTIONS


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_names_are_the_fields_own(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)] + [path.stem.title()]
    empty = [name for name in named for word in ("Manager", "Helper", "Util", "Handler") if word in name]
    assert not empty


def test_the_charts_start_without_the_slow_libraries() -> None:
    """A quick command must not wait for Qt, numpy, reportlab or rich."""
    script = (
        "import sys, companion.kernel.session, companion.games.miniatures.game\n"
        "slow = {'PySide6', 'numpy', 'reportlab', 'rich', 'pypdfium2', 'click'} & set(sys.modules)\n"
        "sys.exit(', '.join(slow) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
