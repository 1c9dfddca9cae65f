"""A message that many sockets are sent alike: encoded and compressed once, written as it is to each.

The frames of a server are not masked (RFC 6455), so the same bytes serve every socket. Compressed by itself,
with nothing of what was sent before (RFC 7692), such a message is read rightly whatever else the socket
carries, as long as every other compressed message on it is compressed by itself, too.
"""

from __future__ import annotations

import zlib
from functools import cached_property
from typing import Final

WINDOW_BITS: Final = 15  # of the compression, which a browser that wants less memory may ask to be fewer
TEXT: Final = 0x81  # the first byte of a whole text message; with the bit of a compressed one:
COMPRESSED: Final = 0x40
TAIL: Final = b"\x00\x00\xff\xff"  # that ends a flush, and is left out of a message


class SharedFrame:
    """A text message as it goes over the wire, plain or compressed."""

    def __init__(self, message: bytes) -> None:
        self.message = message

    @cached_property
    def plain(self) -> bytes:
        return framed(TEXT, self.message)

    @cached_property
    def compressed(self) -> bytes:
        packer = zlib.compressobj(level=6, wbits=-WINDOW_BITS)
        packed = packer.compress(self.message) + packer.flush(zlib.Z_SYNC_FLUSH)
        return framed(TEXT | COMPRESSED, packed.removesuffix(TAIL))


def framed(first: int, content: bytes) -> bytes:
    """Content behind the header that says what it is and how long."""
    size = len(content)
    if size < 126:
        return bytes((first, size)) + content
    if size < 1 << 16:
        return bytes((first, 126)) + size.to_bytes(2, "big") + content
    return bytes((first, 127)) + size.to_bytes(8, "big") + content
