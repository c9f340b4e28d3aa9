"""Cards, charts and sheets as PDF: content (pure values), layout (boxes), drawing (reportlab)."""
