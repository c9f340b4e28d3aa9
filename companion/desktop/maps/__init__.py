"""What every map in a window shares: painting its shapes, keeping its picture, zooming and panning."""
