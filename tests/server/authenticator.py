"""An authenticator in software: it makes passkeys and signs with them as a phone would."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import websafe_encode
from fido2.webauthn import Aaguid, AttestationObject, AttestedCredentialData, AuthenticatorData

FLAGS = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV

Options = dict[str, Any]


class Authenticator:
    """One passkey for one site."""

    def __init__(self, host: str, origin: str) -> None:
        self.host_hash = hashlib.sha256(host.encode()).digest()
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.counter = 0

    def create(self, options: Options) -> Options:
        """What `navigator.credentials.create` gives, as JSON."""
        # fido2 has no types for this one function.
        public = ES256.from_cryptography_key(self.key.public_key())  # type: ignore[no-untyped-call]
        credential = AttestedCredentialData.create(Aaguid.NONE, self.id, public)
        flags = FLAGS | AuthenticatorData.FLAG.AT
        data = AuthenticatorData.create(self.host_hash, flags, self.counter, credential)
        response = {
            "clientDataJSON": websafe_encode(self.client_data("webauthn.create", options)),
            "attestationObject": websafe_encode(AttestationObject.create("none", data, {})),
        }
        return self.answer(response)

    def get(self, options: Options) -> Options:
        """What `navigator.credentials.get` gives, as JSON."""
        self.counter += 1
        data = AuthenticatorData.create(self.host_hash, FLAGS, self.counter)
        client = self.client_data("webauthn.get", options)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": websafe_encode(client),
            "authenticatorData": websafe_encode(data),
            "signature": websafe_encode(signed),
        }
        return self.answer(response)

    def answer(self, response: Options) -> Options:
        id = websafe_encode(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}

    def client_data(self, kind: str, options: Options) -> bytes:
        challenge = options["publicKey"]["challenge"]
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
