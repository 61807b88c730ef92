"""The client's idea of the messages is the server's."""

from pathlib import Path

import pytest

from fudaba.server.protocol.typescript import typescript

CLIENT = Path(__file__).parents[3] / "web/src/protocol.ts"


def test_the_client_has_the_messages_as_they_are() -> None:
    if not CLIENT.exists():
        pytest.skip("the client's source is not here")
    assert CLIENT.read_text(encoding="utf-8") == typescript(), (
        "make it anew: python -m fudaba.server.protocol.typescript > web/src/protocol.ts"
    )


def test_every_message_is_told_apart_by_its_t() -> None:
    text = typescript()
    assert 't: "answer";' in text
    assert "export type FromServer = Hello | Tables" in text


def test_what_a_client_may_leave_out_is_marked() -> None:
    text = typescript()
    assert "sequence?: number;" in text[text.index("interface Join ") : text.index("interface Answer ")]
    assert "options: Option[];" in text
