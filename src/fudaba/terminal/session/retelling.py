"""A record told from beginning to end, in lines."""

from __future__ import annotations

from typing import TextIO

from fudaba.terminal.session.film import ALL, PUBLIC, Film
from fudaba.terminal.session.plain import WIDTH
from fudaba.terminal.session.points import result, score, table
from fudaba.text import Words
from fudaba.text.narrator import narrator
from fudaba.text.telling import telling_of


def seen_as_words(words: Words, film: Film, seen_as: int) -> str:
    """Through whose eyes."""
    if seen_as == ALL:
        return words.say("terminal-replay-as-all")
    if seen_as == PUBLIC:
        return words.say("terminal-replay-as-public")
    return words.say("terminal-replay-as-seat", seat=film.names[seen_as])


def tell_film(film: Film, lang: str, seen_as: int, out: TextIO) -> None:
    """Print the whole game in sentences, indented by cause."""
    words = narrator(film.record.game, lang, film.names)
    scene = film.scene(film.answers, seen_as, words)
    say = scene.words.say
    told = [telling_of(scene.game).titles(scene)[0], seen_as_words(scene.words, film, seen_as)]
    told.append(say("terminal-sealed", seal=film.record.commitment))
    told += ["  " * min(line.depth, 4) + line.text for line in scene.lines]
    if film.over:
        told += ["", say("terminal-over"), *result(scene), *table(scene, score(scene), WIDTH)]
        told += [say("terminal-seed", seed=film.record.seed)]
    elif scene.asked is not None:
        told += ["", scene.narrator.question(scene.asked)]
    for line in told:
        print(line, file=out)
