"""What the desktop shows of a square-grid battle, as plain values."""
