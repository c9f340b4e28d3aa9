"""The campaign's hex map as shapes, drawn once for the window and for print."""
