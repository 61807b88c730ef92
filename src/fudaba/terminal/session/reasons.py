"""Why something has happened, why something cannot be chosen, and what a card does."""

from __future__ import annotations

from fudaba.text.game_text import game_text_of
from fudaba.text.narrator import Narrator, Reason
from fudaba.text.scene import LogLine, Scene


def why(narrator: Narrator, rule: str) -> list[str]:
    """What a rule says and where it is written: its id first, then sentences. For "" that there is none."""
    if not rule:
        return [narrator.words.say("terminal-no-rule")]
    source = narrator.words.say("terminal-source", source=narrator.source(rule))
    return [rule, narrator.rule(rule), source]


def reasons(scene: Scene, line: LogLine) -> list[list[str]]:
    """Why a line happened: what the card says whose effect it is, after its name; its rule as in `why`."""
    found: list[list[str]] = []
    cause = scene.lines[line.cause] if line.cause >= 0 else None
    if cause is not None and len(cause.faces) == 1 and not game_text_of(scene.game).is_head(cause):
        face = cause.faces[0]
        text = scene.narrator.card_text(face.rpartition(" ")[2], scene.options)
        found.append([scene.narrator.card(face), text])
    rule = line.event.rule
    if rule or not found:
        found.append(why(scene.narrator, rule))
    return found


def not_now(scene: Scene, reason: Reason) -> str:
    """Why something cannot be chosen, with its rule where it has one."""
    if not reason.rule:
        return scene.words.say("terminal-not-now-plain", text=reason.text)
    return scene.words.say("terminal-not-now", text=reason.text, rule=reason.rule)


def because(scene: Scene, since: int) -> list[str]:
    """The rules, or else the cards, behind the lines from this one on and the question, each once."""
    say = scene.words.say
    texts = [each for line in scene.lines[since:] for each in reasons(scene, line)]
    if scene.put is not None:
        texts.append(why(scene.narrator, scene.put.rule))
    behind = dict.fromkeys(tuple(each) for each in texts if len(each) > 1)
    lines = [
        say("terminal-plain-because-card", card=each[0], text=each[1])
        if len(each) == 2
        else say("terminal-plain-because", rule=each[0], text=each[1], source=each[2])
        for each in behind
    ]
    return lines or [say("terminal-plain-no-rule")]


def card_lines(scene: Scene, face: str) -> list[str]:
    """A card and what it does, then its figures, if it has some."""
    kind = face.rpartition(" ")[2]
    title = scene.narrator.card(face) if face != kind else scene.narrator.kind(kind)
    facts = game_text_of(scene.game).card_facts(scene, face)
    return [f"{title}: {scene.narrator.card_text(kind, scene.options)}", *filter(None, [facts])]
