"""The words in which Stairs tells, asks and offers; see `fudaba.kernel.vocabulary`."""

from __future__ import annotations

from typing import Final, Literal

from fudaba.kernel.vocabulary import Vocabulary

LineKind = Literal["draws", "ends", "lays", "passes", "turn"]
QuestionKind = Literal["lay"]
Verb = Literal["draw", "lay", "pass"]
WORDS: Final = Vocabulary[LineKind, QuestionKind, Verb](LineKind, QuestionKind, Verb)
