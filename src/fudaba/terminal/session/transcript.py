"""A record as text, from beginning to end."""

from __future__ import annotations

from typing import TextIO

from fudaba.terminal.session.plain import WIDTH
from fudaba.terminal.session.playback import ALL, PUBLIC, Playback
from fudaba.terminal.session.points import result, score, table
from fudaba.text import Words
from fudaba.text.game_text import game_text_of
from fudaba.text.narrator import narrator


def seen_as_words(words: Words, playback: Playback, seen_as: int) -> str:
    """Through whose eyes."""
    if seen_as == ALL:
        return words.say("terminal-replay-as-all")
    if seen_as == PUBLIC:
        return words.say("terminal-replay-as-public")
    return words.say("terminal-replay-as-seat", seat=playback.names[seen_as])


def tell_record(playback: Playback, lang: str, seen_as: int, out: TextIO) -> None:
    """Print the whole game in sentences, indented by cause."""
    words = narrator(playback.record.game, lang, playback.names)
    scene = playback.scene(playback.answers, seen_as, words)
    say = scene.words.say
    parts = [game_text_of(scene.game).titles(scene)[0], seen_as_words(scene.words, playback, seen_as)]
    parts.append(say("terminal-sealed", seal=playback.record.commitment))
    parts += ["  " * min(line.depth, 4) + line.text for line in scene.lines]
    if playback.over:
        parts += ["", say("terminal-over"), *result(scene), *table(scene, score(scene), WIDTH)]
        parts += [say("terminal-seed", seed=playback.record.seed)]
    elif scene.asked is not None:
        parts += ["", scene.narrator.question(scene.asked)]
    for line in parts:
        print(line, file=out)
