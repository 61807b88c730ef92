"""Age 2 of The Unseen."""

from __future__ import annotations

from fudaba.games.innovation.board.state import BOARD, SAFE
from fudaba.games.innovation.expansions.secrets import safeguard_achievement, show, under, visible_cards
from fudaba.games.innovation.facts.printed import CASTLE, COLOURS, CROWN, LEAF, LEFT, LIGHTBULB
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import may, one


@dogma()
async def astrology(me: Me) -> None:
    most = max(len(me.stack(colour)) for colour in COLOURS)
    await me.may_splay(LEFT, *(colour for colour in COLOURS if len(me.stack(colour)) == most))


@dogma()
async def astrology_2(me: Me) -> None:
    melded = await me.draw_and_meld(visible_cards(me, "purple"))
    await me.tuck(melded.lacking(CROWN))


@dogma()
async def cipher(me: Me) -> None:
    returned = await me.return_(me.hand)
    if len(returned) >= 2:
        await me.draw(returned.highest.age + 1)


@dogma()
async def cipher_2(me: Me) -> None:
    await me.draw(me.value(2))
    await me.may_splay(LEFT, "blue")


@dogma()
async def counterfeiting(me: Me) -> None:
    while me.again(await me.score(one(me.tops.aged(*(me.tops.ages - me.score_pile.ages))))):
        pass


@dogma()
async def counterfeiting_2(me: Me) -> None:
    await me.may_splay(LEFT, "green", "purple")


@demand()
async def exile(me: Me, you: Me) -> None:
    if returned := await you.return_(one(you.tops.lacking(LEAF))):
        await you.return_(you.score_pile.aged(returned.age))


@dogma()
async def exile_2(me: Me) -> None:
    if len(me.due("return")) == 1:
        if me.this in me.tops_anywhere:
            await me.return_(me.this)
        await me.draw(me.value(3))


@dogma()
async def fingerprints(me: Me) -> None:
    await me.may_splay(LEFT, "red", "yellow")


@dogma()
async def fingerprints_2(me: Me) -> None:
    value = sum(me.splay_of(colour) > 0 for colour in COLOURS)
    await safeguard_achievement(me, value)
    if card := await me.choose(one(me.hand.aged(value)), "transfer"):
        player = await me.player(me.everybody)
        assert player is not None
        await me.transfer(card, player, BOARD)


@dogma()
async def meteorology(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(3))
    if drawn.having(LEAF):
        await me.score(drawn)
    elif drawn.having(CROWN):
        await me.return_(drawn)
        await me.draw(me.value(3), times=2)
    else:
        await me.tuck(drawn)


@dogma()
async def meteorology_2(me: Me) -> None:
    if not me.icons(CASTLE):
        await me.claim_special("zen")


@demand()
async def padlock(me: Me, you: Me) -> None:
    await you.offer(one(you.safe))


@dogma()
async def padlock_2(me: Me) -> None:
    if me.due("offer"):
        return
    left = me.hand
    for _ in range(3):
        to_score = await me.choose(may(left), "score")
        await me.score(to_score)
        left = left.aged(*(left.ages - to_score.ages if to_score else ()))


@dogma()
async def password(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(2))
    able = len(me.safe) < me.t.limit(me.seat, SAFE)
    matching = me.hand.coloured(drawn.colour) if able else me.hand.coloured()
    if await me.safeguard(await show(me, may(matching), "safeguard")):
        await me.score(drawn)
    else:
        await me.return_(me.hand)
        await me.keep(drawn)


@demand()
async def propaganda(me: Me, you: Me) -> None:
    colour = await me.choose_colour(COLOURS)
    for card in await you.meld(one(you.hand.coloured(colour))):
        await you.transfer(under(you, card), me, BOARD)


@dogma()
async def propaganda_2(me: Me) -> None:
    await me.meld(one(me.hand))


@dogma()
async def steganography(me: Me) -> None:
    bright = [c for c in me.colours if any(mark == LIGHTBULB for _, mark in me.t.visible(me.seat, c))]
    if colour := await me.may_splay(LEFT, *bright):
        await safeguard_achievement(me, len(me.stack(colour)))
    else:
        await me.draw_and_tuck(me.value(3))
