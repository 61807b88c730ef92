"""Names of people: which are allowed, and which look the same.

By the standard library's data of Unicode, after UTS #39 (security) and UAX #31 (which scripts are in use):

* What shows nothing is left out, and of marks two may follow each other.
* Letters and marks are of one script, and of one in everyday use. Latin goes with most others, Han with kana,
  Hangul or Bopomofo. Those whose letters look like Latin ones, or that run the other way, stand alone.
* Names of the same letters in another case or width are the same; so are those that look it.
* Nobody is called like an address, or like what the server itself writes for a bot or a person.
"""

from __future__ import annotations

import ipaddress
import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from fudaba.server.protocol.schema import LONGEST_NAME
from fudaba.text.visible import is_visible

MARKS = 2
"""How many marks may follow each other."""
LINES = 6
"""How many lines may be said at a time."""
WIDE_SPACE = "\u3000"
"""The space of Japanese texts."""
RESERVED: Final = ("bot:", "person:", "address:", "table:", "guest:")
"""How the server's own words begin where they stand in a name's place."""

_NO_SCRIPT: Final = frozenset({"COMBINING", "MODIFIER", "DIGIT", "SUPERSCRIPT", "SUBSCRIPT"})
"""First words of what goes with any script."""
_WRITTEN: Final = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl"})
"""What is of a script: letters, marks and digits; signs and pictures are of none."""
_SCRIPTS: Final = {
    "CJK": "HAN",
    "IDEOGRAPHIC": "HAN",
    "VERTICAL": "HAN",
    "HIRAGANA": "HIRAGANA",
    "KATAKANA": "KATAKANA",
    "KATAKANA-HIRAGANA": "KANA",
    "ARABIC-INDIC": "ARABIC",
    "EXTENDED": "ARABIC",
} | {
    name: name
    for name in (
        *("LATIN", "BOPOMOFO", "HANGUL", "CYRILLIC", "GREEK", "ARMENIAN", "GEORGIAN", "ETHIOPIC"),
        *("ARABIC", "HEBREW", "THAANA", "BENGALI", "DEVANAGARI", "GUJARATI", "GURMUKHI", "KANNADA"),
        *("MALAYALAM", "ORIYA", "SINHALA", "TAMIL", "TELUGU", "KHMER", "LAO", "MYANMAR", "THAI", "TIBETAN"),
    )
}
"""The scripts in everyday use (UAX #31, table 5), by the first word of their characters' names."""
_ALONE: Final = frozenset({"CYRILLIC", "GREEK", "ARMENIAN", "ARABIC", "HEBREW", "THAANA"})
_TOGETHER: Final = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA", "KANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)


def _pairs(these: str, those: str) -> dict[int, str]:
    return dict(zip(map(ord, these), those, strict=True))


