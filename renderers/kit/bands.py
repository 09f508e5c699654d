"""Bands of a PNG: rows of a picture in compressed form, which are put together without being compressed again.

Each band is a part of the file's data that refers to nothing before it, so that bands can be kept and combined freely.
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import Struct, pack
from typing import NamedTuple
from zlib import DEFLATED, Z_FULL_FLUSH, adler32, compressobj, crc32, decompress

from PIL import Image

FAST, SMALL = 1, 6
"""Levels of compression: for what is drawn once, and for what is kept."""
_HEAD = Struct("<HI")
_BASE = 65521
"""The modulus of the check sum."""
_START, _END = b"\x78\x01", b"\x03\x00"
"""Of the compressed data: its header, and an empty last block."""


class Band(NamedTuple):
    high: int
    check: int
    body: bytes

    def written(self) -> bytes:
        return _HEAD.pack(self.high, self.check) + self.body

    @staticmethod
    def read(data: bytes) -> Band:
        high, check = _HEAD.unpack_from(data)
        return Band(high, check, data[_HEAD.size :])


def packed(image: Image.Image, level: int = FAST) -> Band:
    """A palette image as a band."""
    wide, high = image.size
    # Each row begins with the number of its filter: none.
    lines = Image.new("P", (wide + 1, high))
    lines.paste(image, (1, 0))
    data = lines.tobytes()
    packer = compressobj(level, DEFLATED, -15, 9)
    return Band(high, adler32(data), packer.compress(data) + packer.flush(Z_FULL_FLUSH))


def unpacked(band: Band, wide: int) -> Image.Image:
    """The image, without its palette."""
    data = decompress(band.body + _END, -15)
    return Image.frombytes("P", (wide + 1, band.high), data).crop((1, 0, wide + 1, band.high))


def assembled(wide: int, bands: Iterable[Band], palette: bytes) -> bytes:
    """The PNG with these bands from top to bottom."""
    found = list(bands)
    check, high = 1, 0
    for band in found:
        check = _joined(check, band.check, (wide + 1) * band.high)
        high += band.high
    head = pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    data = b"".join((_START, *(band.body for band in found), _END, pack(">I", check)))
    chunks = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        pack(">I", len(body)) + name + body + pack(">I", crc32(body, crc32(name))) for name, body in chunks
    )


def _joined(one: int, other: int, length: int) -> int:
    """The Adler-32 check sum of two pieces of data, from those of each and the length of the second."""
    low = (one & 0xFFFF) + (other & 0xFFFF) - 1
    high = (one >> 16) + (other >> 16) + length * ((one & 0xFFFF) - 1)
    return (high % _BASE) << 16 | low % _BASE
