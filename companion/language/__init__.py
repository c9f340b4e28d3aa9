"""What people read: words in every language, numbers, lengths and units, text on its way in and out."""
