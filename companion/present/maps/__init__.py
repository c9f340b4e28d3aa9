"""What every map is drawn with, whatever its squares or hexes: lines, areas, words, curves, letters along lines."""
