"""Bots written in Python outside the package: `--bots mine.py`, or `mine.py:Second` of several in a file."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from fudaba.bots import Bot, reads
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import nearest

SUFFIX = ".py"


@reads(SUFFIX)
def from_python(name: str) -> type[Bot]:
    """The bot of a file, which is run for it; a bot without a `name` is called like the file.

    name: a path, or a path, ":" and the name of the class. Raises `BadSetup` where there is no such file, it
    stops with an error, or it has no such class; where it has several bots and none is named; and for a class
    that a bot cannot be.
    """
    file, _, wanted = name.partition(f"{SUFFIX}:")
    path = Path(file if file.endswith(SUFFIX) else file + SUFFIX)
    found = classes_in(path)
    bots = {key: value for key, value in found.items() if callable(getattr(value, "answer", None))}
    if wanted:
        if wanted not in found:
            raise BadSetup(
                "problem-no-class", file=str(path), name=wanted, near=nearest(wanted, bots), known=bots
            )
        if wanted not in bots:
            raise BadSetup("problem-class-no-bot", file=str(path), name=wanted)
        return _called(bots[wanted], f"{path.stem}:{wanted}")
    if len(bots) == 1:
        return _called(next(iter(bots.values())), path.stem)
    if bots:
        raise BadSetup("problem-several-bots", file=str(path), known=tuple(f"{path}:{key}" for key in bots))
    raise BadSetup("problem-file-no-bot", file=str(path))


def classes_in(path: Path) -> dict[str, type[Any]]:
    """The classes that a file of Python defines, by their names; it is run once in a process.

    Raises `BadSetup` where there is no such file, or it stops with an error.
    """
    module = _module(path.resolve())
    return {
        key: value
        for key, value in vars(module).items()
        if isinstance(value, type) and value.__module__ == module.__name__ and not key.startswith("_")
    }


def _called(maker: type[Bot], otherwise: str) -> type[Bot]:
    if not isinstance(vars(maker).get("name"), str):  # one that is inherited is that of another bot
        maker.name = otherwise
    return maker


@cache
def _module(path: Path) -> ModuleType:
    """The module of a file, under a name that no other module has. The file's folder is not importable."""
    name = f"fudaba_bots_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadSetup("problem-no-file", file=str(path))
    module = module_from_spec(spec)
    sys.modules[name] = module  # what the file defines can then be pickled and inspected
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BadSetup(
            "problem-file-fails", file=str(path), error=f"{type(error).__name__}: {error}"
        ) from error
    return module
