"""Players of The Road to Gettysburg."""
