"""Memory that pictures needed goes back to the operating system."""

from __future__ import annotations

import ctypes
from contextlib import suppress

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
"""As glibc's malloc.h has them."""


def return_memory() -> None:
    """glibc learns from the first large pictures to keep what such ones leave behind, and does so for each thread that
    draws: hundreds of megabytes that nobody needs. Here the largest get memory of their own, threads share the rest,
    and little of it is kept unused. With another C library there is nothing to do."""
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):
        return
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 16 << 20)
    mallopt(M_ARENA_MAX, 1)


def trim() -> None:
    """Give back what lies unused between what is still needed: after a picture some 15 MiB, in a millisecond."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
