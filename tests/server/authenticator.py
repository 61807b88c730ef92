"""A passkey made of software, as a browser would speak for it; and a browser that has some."""

from __future__ import annotations

import contextlib
import hashlib
import json
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

from fudaba.server.http.app import Server
from fudaba.server.http.asgi import application
from tests.server.browsing import serving

NAME = "cards.example"
NAMES = (NAME, "localhost", "testserver")
"""As the settings have it."""
ORIGIN = f"https://{NAME}"
PRESENT, VERIFIED, ATTESTED = 1, 4, 64
"""Flags of what an authenticator says (WebAuthn, 6.1)."""


class Passkey:
    """One credential. flags: what it says of its user."""

    def __init__(self, flags: int = PRESENT | VERIFIED) -> None:
        self.id = secrets.token_bytes(16)
        self.flags = flags
        self.uses = 0
        self.handle = ""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: dict[str, Any], origin: str = ORIGIN) -> dict[str, Any]:
        """What the browser says once it has been made."""
        self.handle = options["user"]["id"]
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self._data(options["rp"]["id"], ATTESTED)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            clientDataJSON=self._client("webauthn.create", options["challenge"], origin),
            attestationObject=attestation,
        )

    def proof(self, options: dict[str, Any], origin: str = ORIGIN) -> dict[str, Any]:
        """What the browser says once it has signed."""
        self.uses += 1
        data = self._data(options["rpId"])
        client = self._client("webauthn.get", options["challenge"], origin)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        credential = self._credential(clientDataJSON=client, authenticatorData=data, signature=signature)
        credential["response"]["userHandle"] = self.handle
        return credential

    def _data(self, site: str, more: int = 0) -> bytes:
        flags = bytes([self.flags | more])
        return hashlib.sha256(site.encode()).digest() + flags + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        text = {name: bytes_to_base64url(data) for name, data in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": text}


def challenge_of(asked: dict[str, Any]) -> bytes:
    """What was to be signed."""
    return base64url_to_bytes(asked["options"]["challenge"])


class Person:
    """Somebody with a browser, and with passkeys."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.passkeys: list[Passkey] = []
        self.codes: list[str] = []

    async def post(self, path: str, status: int = 200, **sent: Any) -> Any:
        """Ask for something; what is told."""
        headers = {"origin": ORIGIN}
        response = await self.client.post(f"/api/people/{path}", json=sent, headers=headers)
        assert response.status_code == status, (path, response.status_code, response.text)
        return response.json() if response.content else None

    async def get(self, path: str, status: int = 200) -> Any:
        """Look at something."""
        response = await self.client.get(f"/api/people/{path}")
        assert response.status_code == status, (path, response.status_code, response.text)
        return response.json()

    async def keeps(self, name: str) -> dict[str, Any]:
        """Keep a name; who he is then."""
        asked = await self.post("new/ask", name=name)
        passkey = Passkey()
        reply = await self.post(
            "new", challenge=asked["challenge"], credential=passkey.made(asked["options"]), title="Laptop"
        )
        self.passkeys.append(passkey)
        self.codes = reply["codes"]
        me: dict[str, Any] = reply["me"]
        return me

    async def comes(self, passkey: Passkey, status: int = 200) -> Any:
        """Come in with a passkey."""
        asked = await self.post("in/ask")
        return await self.post(
            "in", status, challenge=asked["challenge"], credential=passkey.proof(asked["options"])
        )

    async def adds(self, passkey: Passkey, title: str = "Phone", status: int = 200) -> Any:
        """Add a device."""
        asked = await self.post("devices/ask")
        made = passkey.made(asked["options"])
        return await self.post("devices", status, challenge=asked["challenge"], credential=made, title=title)

    @property
    def cookie(self) -> str:
        """What its browser sends along."""
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())


@contextlib.asynccontextmanager
async def browser_at(server: Server, address: str = "10.0.0.1", **more: Any) -> AsyncIterator[Person]:
    """A browser at a server that has the name `NAME`, by HTTPS."""
    transport = httpx.ASGITransport(application(server), client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN, **more) as client:
        yield Person(client)


@contextlib.asynccontextmanager
async def served(data: Path, browsers: int) -> AsyncIterator[tuple[Server, list[Person]]]:
    """A server that has the name `NAME`, and this many browsers at it."""
    async with contextlib.AsyncExitStack() as exits:
        server = await exits.enter_async_context(serving(data, names=NAMES))
        yield server, [await exits.enter_async_context(browser_at(server)) for _ in range(browsers)]
