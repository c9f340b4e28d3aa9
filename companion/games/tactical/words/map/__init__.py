"""The map of a square-grid battle as shapes, drawn once for the window and for print."""
