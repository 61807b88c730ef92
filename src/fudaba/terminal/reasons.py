"""Why something has happened, and why something cannot be chosen."""

from __future__ import annotations

from fudaba.terminal.board import Board
from fudaba.terminal.scene import Line, Scene
from fudaba.text.narrator import Narrator, Reason


def why(narrator: Narrator, rule: str) -> list[str]:
    """What a rule says and where it is written: its id first, then sentences. For "" that there is none."""
    if not rule:
        return [narrator.words.say("terminal-no-rule")]
    source = narrator.words.say("terminal-source", source=narrator.source(rule))
    return [rule, narrator.rule(rule), source]


def reason(scene: Scene, board: Board, line: Line) -> list[str]:
    """Why a line happened: its rule as in `why`, or else what the card says whose effect it is."""
    rule = line.event["rule"]
    cause = scene.lines[line.cause] if line.cause >= 0 else None
    if rule or cause is None or len(cause.faces) != 1 or board.is_head(cause):
        return why(scene.narrator, rule)
    face = cause.faces[0]
    return [scene.narrator.card(face), scene.narrator.card_text(face.rpartition(" ")[2], scene.options)]


def not_now(scene: Scene, reason: Reason) -> str:
    """Why something cannot be chosen, with its rule where it has one."""
    if not reason.rule:
        return scene.words.say("terminal-not-now-plain", told=reason.told)
    return scene.words.say("terminal-not-now", told=reason.told, rule=reason.rule)
