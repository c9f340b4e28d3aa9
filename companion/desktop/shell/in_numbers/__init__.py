"""The battle in numbers, as a window beside the game: plots, what stands behind them, the rolls that weighed most.

session ──► study.numbers ──► study.plots: figures ──► plot: painted as wide as there is room
                          └──► rolls: the widest, each with the way to its entry
"""
