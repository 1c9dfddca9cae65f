"""Passkeys: the lasting way to be the same visitor on any device, without a password. The library is fido2.

A ceremony has two requests: the site sends a challenge, and the browser brings back what the authenticator
has signed. What is awaited is kept in memory, by visitor, for a few minutes.
"""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from fido2.server import Fido2Server
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticationResponse,
    AuthenticatorData,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialUserEntity,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from fondaco.server.errors import RequestRefused
from fondaco.server.mine.wire import PasskeyInfo
from fondaco.server.store import passkeys as rows
from fondaco.server.store.passkeys import Passkey
from fondaco.server.store.store import Store

MAX_CEREMONY_SECONDS: Final = 300.0  # between a challenge and its answer
MAX_CEREMONIES: Final = 10_000  # under way at once; the oldest are forgotten first
MAX_PASSKEYS: Final = 10  # of one visitor
PREFERRED: Final = UserVerificationRequirement.PREFERRED

Document = Mapping[str, Any]  # JSON as the browser's functions for passkeys take and give it


class Address(NamedTuple):
    """Where the page that asks lies: a passkey holds for one host name, and answers to one origin."""

    host: str
    origin: str


class Awaited(NamedTuple):
    """A ceremony that has begun: what fido2 must know to end it, and until when it may end."""

    state: Any
    expires: float


class Passkeys:
    """The passkeys of a site."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.awaited: OrderedDict[str, Awaited] = OrderedDict()  # by visitor, the oldest first

    async def begin_adding(self, visitor: str, name: str, at: Address) -> Document:
        """What the browser needs to make a passkey. Raises RequestRefused."""
        known = await rows.of_visitor(self.store, visitor)
        if len(known) >= MAX_PASSKEYS:
            raise RequestRefused(409, "passkeys")
        user = PublicKeyCredentialUserEntity(name=name, id=handle(visitor), display_name=name)
        options, state = server(at).register_begin(
            user,
            [AttestedCredentialData(key.credential) for key in known],
            resident_key_requirement=ResidentKeyRequirement.REQUIRED,  # or it could not be found by itself
            user_verification=PREFERRED,
        )
        self.wait_for(visitor, state)
        return dict(options)

    async def add(self, visitor: str, answer: Document, at: Address) -> None:
        """Keep a passkey that was made. Raises RequestRefused."""
        state = self.state_of(visitor)
        try:
            made = server(at).register_complete(state, answer)
        except Exception:  # whatever a malformed answer makes the library raise
            raise RequestRefused(400, "passkey") from None
        credential = made.credential_data
        if credential is None or await rows.find(self.store, credential.credential_id):
            raise RequestRefused(400, "passkey")
        now = time.time()
        id = credential.credential_id
        await rows.add(self.store, Passkey(id, visitor, bytes(credential), made.counter, now, now))

    def begin_signing_in(self, visitor: str, at: Address) -> Document:
        """What the browser needs to ask for any passkey of this site."""
        options, state = server(at).authenticate_begin(user_verification=PREFERRED)
        self.wait_for(visitor, state)
        return dict(options)

    async def sign_in(self, visitor: str, answer: Document, at: Address) -> str:
        """The visitor whose passkey has signed. Raises RequestRefused."""
        state = self.state_of(visitor)
        try:
            said = AuthenticationResponse.from_dict(answer)
            known = await rows.find(self.store, said.raw_id)
            assert known is not None, "a passkey that was removed, or another site's"
            server(at).authenticate_complete(state, [AttestedCredentialData(known.credential)], said)
        except Exception:  # whatever a malformed or wrong answer makes the library raise
            raise RequestRefused(403, "passkey") from None
        counter = check_counter(known, said.response.authenticator_data)
        await rows.note_use(self.store, known.id, counter, time.time())
        return known.visitor

    async def listed(self, visitor: str) -> list[PasskeyInfo]:
        keys = await rows.of_visitor(self.store, visitor)
        return [PasskeyInfo(websafe_encode(key.id), key.created, key.used) for key in keys]

    async def remove(self, visitor: str, id: str) -> None:
        """Delete a passkey of a visitor. Raises RequestRefused."""
        try:
            is_gone = await rows.remove(self.store, visitor, websafe_decode(id))
        except ValueError:  # it is not base64
            is_gone = False
        if not is_gone:
            raise RequestRefused(404, "passkey")

    def wait_for(self, visitor: str, state: object) -> None:
        self.awaited.pop(visitor, None)
        self.awaited[visitor] = Awaited(state, time.time() + MAX_CEREMONY_SECONDS)
        if len(self.awaited) > MAX_CEREMONIES:
            self.awaited.popitem(last=False)

    def state_of(self, visitor: str) -> Any:
        """What is awaited of a visitor; a challenge is answered once. Raises RequestRefused."""
        awaited = self.awaited.pop(visitor, None)
        if awaited is None or awaited.expires < time.time():
            raise RequestRefused(409, "passkey-late")
        return awaited.state


def server(at: Address) -> Fido2Server:
    """The checks of WebAuthn for a page at this address."""
    party = PublicKeyCredentialRpEntity(name="Fondaco", id=at.host)
    return Fido2Server(party, verify_origin=lambda origin: origin == at.origin)


def handle(visitor: str) -> bytes:
    """What an authenticator keeps of the visitor: it cannot be used to make the cookie."""
    return hashlib.sha256(f"passkey {visitor}".encode()).digest()


def check_counter(known: Passkey, data: AuthenticatorData) -> int:
    """How often the passkey has signed now. Raises RequestRefused if a copy of it seems to be about."""
    if data.counter <= known.counter and (data.counter or known.counter):
        raise RequestRefused(403, "passkey")
    return data.counter
