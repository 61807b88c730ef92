"""A token is declared once, and is there: in the lab, in views, on screens, for the checker of texts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fudaba import card_files
from fudaba.games.dominion.facts.shown import Lying, Public
from fudaba.games.dominion.facts.tokens import PILE, TOKENS, Token, counted, every
from fudaba.kernel.view import SPECTATOR, View
from fudaba.lab.commands.lab import read_all
from fudaba.lab.execution.runner import run
from fudaba.server.protocol.catalogue import catalogue
from fudaba.terminal.session.playback import PUBLIC, Playback
from fudaba.text import LANGS, words
from fudaba.text.check import findings
from fudaba.text.dominion.table import situation
from fudaba.text.dominion.table import token as token_text
from fudaba.text.narrator import narrator

SET = """
from fudaba.games.dominion.writing import (
    ACTION, CARD, HAS_OR_NOT, OWN_ON_PILE, PILE, PLAYER, Expansion, Me, Token, memory, one,
)

tiny = Expansion("tiny")
OIL = Token("oil_lamp", on=PILE)
BURNING = Token("oil_lamp", on=CARD, says="burning")
WICK = Token("wick", on=OWN_ON_PILE)
SMOKE = Token("smoke", on=PLAYER, sides=HAS_OR_NOT)
MATCHES = Token("matchbox", on=PLAYER)
SECRET = memory("tinder")

tiny.simple("matchbox", cost=1, types=ACTION, actions=1)


@tiny.card(cost=2, types=ACTION)
async def oil_lamp(me: Me) -> None:
    card = await me.choose(one(me.supply), "light")
    pile = me.home_of(card.card) if card else None
    if pile is not None:
        me.t.set_mark(OIL, pile.zone, me.t.mark(OIL, pile.zone) + 1)
        me.t.set_mark(BURNING, BURNING.place, 1)
        me.set_mark(WICK, pile.zone)
        me.set_mark(SMOKE, 1)
        me.set_mark(MATCHES, me.mark(MATCHES) + 3)
        me.set_mark(SECRET, 7)
"""
EN = """
dominion-card-oil_lamp = Oil Lamp
    .text = Light a pile.
dominion-card-matchbox = Matchbox
    .text = +1 Action.
dominion-ask-light = { $card }: which pile?
dominion-token-oil_lamp = Oil × { $count }
dominion-token-burning = burning
dominion-token-wick = Wick
    .name = Wick token
dominion-token-smoke = Smoke
dominion-token-matchbox = { $card }: { $count }
"""
JA = """
dominion-card-oil_lamp = オイルランプ
    .text = 山1つをともす。
dominion-card-matchbox = マッチ箱
    .text = +1 アクション。
dominion-ask-light = { $card }: どの山?
dominion-token-oil_lamp = 油 × { $count }
dominion-token-burning = 点灯
dominion-token-wick = 芯
    .name = 芯トークン
dominion-token-smoke = 煙
dominion-token-matchbox = { $card }: { $count }
"""
SCENARIO = """
scenario: tokens are set up, looked at and counted
game: dominion
setup:
  supply: [Oil Lamp, Village, Matchbox]
  piles: {Village: {Oil Lamp: 2}}
  tokens: {Oil Lamp: 1}
  A: {hand: [Oil Lamp, Copper], wick: Village, smoke: true, tokens: {Matchbox: 1}}
  B: {hand: [Copper], deck: [Copper*5]}
steps:
  - see: {piles.Village.Oil Lamp: 2, tokens.Oil Lamp: 1, A.wick: Village, A.smoke: true, A.tokens.Matchbox: 1}
  - see: {B.wick: none, B.smoke: false}
  - A: Oil Lamp
  - A: Silver
  - see: {piles.Village.Oil Lamp: 2, piles.Silver.Oil Lamp: 1, A.wick: Silver, A.tokens.Matchbox: 4}
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Path]:
    """A set of two cards with tokens of every sort."""
    for name, content in (
        ("tiny.py", SET),
        ("tiny.en.ftl", EN),
        ("tiny.ja.ftl", JA),
        ("tiny.yaml", SCENARIO),
    ):
        (tmp_path / name).write_text(content, encoding="utf-8")
    card_files.load(tmp_path / "tiny.py")
    yield tmp_path
    card_files.unload()


