"""A push service of our own on loopback; what it takes is read as a browser would read it."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def to_base64(data: bytes) -> str:
    """In base64url."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Taken(NamedTuple):
    """A message as it has come. headers: by their names in small letters."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def claims(self) -> dict[str, Any]:
        """What its signature says. It must hold, and be of the key that it names (RFC 8292)."""
        said = self.headers["authorization"]
        assert Vapid02.verify(said)
        token = said.partition("t=")[2].partition(",")[0]
        part = token.split(".")[1]
        claims: dict[str, Any] = json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))
        return claims

    @property
    def key(self) -> str:
        """The public key that has signed it."""
        return self.headers["authorization"].rpartition("k=")[2]


class Receiver:
    """What a browser has for its subscription: it alone can read what is sent to it."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": to_base64(public), "auth": to_base64(self._secret)}

    def read(self, taken: Taken) -> dict[str, str]:
        """What a message says (RFC 8291)."""
        assert taken.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(
            taken.body, private_key=self._private, auth_secret=self._secret, version="aes128gcm"
        )
        found: dict[str, str] = json.loads(plain)
        return found


class PushService:
    """taken: what has come. status: what it answers, at first; 201 from then on. holds: until when it keeps
    back what belongs to its answers besides their status; None: nothing does."""

    def __init__(self) -> None:
        self.taken: list[Taken] = []
        self.answers: list[int] = []
        self.holds: threading.Event | None = None
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = service.answers.pop(0) if service.answers else 201
                self.send_response(status)
                if status == 307:
                    self.send_header("location", f"{service.address}/elsewhere")
                self.send_header("content-length", "0" if service.holds is None else "1000000")
                self.end_headers()
                service.taken.append(Taken(self.path, headers, body))
                if service.holds is not None:
                    service.holds.wait(60)

            def log_message(self, format: str, *given: object) -> None:
                """Nothing is logged."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Take nothing more."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def pushing() -> Iterator[PushService]:
    """One, as long as it is needed."""
    service = PushService()
    try:
        yield service
    finally:
        service.close()
