"""Something is not done, and why."""

from __future__ import annotations

from fudaba.kernel.problem import Problem
from fudaba.server.protocol.messages import Refused
from fudaba.server.protocol.schema import Text
from fudaba.server.protocol.texts import say
from fudaba.text.problems import problem_text

LONGEST = 500
"""How many characters of what is wrong are told: some of it may be what somebody sent."""


class ClientError(Exception):
    """Something is not done, and nothing has changed; for the words of `Refused`.

    code: as there. message: the id of the sentence that tells why. detail: more closely what is wrong; a
    text is somebody else's words (the disk's), which are the same for everybody.
    """

    def __init__(self, code: str, message: str, detail: Problem | str = "") -> None:
        super().__init__(f"{code}: {detail or message}")
        self.code = code
        self.message = message
        self.detail = detail

    def response(self, what: str, table: str = "") -> Refused:
        """What is sent to the person who wanted it."""
        return Refused(what, self.code, say(self.message), _in_words(self.detail), table)


def _in_words(detail: Problem | str) -> Text:
    if isinstance(detail, str):
        return Text(detail[:LONGEST], detail[:LONGEST])
    return Text(problem_text(detail, "en")[:LONGEST], problem_text(detail, "ja")[:LONGEST])


class Moved(ClientError):
    """While somebody waited here for a table, another process came to own it: there it can be asked for."""

    def __init__(self) -> None:
        super().__init__("not_now", "server-elsewhere")
