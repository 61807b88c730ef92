"""The narrator, and every word that Bridge Over needs in both languages."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import fudaba.text.bridge_over
from fudaba.games import bridge_over, named
from fudaba.games.bridge_over import legal_cards
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.kernel.seen import Deciding, Seen, SeenCard, SeenEvent, SeenOption, SeenQuestion, SeenZone
from fudaba.kernel.session import Session
from fudaba.kernel.shown import Public
from fudaba.text import LANGS, MissingMessage, MissingSource, sources, words
from fudaba.text import narrator as narrator_module
from fudaba.text.bridge_over import showing
from fudaba.text.game_words import GameWords
from fudaba.text.names import all_card_names, ids_of, near_cards, read_card, read_colour, read_kind
from fudaba.text.narrator import Narrator, narrator

GAME = "bridge_over"
NAMES = ["Aya", "Ben", "Cho", "Dai"]
EN = narrator(GAME, "en", NAMES)
JA = narrator(GAME, "ja", NAMES)
BOTH = (EN, JA)

MODULE: GameWords = fudaba.text.bridge_over
CODE = [
    node
    for file in Path(bridge_over.__path__[0]).glob("*.py")
    for node in ast.walk(ast.parse(file.read_text("utf-8")))
]
CALLS = [node for node in CODE if isinstance(node, ast.Call)]


# What the game's code says, read out of it.


def calls(name: str) -> Iterator[ast.Call]:
    """All calls of a function or method of that name."""
    for call in CALLS:
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if called == name:
            yield call


def literals(name: str, place: int) -> set[str]:
    """The texts written out at one place of all calls of a function."""
    found = {ast.literal_eval(call.args[place]) for call in calls(name) if _is_text(call.args[place])}
    assert found, f"no call of {name} was found"
    return found


def kind_arguments() -> set[str]:
    """The kinds of event under which cards are drawn: `kind=` of `draw_cards`, and its default."""
    found = {
        ast.literal_eval(keyword.value)
        for call in calls("draw_cards")
        for keyword in call.keywords
        if keyword.arg == "kind"
    }
    for node in CODE:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            defaults = zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
            found |= {ast.literal_eval(value) for arg, value in defaults if value and arg.arg == "kind"}
    assert "draws" in found
    assert "suffers" in found
    return found


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


EVENT_KINDS = literals("tell", 0) | kind_arguments()
ASK_KINDS = literals("choose", 1) | literals("Ask", 1)
VERBS = literals("Option", 0) | {"may", "player"}
"""Those of the game, and two that the kernel asks in for every game."""
RULES = {
    rule
    for node in CODE
    if isinstance(node, ast.Constant) and isinstance(node.value, str)
    for rule in [node.value]
    if re.fullmatch(r"BRG-\w+", rule)
}
KINDS = [facts.id for facts in named(GAME).facts()]


def ask(kind: str, *options: SeenOption, **fields: Any) -> SeenQuestion:
    """A question as its decider sees it."""
    seats = {"owner": 0, "decider": 0}
    return SeenQuestion(**seats | fields, kind=kind, options=options)


def event(kind: str, *faces: str, **fields: Any) -> SeenEvent:
    """A line of the log; its faces are known where there are any."""
    seen: dict[str, Any] = {
        "kind": kind,
        "seat": 1,
        "whom": -1,
        "number": 0,
        "word": "",
        "rule": "",
        "cause": -1,
    }
    seen |= {"count": len(faces)} | fields
    return SeenEvent(**seen, cards=tuple(SeenCard(number, face) for number, face in enumerate(faces, 1)))


def ids(prefix: str) -> set[str]:
    """What follows the prefix in the ids of the messages."""
    return {id.removeprefix(prefix) for id in words("en").ids() if id.startswith(prefix)}


# Everything has its words.


def test_every_event_kind_has_its_sentence_and_no_other_is_kept() -> None:
    assert ids("bridge_over-log-") == EVENT_KINDS


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_verb_and_every_question_has_its_message(lang: str) -> None:
    say = words(lang)
    assert {verb for verb in VERBS if not say.has(f"bridge_over-option-{verb}")} == set()
    asked = ids("bridge_over-ask-")
    assert {
        kind for kind in ASK_KINDS if not any(id == kind or id.startswith(f"{kind}-") for id in asked)
    } == set()


def test_every_card_that_leads_on_to_another_has_its_question() -> None:
    asked = sum(
        _is_text(call.args[1]) and ast.literal_eval(call.args[1]) == "follow" for call in calls("choose")
    )
    cards = (legal_cards.ESCORT, legal_cards.CHAIN, "chained-escort", legal_cards.WILD_1, legal_cards.NUMBERS)
    assert len({EN.question(ask("follow", word=word)) for word in cards}) == len(cards) == asked


@pytest.mark.parametrize("n", BOTH, ids=LANGS)
def test_every_card_has_a_name_and_a_text_of_its_own(n: Narrator) -> None:
    names = [n.kind(id) for id in KINDS]
    assert len(set(names)) == len(names)
    assert all(len(n.card_text(id)) > 20 for id in KINDS)
    longer = [n.card_text(id) for id in KINDS if not id.startswith("number_")]
    assert len(set(longer)) == len(longer)


def test_a_card_is_called_the_same_in_both_languages() -> None:
    assert [EN.kind(id) for id in KINDS] == [JA.kind(id) for id in KINDS]
    assert [EN.kind(id) for id in ("number_7", "number_15", "wild_1", "shot_draw_2", "all_draw_1")] == [
        "7",
        "15",
        "Wild +1",
        "Shot Draw 2",
        "All Draw 1",
    ]


@pytest.mark.parametrize("n", BOTH, ids=LANGS)
def test_every_rule_that_the_game_names_is_told_with_its_source(n: Narrator) -> None:
    assert sources().keys() >= RULES
    assert len(RULES) > 50
    for rule in sources():
        assert n.rule(rule)
        assert n.source(rule)


def test_a_source_names_the_document_and_the_place() -> None:
    assert EN.source("BRG-030") == "Bridge Over: The Cards Explained, “Escort”"
    assert JA.source("BRG-030") == "Bridge Over カードの説明、「Escort」"
    with pytest.raises(MissingMessage):
        EN.rule("BRG-999")
    with pytest.raises(MissingSource):
        EN.source("BRG-999")


def test_the_generic_narrator_knows_no_game() -> None:
    text = inspect.getsource(narrator_module)
    assert "bridge" not in text.lower()
    assert MODULE.COLOURS == ("red", "green", "blue", "yellow")


def test_an_unknown_game_or_language_is_named() -> None:
    with pytest.raises(BadSetup, match="Did you mean ‘bridge_over’"):
        narrator("bridge", "en", NAMES)
    with pytest.raises(ValueError, match="unknown language 'fr'"):
        narrator(GAME, "fr", NAMES)


# Cards, written and read.


def faces() -> set[str]:
    """The faces of both decks, as the engine has them."""
    found = set()
    for deck in ("windia_war", "azumanga_court"):
        setup = setup_of(named(GAME), seats=2, seed="0", options={"deck": deck})
        found |= {card.face for card in named(GAME).table(setup).cards}
    return found


def test_the_faces_told_are_those_of_both_decks() -> None:
    assert set(MODULE.faces()) == faces()


@pytest.mark.parametrize("n", BOTH, ids=LANGS)
def test_every_card_is_read_as_it_is_written(n: Narrator) -> None:
    for face in faces():
        assert read_card(GAME, n.card(face)) == face
        assert read_card(GAME, face) == face
    for id in KINDS:
        assert read_kind(GAME, n.kind(id)) == read_kind(GAME, id) == id


@pytest.mark.parametrize(
    ("face", "en", "ja"),
    [
        ("red number_5", "red 5", "赤5"),
        ("yellow escort", "yellow Escort", "黄 Escort"),
        ("blue draw_2", "blue Draw 2", "青 Draw 2"),
        ("red/green direct", "red/green Direct", "赤/緑 Direct"),
        ("red/blue number_15", "red/blue 15", "赤/青15"),
        ("wild_1", "Wild +1", "Wild +1"),
        ("block", "Block", "Block"),
    ],
)
def test_a_card_by_name(face: str, en: str, ja: str) -> None:
    assert (EN.card(face), JA.card(face)) == (en, ja)


@pytest.mark.parametrize(
    ("text", "face"),
    [
        ("RED 5", "red number_5"),
        ("red5", "red number_5"),
        (" red  number_5 ", "red number_5"),
        ("赤 5", "red number_5"),
        ("赤5", "red number_5"),
        ("green/red Direct", "red/green direct"),
        ("緑/赤 Direct", "red/green direct"),
        ("緑・赤 direct", "red/green direct"),
        ("黄 shot_draw_2", "yellow shot_draw_2"),
        ("yellow Shot Draw2", "yellow shot_draw_2"),
        ("blue/red 15", "red/blue number_15"),
        ("Wild + 1", "wild_1"),
        ("wild+1", "wild_1"),
        ("wild_1", "wild_1"),
        ("wild 1", "wild_1"),
        ("WILD", "wild"),
    ],
)
def test_a_card_may_be_written_in_other_ways(text: str, face: str) -> None:
    assert read_card(GAME, text) == face


@pytest.mark.parametrize(
    "text", ["", "5", "red", "red 11", "red 15", "red Wild", "red/red Direct", "red/blue Direct", "Wilde"]
)
def test_what_is_no_card_is_not_read(text: str) -> None:
    assert read_card(GAME, text) is None


def test_colours_are_read() -> None:
    assert [read_colour(GAME, text) for text in ("red", "Red", "赤", "pink")] == ["red", "red", "red", None]
    assert (EN.colour("blue"), JA.colour("blue")) == ("blue", "青")


def test_near_misses_are_found() -> None:
    assert near_cards(GAME, "rde 5")[0] == "red 5"
    assert near_cards(GAME, "Wild Darw 3")[0] == "Wild Draw 3"
    assert near_cards(GAME, "Chapel") == []
    assert {"red 5", "赤5", "Wild +1"} <= set(all_card_names(GAME))
    assert len(all_card_names(GAME)) == len(set(all_card_names(GAME)))


@pytest.mark.parametrize(
    ("face", "colour", "sign", "en", "ja"),
    [
        ("red number_5", "red", "number_5", "red 5", "赤5"),
        ("wild", "blue", "wild", "Wild (blue)", "Wild（青）"),
        ("yellow/green number_15", "green", "number_15", "yellow/green 15 (green)", "黄/緑15（緑）"),
        ("almighty", "blue", "draw_2", "Almighty as Draw 2 (blue)", "Draw 2としてのAlmighty（青）"),
    ],
)
def test_the_top_card_is_told_as_it_shows(face: str, colour: str, sign: str, en: str, ja: str) -> None:
    assert [showing(words(lang), face, colour, sign) for lang in LANGS] == [en, ja]
    assert showing(words("en"), face, "", "") == EN.card(face)


# Options.


LABELS: list[tuple[SeenOption, str, str]] = [
    (SeenOption("play", face="red number_5"), "play red 5", "赤5を出す"),
    (SeenOption("play", face="wild_1"), "play Wild +1", "Wild +1を出す"),
    (SeenOption("release", face="clear"), "release Clear", "Clearを解除"),
    (SeenOption("draw"), "draw", "引く"),
    (SeenOption("pass"), "pass", "パス"),
    (SeenOption("stop"), "stop", "ここまで"),
    (SeenOption("none"), "none", "そのまま受ける"),
    (SeenOption("colour", word="red"), "red", "赤"),
    (SeenOption("player", seat=2), "Cho", "Cho"),
    (SeenOption("direction", word="skip"), "skip", "次を飛ばす"),
    (SeenOption("direction", word="reverse"), "reverse", "逆回り"),
    (SeenOption("direction", word="straight"), "straight", "そのまま"),
    (SeenOption("as", word="skip"), "Skip", "Skip"),
    (SeenOption("as", word="draw_2"), "Draw 2", "Draw 2"),
    (SeenOption("may", word="yes"), "yes", "はい"),
    (SeenOption("may", word="no"), "no", "いいえ"),
    (SeenOption("take", face="red/green direct"), "red/green Direct", "赤/緑 Direct"),
]


@pytest.mark.parametrize(("option", "en", "ja"), LABELS)
def test_labels_are_those_of_the_scenario_format(option: SeenOption, en: str, ja: str) -> None:
    assert (EN.option(option), JA.option(option)) == (en, ja)


def test_every_verb_has_been_looked_at() -> None:
    assert {option.verb for option, _, _ in LABELS} == VERBS


@pytest.mark.parametrize(
    ("option", "en", "ja"),
    [
        (SeenOption("play", face="yellow draw_2"), "Play yellow Draw 2", "黄 Draw 2を出す"),
        (SeenOption("play", face="clear"), "Play Clear in front of you", "Clearを自分の前に置く"),
        (
            SeenOption("play", face="bind"),
            "Play Bind in front of the next player",
            "Bindを次のプレイヤーの前に置く",
        ),
        (SeenOption("play", face="block"), "Discard Block without effect", "Blockを効果なしで捨てる"),
        (SeenOption("play", face="reset"), "Discard Reset for its effect", "Resetを捨てて使う"),
        (
            SeenOption("play", face="almighty"),
            "Play Almighty as another card",
            "Almightyをほかのカードとして出す",
        ),
        (SeenOption("draw"), "Draw a card", "1枚引く"),
        (SeenOption("release", face="amplify"), "Release Amplify", "Amplifyを解除する"),
    ],
)
def test_options_of_a_turn_at_length(option: SeenOption, en: str, ja: str) -> None:
    turn = ask("turn", option)
    assert (EN.choice(option, turn), JA.choice(option, turn)) == (en, ja)


def test_an_answer_to_an_attack_tells_what_it_comes_to() -> None:
    attack = ask("react", number=6, whom=1, word="draw_2")
    none = SeenOption("none")
    parry = SeenOption("play", face="red draw_2")
    assert EN.choice(none, attack) == "Take it: an attack of 6 cards"
    assert EN.choice(parry, attack) == "Parry with red Draw 2"
    own_amplify = Seen(0, 2, Public(), None, {"0.front": SeenZone(1, (SeenCard(9, "amplify"),))})
    assert EN.choice(none, attack, own_amplify) == "Take it: you draw 7 cards"
    assert JA.choice(none, attack, own_amplify) == "そのまま受けて7枚引く"
    assert EN.choice(parry, attack, own_amplify) == "Parry with red Draw 2: the attack grows to 9 cards"
    assert EN.choice(SeenOption("play", face="block"), attack) == "Defend with Block"
    assert EN.choice(SeenOption("play", face="almighty"), attack) == "Answer with Almighty"
    assert EN.choice(none, ask("react", whom=1, word="bind")) == "Take it: you are bound for two turns"


def test_an_option_without_a_longer_form_keeps_its_label() -> None:
    assert EN.choice(SeenOption("colour", word="red"), ask("colour", about="wild")) == "red"
    assert JA.choice(SeenOption("as", word="escort"), ask("as")) == "Escort"


# Questions.


@pytest.mark.parametrize(
    ("asked", "en", "ja"),
    [
        (
            ask("turn", SeenOption("play", face="wild"), SeenOption("draw")),
            "Your turn: play a card, or draw one.",
            "あなたの手番です。カードを出すか、1枚引いてください。",
        ),
        (
            ask("turn", SeenOption("pass"), SeenOption("release", face="clear")),
            "You have drawn: release public cards, or pass.",
            "1枚引きました。公開カードを解除するか、パスしてください。",
        ),
        (
            ask("react", number=6, whom=1, word="draw_2"),
            "Ben attacks you with 6 cards (Draw 2). How do you answer?",
            "Benから6枚の攻撃です（Draw 2）。どう対応しますか？",
        ),
        (
            ask("react", whom=1, word="bind"),
            "Ben attacks you with Bind. How do you answer?",
            "BenからBindの攻撃です。どう対応しますか？",
        ),
        (
            ask("player", about="yellow shot_draw_2", rule="BRG-058"),
            "yellow Shot Draw 2: whom do you attack?",
            "黄 Shot Draw 2：攻撃する相手を選んでください。",
        ),
        (
            ask("player", about="curse", word="move"),
            "Curse: whom do you send the attack to?",
            "Curse：攻撃を移す相手を選んでください。",
        ),
        (
            ask("follow", about="almighty", word="escort"),
            "Escort must be followed: which card do you add?",
            "Escortにはもう1枚続けます。どのカードを出しますか？",
        ),
        (
            ask("turn", SeenOption("play", face="wild"), SeenOption("draw"), owner=2),
            "You decide for Cho. Your turn: play a card, or draw one.",
            "Choの代わりに選んでください。あなたの手番です。カードを出すか、1枚引いてください。",
        ),
        (Deciding(1, 1), "Ben decides.", "Benが選んでいます。"),
        (Deciding(1, 2), "Cho decides for Ben.", "ChoがBenの代わりに選んでいます。"),
    ],
)
def test_questions(asked: Deciding, en: str, ja: str) -> None:
    assert (EN.question(asked), JA.question(asked)) == (en, ja)


# The log.


@pytest.mark.parametrize(
    ("line", "en", "ja"),
    [
        (event("plays", "red number_5"), "Ben plays red 5.", "Benが赤5を出した。"),
        (event("draws", "wild", number=1), "Ben draws Wild.", "BenがWildを引いた。"),
        (
            event("draws", "red number_5", "wild", number=2),
            "Ben draws red 5 and Wild.",
            "Benが赤5、Wildを引いた。",
        ),
        (event("draws", number=2, count=2), "Ben draws 2 cards.", "Benが2枚引いた。"),
        (event("draws", number=1, count=1), "Ben draws 1 card.", "Benが1枚引いた。"),
        (event("draws"), "Ben draws nothing: no cards are left.", "Benの引くカードがもうない。"),
        (
            event("plays_as", "almighty", word="skip"),
            "Ben uses Almighty as Skip.",
            "BenがAlmightyをSkipとして使った。",
        ),
        (event("names_colour", word="red"), "Ben chooses red.", "Benが赤を指定した。"),
        (event("attacks", whom=2, number=4), "Ben attacks Cho with 4 cards.", "BenがChoを攻撃した（4枚）。"),
        (
            event("all_draw", "all_draw_1", whom=0, number=1),
            "Ben must draw 1 card for All Draw 1 in front of Aya.",
            "BenはAyaのAll Draw 1で1枚引く。",
        ),
        (
            event("reverses", word="clockwise"),
            "Ben reverses the direction of play: clockwise now.",
            "Benが進行方向を逆にした。ここからは時計回り。",
        ),
        (
            event("is_charged", "block", number=35),
            "Ben gets 35 points for Block.",
            "Benの失点は35点（手札はBlock）。",
        ),
        (event("is_charged", number=0), "Ben gets 0 points.", "Benの失点は0点。"),
        (
            event("renews_pile", seat=-1, number=30),
            "30 discarded cards are shuffled into a new draw pile.",
            "場札を除く捨て札30枚を切って、新しい山札にした。",
        ),
    ],
)
def test_lines_of_the_log(line: SeenEvent, en: str, ja: str) -> None:
    assert (EN.event(line), JA.event(line)) == (en, ja)


@pytest.mark.parametrize("kind", sorted(EVENT_KINDS))
def test_every_line_can_be_told_of_any_number_of_cards(kind: str) -> None:
    hands: list[tuple[str, ...]] = [("wild",), ("wild", "red number_5")]
    if kind in kind_arguments() | {"is_charged"}:
        hands.append(())  # cards that not everybody sees, or that there may be none of
    for n in BOTH:
        names = {
            n.event(event(kind, *shown, number=number, whom=2, word="red"))
            for shown in hands
            for number in (0, 1, 2)
        }
        assert all(line and "  " not in line and "\n" not in line for line in names)
        if n is JA:
            assert all(re.search(r"[\u3040-\u30ff\u3400-\u9fff]", line) for line in names)


# All of it, as it comes up in play.


@pytest.mark.parametrize("deck", ["windia_war", "azumanga_court"])
def test_matches_can_be_told_to_everybody(deck: str) -> None:
    kinds: set[str] = set()
    for seed in range(3):
        setup = setup_of(named(GAME), seats=4, seed=str(seed), options={"deck": deck, "rounds": 2})
        session = Session(named(GAME), setup, NAMES)
        chance = Random(seed)
        while (pending := session.ask) is not None:
            view = session.view(pending.decider)
            data = view.data()
            seen = view.put(pending)
            lying = data.zone("discard").faces[0]
            for n in BOTH:
                choices = {option.same for option in pending.options}
                assert len({n.option(option) for option in seen.options}) == len(choices)
                assert len({n.choice(option, seen, data) for option in seen.options}) == len(choices)
                assert n.question(seen)
                assert n.top(data.public, lying)
            other = session.view((pending.decider + 1) % 4).asked(pending)
            assert other is not None
            assert EN.question(other) == f"{NAMES[pending.decider]} decides."
            session.answer((chance.randrange(len(seen.options)),))
        for line in session.events:
            kinds.add(line.kind)
            for viewer in (-1, 0, 1):
                for n in BOTH:
                    assert n.event(session.view(viewer).event(line))
    assert len(kinds) > 25


def test_in_lists_sets_and_kingdoms_have_their_names_and_japanese_commas_part() -> None:
    assert ids_of("dominion", "地下貯蔵庫、堀，Village") == "cellar,moat,village"
    assert ids_of("dominion", "海辺、Dark Ages") == "seaside,dark_ages"
    assert ids_of("dominion", "静かな通り") == "quiet_street"
    assert ids_of("dominion", "nothing such") == "nothing such"