def test_a_token_that_is_declared_is_everywhere(tiny: Path) -> None:
    scenarios, errors, _ = read_all([str(tiny / "tiny.yaml")])
    assert not errors
    outcome = run(scenarios[0])
    assert outcome.ok, outcome.failure
    session = outcome.games[-1]
    lying = {(one.token, one.says): one for one in View(session.table, SPECTATOR).public_as(Public).tokens}
    zones = {pile.id: pile.zone for pile in View(session.table, SPECTATOR).public_as(Public).piles}
    silver, oil_lamp = zones["silver"], zones["oil_lamp"]
    assert lying["wick", "wick"] == Lying(token="wick", says="wick", seat=0, zone=silver, card="", count=1)
    assert lying["oil_lamp", "burning"].zone == oil_lamp, "the card has a pile, so it lies there"
    assert lying["matchbox", "matchbox"].count == 4
    assert lying["tinder", ""].count == 7
    in_words = {id: [token_text(words(lang), one) for lang in LANGS] for (id, _), one in lying.items()}
    assert in_words["matchbox"] == ["Matchbox: 4", "マッチ箱: 4"]
    assert in_words["tinder"] == ["", ""]
    playback = Playback(session.record())
    scene = playback.scene(playback.answers, PUBLIC, narrator("dominion", "en", playback.names))
    sentences = "\n".join(situation(scene))
    for part in ("Village 10 (Oil × 2)", "(Oil × 1)", "(burning)", "Wick on Silver", "Smoke", "Matchbox: 4"):
        assert part in sentences
    assert "tinder" not in sentences
    shown = catalogue("dominion")
    assert "dominion-token-wick = Wick" in shown.fluent.en
    assert "dominion-token-wick = 芯" in shown.fluent.ja
    assert shown.words["wick"].en == "Wick token"


def test_once_the_file_is_gone_so_are_its_tokens(tiny: Path) -> None:
    assert "wick" in TOKENS
    card_files.unload()
    assert "wick" not in TOKENS
    assert "dominion-token-wick" not in words("en").ids()
    card_files.load(tiny / "tiny.py")


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ('Token("oil", on=PILE)', ["dominion-token-oil"]),
        ('Token("oil", on=PILE, says="lamp")', []),
        ('Token("oil", on=PILE, says="")', []),
        ('Token("lamp", on=PILE)', []),
    ],
)
def test_a_token_without_its_message_fails_the_check_of_texts(
    tmp_path: Path, written: str, found: list[str]
) -> None:
    code, text = tmp_path / "code", tmp_path / "text"
    for folder in (code / "facts", text / "en", text / "ja", text / "sources"):
        folder.mkdir(parents=True)
    (code / "facts" / "tokens.py").write_text("# text of Token: dominion-token-*\n# text: dominion-token-*\n")
    (code / "cards.py").write_text(f"from tiny.facts.tokens import Token\nOIL = {written}\n")
    (code / "other.py").write_text('from elsewhere import Token\nToken("not this one")\n')
    (text / "en" / "a.ftl").write_text("dominion-token-lamp = Lamp\n", encoding="utf-8")
    (text / "ja" / "a.ftl").write_text("dominion-token-lamp = ランプ\n", encoding="utf-8")
    assert [one.message_id for one in findings(text, code)] == found


def test_every_token_is_told_in_both_languages() -> None:
    for token in every():
        for lang in LANGS if token.says else ():
            lying = Lying(token=token.id, says=token.says, seat=-1, zone=-1, card="", count=3)
            assert token_text(words(lang), lying)


def test_what_could_not_be_told_apart_is_refused() -> None:
    with pytest.raises(ValueError, match="two tokens 'embargo'"):
        Token("embargo", on=PILE)
    with pytest.raises(ValueError, match="two tokens 'pirate_ship'"):
        Token("pirate_ship", on=PILE)
    assert counted("trade_route", 2).says == "trade_route_mat"
    assert counted("trade_route", 40).says == "trade_route"
