"""A question in the line mode: how it is put, and what a typed line answers to it."""

from __future__ import annotations

import re
from dataclasses import replace

from fudaba.kernel.ask import Answer
from fudaba.terminal.session.answer_in_progress import Selection, plain
from fudaba.terminal.session.game_view import view_of_game
from fudaba.terminal.session.reasons import not_now
from fudaba.text import LANGS
from fudaba.text.game_text import game_text_of
from fudaba.text.names import all_card_names, names_in, read_card
from fudaba.text.narrator import narrator
from fudaba.text.scene import Scene


class PlainQuestion:
    """The pending question of a scene, which is put to its viewer. It may be answered in any language."""

    def __init__(self, scene: Scene) -> None:
        asked = scene.put
        assert asked is not None
        self.scene = scene
        self._others = [
            replace(scene, narrator=narrator(scene.game, lang, scene.names))
            for lang in LANGS
            if lang != scene.narrator.lang
        ]
        self._game_text = game_text_of(scene.game)
        self._selection = Selection(
            asked,
            [scene.label(option) for option in asked.options],
            others=[[other.label(option) for other in self._others] for option in asked.options],
        )

    @property
    def least(self) -> int:
        """How many options must be chosen at least."""
        return self._selection.least

    def lines(self) -> list[str]:
        """The question with its options as they are printed; such a line may be typed as an answer, too."""
        scene, selection = self.scene, self._selection
        say = scene.words.say
        assert scene.asked is not None
        parts = [scene.narrator.question(scene.asked)]
        if (numbers := selection.numbers) is not None:
            parts.append(say("terminal-plain-number", least=numbers.least, most=numbers.most))
            return parts
        for place, number in enumerate(selection.shown, 1):
            key = selection.key(number) or str(place)
            lines = [self._option_line(each, key, number) for each in (scene, *self._others)]
            parts.append(lines[0])
            if selection.most == 1 or len(selection.equal(number)) == 1:
                selection.lines[number] = {*lines, *(line.removeprefix(f"{key}. ") for line in lines)}
        if shortcut := self._game_text.shortcut(scene):
            parts.append(say("terminal-plain-option", key="p", label=shortcut.label))
        if selection.most > 1:
            some = "terminal-plain-some" if selection.least == 0 else "terminal-plain-some-least"
            parts.append(say(some, least=selection.least, most=selection.most))
        return parts

    def _option_line(self, scene: Scene, key: str, number: int) -> str:
        """An option as it is printed: its key, its label, how many are equal, and what follows from it."""
        say, selection = scene.words.say, self._selection
        option = selection.options[number]
        label, equal = scene.label(option), len(selection.equal(number))
        if equal > 1:
            label = f"{label} \N{MULTIPLICATION SIGN}{equal}"
        if hint := scene.hint(option):
            return say("terminal-plain-option-hint", key=key, label=label, hint=hint)
        return say("terminal-plain-option", key=key, label=label)

    def read(self, text: str) -> Answer:
        """What a typed line answers. Raises `ValueError` with what is no answer, see `Selection.read`."""
        return self._shortcut(text) or self._selection.read(text)

    def _shortcut(self, text: str) -> Answer | None:
        """What the shortcut answers if the text is its key or its label, also without how many it takes."""
        for scene in (self.scene, *self._others):
            if (shortcut := self._game_text.shortcut(scene)) is None:
                return None
            label = shortcut.label
            if plain(text) in {
                "p",
                plain(label),
                plain(f"p. {label}"),
                re.sub(r"\(\D*\d+\D*\)|\d+", "", plain(label)),
            }:
                return shortcut.answer
        return None

    def refused(self, wrong: str) -> list[str]:
        """What is said of a text that is no answer; where it names a card also why that cannot be chosen."""
        said = [self.scene.words.say("terminal-plain-unknown", text=wrong)]
        face = self._named_in(wrong)
        reason = view_of_game(self.scene.game).why_not(self.scene, face) if face else None
        return said if reason is None else [*said, not_now(self.scene, reason)]

    def _named_in(self, text: str) -> str:
        """The face of the card that a text speaks of, "" for none."""
        wanted, game = plain(text), self.scene.game
        for face in self._game_text.hand(self.scene):
            if any(plain(scene.narrator.card(face)) in wanted for scene in (self.scene, *self._others)):
                return face
        names = [*all_card_names(game), *names_in(game, self.scene.narrator.lang).cards.values()]
        named = [name for name in names if plain(name) in wanted]
        return read_card(game, max(named, key=len)) or "" if named else ""
