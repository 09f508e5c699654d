"""The 48 recruits: one function for each clause, with its rule as docstring. Importing this package registers them."""

from . import euphorian, icarite, subterran, wastelander

__all__ = ["euphorian", "icarite", "subterran", "wastelander"]
