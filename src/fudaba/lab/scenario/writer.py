"""Writes scenarios: a document as YAML, and an answer by its labels."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence

from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.lab.errors import WrongScenario, said
from fudaba.lab.scenario.answers import Unfit, chosen, is_offered, resolve
from fudaba.lab.scenario.labels import NONE_LABEL, Labels
from fudaba.lab.scenario.option_labels import OptionLabels
from fudaba.lab.values import nodes
from fudaba.lab.values.expectations import counted
from fudaba.lab.values.nodes import Plain

WIDTH = 100
"""What does not fit on a line of this many characters goes on lines of its own."""
_BLOCKS = ("setup", "steps")
"""What is written line by line however short it is."""
_NUMBER = re.compile(r"[-+]?[0-9]+")


def plain(node: nodes.Node) -> Plain:
    """A node as plain data: texts, numbers, true and false, None, lists, dicts."""
    if isinstance(node, nodes.Mapping):
        return {entry.key: plain(entry.value) for entry in node.entries}
    if isinstance(node, nodes.Items):
        return [plain(item) for item in node.items]
    return node.value


def yaml_of(document: Mapping[str, Plain]) -> str:
    """A document out of plain data as a scenario file has it, to be read by `reader.scenarios`.

    >>> print(yaml_of({"scenario": "One", "setup": {"A": {"hand": ["red 5"]}}, "steps": [{"A": "yes"}]}))
    scenario: One
    setup:
      A: {hand: [red 5]}
    steps:
      - A: yes
    <BLANKLINE>
    """
    lines: list[str] = []
    for key, value in document.items():
        lines += _entry(key, value, 0, block=key in _BLOCKS)
    return "\n".join(lines) + "\n"


def _entry(key: str, value: Plain, depth: int, *, block: bool = False) -> Iterator[str]:
    """A key and what it stands for: on one line if that is short, else the parts on lines of their own."""
    head = " " * depth + _scalar(key, key=True) + ":"
    line = f"{head} {_flow(value)}"
    parted = bool(value) and (block or len(line) > WIDTH)
    if parted and isinstance(value, Mapping):
        yield head
        for name, inside in value.items():
            yield from _entry(str(name), inside, depth + 2)
    elif (
        parted and isinstance(value, list) and (key == "steps" or any(isinstance(i, Mapping) for i in value))
    ):
        yield head
        for item in value:
            yield from _item(item, depth + 2)
    elif parted and isinstance(value, list):
        yield from _folded(head + " [", [_flow(item) for item in value], "]")
    else:
        yield line


def _item(value: Plain, depth: int) -> Iterator[str]:
    """An item of a list; of a branch each step is on a line of its own."""
    if isinstance(value, Mapping) and len(value) == 1:
        (key, inside) = next(iter(value.items()))
        if key == "branch" and isinstance(inside, Mapping):
            yield " " * depth + "- branch:"
            for name, steps in inside.items():
                yield " " * (depth + 4) + _scalar(str(name), key=True) + (":" if steps else ": []")
                for step in steps if isinstance(steps, list) else ():
                    yield from _item(step, depth + 6)
            return
        first, *others = _entry(str(key), inside, depth + 2)
        yield first[:depth] + "- " + first[depth + 2 :]
        yield from others
    else:
        yield " " * depth + "- " + _flow(value)


def _folded(head: str, parts: Sequence[str], end: str) -> Iterator[str]:
    """A long list on several lines, the later ones below its first item."""
    line, indent = head, " " * len(head)
    for place, part in enumerate(parts):
        piece = part + ("," if place + 1 < len(parts) else end)
        if line not in (head, indent) and len(line) + len(piece) + 1 > WIDTH:
            yield line.rstrip()
            line = indent
        line += piece + (" " if place + 1 < len(parts) else "")
    yield line.rstrip()


def _flow(value: Plain) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_scalar(str(k), key=True)}: {_flow(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_flow, value)) + "]"
    return _scalar(value)


def _scalar(value: Plain, *, key: bool = False) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if not isinstance(value, str):
        return str(value)
    if key and _NUMBER.fullmatch(value):
        return value
    return value if nodes.reads_as_itself(value) else json.dumps(value, ensure_ascii=False)


# Answers.


def takes(ask: Ask, labels: Labels, tell: OptionLabels, lang: str) -> list[str]:
    """What a step may answer to a question, each once: labels, and `none` where it may be chosen."""
    if ask.numbers is not None:
        return [tell.range(ask.numbers, lang)]
    found = zip(labels_of(ask, labels, tell, lang), ask.options, strict=True)
    written = dict.fromkeys(label or tell.label(option, lang) for label, option in found)
    declines = any(option.verb == NONE_LABEL for option in ask.options)
    nothing = [NONE_LABEL] if ask.least == 0 and not declines else []
    return [*written, *nothing]


def labels_of(ask: Ask, labels: Labels, tell: OptionLabels, lang: str = "en") -> list[str]:
    """For each option of a question the label in this language that means it and nothing else here.

    Another spelling where that label means more than one of them; "" for an option that no label means.
    """
    found: dict[object, str] = {}
    for option in ask.laid_out:
        if option.same not in found:
            written = (
                text
                for text in _spellings(option, labels, tell, lang)
                if _means(text, option, ask, labels, tell)
            )
            found[option.same] = next(written, "")
    return [found[option.same] for option in ask.laid_out]


def answer_of(answer: Answer, ask: Ask, labels: Labels, tell: OptionLabels) -> str | list[str]:
    """An answer as a step of a scenario has it. Raises `Unfit` where no labels mean it.

    Of equal cards that lie apart it names the very one: what is shuffled later depends on it.
    """
    if ask.numbers is not None:
        return str(ask.numbers[answer[0]].number)
    texts = labels_of(ask, labels, tell)
    written = [texts[pick] for pick in answer]
    step: str | list[str] = written[0] if len(written) == 1 else counted(written)
    if not written:
        nothing = labels.read(nodes.Scalar(0, NONE_LABEL))[0]
        step = [] if any(is_offered(nothing, _with(ask, option)) for option in ask.options) else NONE_LABEL
    meant = () if "" in written else _read(step, ask, labels, tell)
    if sorted(meant) != sorted(answer):
        exact = [f"{texts[pick]}#{_place(pick, ask)}" for pick in answer]
        step = exact[0] if len(exact) == 1 else exact
        meant = () if "" in written else _read(step, ask, labels, tell)
    if [ask.options[pick].same for pick in meant] != [ask.options[pick].same for pick in answer]:
        raise Unfit(said("lab-unfit-no-label", options=tell.options(ask)))
    return step


def _read(step: str | list[str], ask: Ask, labels: Labels, tell: OptionLabels) -> Answer:
    """The answer that a step gives. Raises `Unfit`."""
    items = [step] if isinstance(step, str) else step
    return resolve(labels.read(nodes.Items(0, tuple(nodes.Scalar(0, item) for item in items))), ask, tell)


def _place(pick: int, ask: Ask) -> int:
    """Which of those that are one choice with it an option is, from 1."""
    same = ask.options[pick].same
    return 1 + sum(option.same == same for option in ask.options[:pick])


def _with(ask: Ask, option: Option) -> Ask:
    """The question with this option alone, which must be taken."""
    return Ask(owner=ask.owner, kind=ask.kind, options=[option], decider=ask.decider)


def _spellings(option: Option, labels: Labels, tell: OptionLabels, lang: str) -> Iterator[str]:
    """How an option may be written, the way that people read best first."""
    yield tell.label(option, lang)
    name = labels.adapter.card(option.face, lang) if option.face else ""
    for rest in (name, option.face, option.word):
        if rest:
            yield rest
            yield f"{option.verb.replace('_', ' ')} {rest}"


def _means(text: str, option: Option, ask: Ask, labels: Labels, tell: OptionLabels) -> bool:
    try:
        read = labels.read(nodes.Scalar(0, text))
        return len(read) == 1 and read[0].times == 1 and chosen(read, ask, tell)[0].same == option.same
    except (Unfit, WrongScenario):
        return False
