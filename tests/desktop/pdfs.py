"""PDFs read in tests of the desktop: PDFium knows one thread at a time, and a press may still be at work."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pypdfium2

from companion.desktop.printing.press import PDFIUM

READ: Any = pypdfium2.PdfDocument  # it has no types


@contextmanager
def opened(content: Any) -> Iterator[Any]:
    """Open a PDF while no press reads one."""
    with PDFIUM:
        found = READ(content)
        try:
            yield found
        finally:
            found.close()
