"""Something is not done, and why."""

from __future__ import annotations

from fudaba.server.messages import Refused
from fudaba.server.told import say


class Refusal(Exception):
    """Something is not done, and nothing has changed; for the words of `Refused`.

    code: as there. message: the id of the sentence that tells why. detail: the engine's words.
    """

    def __init__(self, code: str, message: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail or message}")
        self.code = code
        self.message = message
        self.detail = detail

    def told(self, what: str, table: str = "") -> Refused:
        """What is sent to whoever wanted it."""
        return Refused(what, self.code, say(self.message), self.detail[:500], table)
