"""Free play on random deals: people who try whatever the page offers, for as long as somebody lets them.

Everything follows from one seed, so whatever fails here can be played again: the failure prints the command.
"""
