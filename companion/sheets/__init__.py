"""Tables as people keep them: workbooks of Excel and of LibreOffice, CSV of any kind, JSON, read as rows of cells.

What comes from a stranger is bounded before it is unpacked, nothing in it is worked out or fetched, and what cannot be
read is refused in words. What is written can be opened in any office program, and no cell of it is a formula.
"""

from companion.sheets.opening import is_sheet, read
from companion.sheets.tables import Cell, Rows, Sheet, place

__all__ = ["Cell", "Rows", "Sheet", "is_sheet", "place", "read"]
