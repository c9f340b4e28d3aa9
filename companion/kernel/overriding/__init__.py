"""What every kind of game shares: the base of its orders and facts, and what the referee does by hand.

    orders: Note, Override, SetOption, TakeSeat, Resign ──► facts: Noted, Overridden, OptionSet, SeatTaken
    because, of any order ──► gates ──► LetHappen

A game's commands and events inherit from `Command` and `Event` here and take these four among their own; `setting`
turns a value of plain JSON into one of the field's type, with every reason against it. Pure: rules import it.
"""
