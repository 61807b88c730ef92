"""The cards, one module an expansion. Each registers its own when it is imported."""

from importlib import import_module
from pkgutil import iter_modules


def load() -> None:
    """Import the module of every expansion."""
    for module in sorted(iter_modules(__path__), key=lambda found: found.name):
        import_module(f"{__name__}.{module.name}")
