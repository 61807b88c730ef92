"""Why something has happened, and why something cannot be chosen."""

from __future__ import annotations

from fudaba.text.narrator import Narrator, Reason
from fudaba.text.scene import Line, Scene
from fudaba.text.telling import telling_of


def why(narrator: Narrator, rule: str) -> list[str]:
    """What a rule says and where it is written: its id first, then sentences. For "" that there is none."""
    if not rule:
        return [narrator.words.say("terminal-no-rule")]
    source = narrator.words.say("terminal-source", source=narrator.source(rule))
    return [rule, narrator.rule(rule), source]


def reasons(scene: Scene, line: Line) -> list[list[str]]:
    """Why a line happened: what the card says whose effect it is, after its name; its rule as in `why`."""
    found: list[list[str]] = []
    cause = scene.lines[line.cause] if line.cause >= 0 else None
    if cause is not None and len(cause.faces) == 1 and not telling_of(scene.game).is_head(cause):
        face = cause.faces[0]
        text = scene.narrator.card_text(face.rpartition(" ")[2], scene.options)
        found.append([scene.narrator.card(face), text])
    rule = line.event["rule"]
    if rule or not found:
        found.append(why(scene.narrator, rule))
    return found


def not_now(scene: Scene, reason: Reason) -> str:
    """Why something cannot be chosen, with its rule where it has one."""
    if not reason.rule:
        return scene.words.say("terminal-not-now-plain", told=reason.told)
    return scene.words.say("terminal-not-now", told=reason.told, rule=reason.rule)
