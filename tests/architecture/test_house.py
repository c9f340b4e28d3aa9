"""The house rules: imports run one way, files stay readable, names are the field's."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.architecture.reading import ROOT, sources

LONGEST = 400
EXCEPTIONS: dict[str, str] = {}
"""Files that may be longer, with the reason."""


def test_imports_run_one_way() -> None:
    """The contracts stand in pyproject.toml."""
    lint = "from importlinter.cli import lint_imports; import sys; sys.exit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", lint], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_file_outgrows_a_room() -> None:
    lengths = {name: len(text.splitlines()) for name, text in sources().items() if name not in EXCEPTIONS}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_names_are_the_fields_own() -> None:
    named = [
        (name, one)
        for name, text in sources().items()
        for one in (Path(name).stem.title(), *re.findall(r"^ *class (\w+)", text, flags=re.M))
    ]
    assert [one for one in named for word in ("Manager", "Helper", "Util", "Handler") if word in one[1]] == []


def test_the_charts_start_without_the_slow_libraries() -> None:
    """A quick command must not wait for Qt, numpy, reportlab or rich."""
    script = (
        "import sys, companion.kernel.session, companion.games.miniatures.game\n"
        "slow = {'PySide6', 'numpy', 'reportlab', 'rich', 'pypdfium2', 'click'} & set(sys.modules)\n"
        "sys.exit(', '.join(slow) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
