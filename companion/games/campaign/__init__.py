"""The Road to Gettysburg: the hex campaign of 1863, as pure rules."""
