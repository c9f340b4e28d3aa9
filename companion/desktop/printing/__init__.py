"""The Print dialog: what is printed, the press, the preview."""
