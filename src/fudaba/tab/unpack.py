# What Python runs first in a tab: it unpacks what `compile.mjs` has packed. Two archives hold the standard
# library, so each package that is in both looks in both.
import sys
import zipfile
from importlib import import_module
from io import BytesIO

from compression import zstd  # type: ignore[import-not-found]  # Python 3.14 has it

FIRST = next(place for place in sys.path if place.endswith(".zip"))
CODE = "/code"

with open("/fudaba.zip.zst", "rb") as packed:
    whole = BytesIO(zstd.decompress(packed.read()))
zipfile.ZipFile(whole).extractall(CODE)
for name in zipfile.ZipFile(FIRST).namelist():
    if name.endswith("/__init__.pyc"):
        folder = name.removesuffix("/__init__.pyc")
        import_module(folder.replace("/", ".")).__path__.append(f"{CODE}/{folder}")
sys.path.insert(0, CODE)
