"""A game from elsewhere: a duel by the toss of a coin, which no file of the program knows."""
