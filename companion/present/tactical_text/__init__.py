"""The words of square-grid battles, wherever they are shown."""
