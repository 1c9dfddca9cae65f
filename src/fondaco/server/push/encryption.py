"""Encrypting a push for the one browser that may read it: RFC 8291, with the content coding of RFC 8188."""

from __future__ import annotations

import os
import struct
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD_BYTES: Final = 4096  # a push is one record, and shorter
LAST_RECORD: Final = b"\x02"  # the delimiter after the text


def encrypt(text: bytes, browser_key: bytes, secret: bytes) -> bytes:
    """The body of a push. `browser_key` and `secret` are `p256dh` and `auth` of the subscription.

    Raises ValueError if the key is no point of the curve.
    """
    return encrypt_with(text, browser_key, secret, ec.generate_private_key(CURVE), os.urandom(16))


def encrypt_with(
    text: bytes, browser_key: bytes, secret: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """The same with a given key pair and salt, each of which is used once."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser_key)
    public = point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    base = derive(shared, secret, b"WebPush: info\0" + browser_key + public, 32)
    key = derive(base, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(base, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + LAST_RECORD, None)
    return salt + struct.pack("!IB", RECORD_BYTES, len(public)) + public + sealed


def derive(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it is sent: 65 bytes, uncompressed."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
