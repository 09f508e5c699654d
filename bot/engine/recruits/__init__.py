"""The 48 recruits, one function a clause, its rule above its code. Importing this package registers them."""

from . import euphorian, icarite, subterran, wastelander

__all__ = ["euphorian", "icarite", "subterran", "wastelander"]