_CYRILLIC: Final = ("АВЕКМНОРСТУХІЈЅԌԚԜҮӀаеорсухіјѕһԁԛԝӏүкпгт", "ABEKMHOPCTYXIJSGQWYIaeopcyxijshdqwlyknrt")
_GREEK: Final = ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαικνορυηγϲτωε", "ABEZHIKMNOPTYXCaikvopunyctwe")
_ARMENIAN: Final = ("ՕՍԼԱհոսցօզ", "OULUhnugoq")
_KANA: Final = ("へべぺり", "ヘベペリ")
_HAN: Final = ("口力工夕八卜二一", "ロカエタハトニー")
_LATIN: Final = ("ɑɡıȷɩᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "agijiabcdeghijklmnoprstuvwyz")
_TO: Final = tuple(_pairs(*of) for of in (_CYRILLIC, _GREEK, _ARMENIAN, _LATIN))
"""What of other scripts looks like Latin letters."""
_FROM: Final = tuple(_pairs(of[1][::-1], of[0][::-1]) for of in (_CYRILLIC, _GREEK, _ARMENIAN))
"""As what of theirs Latin letters look; where two do, the one named first."""
_BESIDE: Final = tuple(
    pairs for of in (_KANA, _HAN) for pairs in (_pairs(of[0], of[1]), _pairs(of[1], of[0]))
)


def clean(name: str) -> str:
    """A name without what cannot be seen, "" if nothing is left.

    Of marks that are set on a letter two may follow each other: a tower of them would cover what is near. A
    sign that stands for a whole word counts as long as that.
    """
    shown = " ".join(_shown(name).split())[:LONGEST_NAME]
    while len(unicodedata.normalize("NFKC", shown)) > LONGEST_NAME:
        shown = shown[:-1]
    return shown.rstrip()


def shown_lines(text: str) -> str:
    """What somebody says, without what cannot be seen, as a name is; "" if nothing is left.

    Empty lines are left out, and what is more than `LINES` goes on in the last one: a line of chat must not
    push all others out of sight.
    """
    spaced = text.replace(WIDE_SPACE, " ")
    lines = [shown for line in spaced.splitlines() if (shown := _shown(line).strip())]
    return "\n".join([*lines[: LINES - 1], " ".join(lines[LINES - 1 :])]).strip()


def _shown(text: str) -> str:
    shown: list[str] = []
    marks = MARKS
    for char in unicodedata.normalize("NFC", text):
        if not is_visible(char):
            continue
        is_mark = unicodedata.category(char)[0] == "M"
        marks = marks + 1 if is_mark else MARKS if char == " " else 0
        if not is_mark or marks <= MARKS:
            shown.append(char)
    return "".join(shown)


def why_not(name: str) -> str:
    """Why somebody cannot be called so, as a message id; "" if they can."""
    if not name:
        return "server-no-name"
    plain = alike(name)
    if re.sub(r"\s", "", plain).startswith(RESERVED) or _is_address(plain):
        return "server-name-kept"
    scripts = {*_scripts(name)}
    if "" in scripts:
        return "server-name-letters"
    return "" if _go_together(scripts) else "server-name-mixed"


def _go_together(scripts: set[str]) -> bool:
    if len(scripts) < 2 or any(scripts <= some for some in _TOGETHER):
        return True
    return len(scripts) == 2 and "LATIN" in scripts and scripts.isdisjoint(_ALONE)


def allowed(name: str) -> str:
    """A name without what cannot be seen, "" where nobody may be called so."""
    shown = clean(name)
    return "" if why_not(shown) else shown


def _scripts(name: str) -> Iterator[str]:
    """The scripts of its letters, marks and digits; "" for what is of none in everyday use."""
    for char in unicodedata.normalize("NFKC", name):
        if unicodedata.category(char) not in _WRITTEN:
            continue
        first = unicodedata.name(char, "").partition(" ")[0]
        if first not in _NO_SCRIPT:
            yield _SCRIPTS.get(first, "")


def _is_address(plain: str) -> bool:
    """Whether that is one, also with the full stops of Japanese texts for dots."""
    try:
        ipaddress.ip_network(plain.replace("。", ".").strip("[] "), strict=False)
    except ValueError:
        return False
    return True


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else has it, or one that looks it: a log must say who did what."""
    taken = {alike(other) for other in others}
    number, found = 2, name
    while not taken.isdisjoint(looks(found)):
        tail = f" {number}"
        found = name[: LONGEST_NAME - len(tail)] + tail
        number += 1
    return found


def alike(name: str) -> str:
    """The same for names that differ in case or width only."""
    return unicodedata.normalize("NFKC", name).casefold()


def looks(name: str) -> Collection[str]:
    """What `alike` is for the names that look like this one, itself among them."""
    shown = unicodedata.normalize("NFKC", name)
    latin = {shown, *(shown.translate(pairs) for pairs in _TO)}
    # Names of one case and another are the same, and only some letters look alike in both.
    others = {form.translate(pairs) for one in latin for form in (one, one.upper()) for pairs in _FROM}
    return {alike(one) for one in (*latin, *others, *(shown.translate(pairs) for pairs in _BESIDE))}
