"""The Road to Gettysburg: the hex campaign of 1863, two armies that know of each other and of themselves by courier.

The computer keeps map, clock and dice; each side is a person's or the computer's. Its figures stand in
`rulesets/gettysburg`. A battle of it can be fought on a table of miniatures (`companion.table`).
"""
