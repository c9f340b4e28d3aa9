"""What is drawn again and again: paths, markers, pips, sides; values of `companion.cards.content`, in millimetres."""
