"""Returns memory that was used for pictures to the operating system."""

from __future__ import annotations

import ctypes
from contextlib import suppress

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
"""Constants of `mallopt` from glibc's malloc.h."""


def return_memory() -> None:
    """By default glibc adapts to the first large pictures and then keeps freed memory, in each drawing thread: hundreds
    of unused megabytes. These settings give large blocks their own mapping, let the threads share an arena and limit
    unused memory. Does nothing with another C library."""
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):
        return
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 16 << 20)
    mallopt(M_ARENA_MAX, 1)


def trim() -> None:
    """Return unused memory between used blocks: about 15 MiB after a picture, in a millisecond."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
