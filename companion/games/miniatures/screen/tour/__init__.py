"""The tour: pages over a battle, in a panel at the foot of its window.

`pages` says what each page tells and asks for, `playing` sees that it happened and does it for whoever wishes, `panel`
shows one page after the other, `frame` draws the gold frame and the keys.
"""
