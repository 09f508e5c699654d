"""How the process treats memory and threads: memory used for pictures is returned, and the event loop comes first."""

from __future__ import annotations

import ctypes
import sys
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


def favour_the_loop() -> None:
    """Let threads that draw or compute give way to the event loop after a millisecond instead of Python's five, so that
    answers do not wait for somebody else's picture."""
    sys.setswitchinterval(0.001)
