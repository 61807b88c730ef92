// Compiles Python for the tab, with the very Python that will run it: Node runs it here.
// Arguments: the folder of Pyodide, the folder with the sources, the folder for the archives.
import { pathToFileURL } from "node:url";

const [pyodide, sources, archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.mountNodeFS("/sources", sources);
python.mountNodeFS("/archives", archives);
python.runPython(`
import sys, zipfile
from compression import zstd
from io import BytesIO

# What it takes until the second archive is unpacked: one is, to see that.
tried = BytesIO()
with zipfile.ZipFile(tried, "w") as archive:
    archive.writestr("tried/one", b"")
    archive.writestr(zipfile.ZipInfo("other"), b"")
zipfile.ZipFile(BytesIO(zstd.decompress(zstd.compress(tried.getvalue())))).extractall("/tried")
FIRST = {
    path.partition(".zip/")[2]
    for module in list(sys.modules.values())
    if ".zip/" in (path := getattr(module, "__file__", None) or "")
}

import ast
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

WHEN = (1980, 1, 1, 0, 0, 0)

def compiled(data, name):
    """Without documentation; what is asserted stays."""
    tree = ast.parse(data, name)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, False):
            documentation = node.body.pop(0)
            if not node.body and not isinstance(node, ast.Module):
                node.body.append(ast.copy_location(ast.Pass(), documentation))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    return bytes(_code_to_hash_pyc(code, bytes(8), False))

def files(folder):
    return {file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*")) if file.is_file()}

def pack(found, to, method):
    with zipfile.ZipFile(to, "w", method, compresslevel=9) as archive:
        for name, file in sorted(found.items()):
            data = file.read_bytes()
            if name.endswith(".py"):
                data, name = compiled(data, name), name + "c"
            archive.writestr(zipfile.ZipInfo(name, WHEN), data, method, 9)

standard = files(Path("/sources/python_stdlib"))
# Python starts from this one by itself.
FIRST |= {name for name in standard if name.startswith("encodings/")}
first = {name: file for name, file in standard.items() if name in FIRST}
pack(first, "/archives/python_stdlib.zip", zipfile.ZIP_DEFLATED)
# All else is unpacked afterwards; as a whole it becomes much smaller, whatever the host can do.
rest = {name: file for name, file in standard.items() if name not in FIRST}
whole = BytesIO()
pack(rest | files(Path("/sources/fudaba")), whole, zipfile.ZIP_STORED)
Path("/archives/fudaba.zip.zst").write_bytes(zstd.compress(whole.getvalue(), 19))
`);
process.exit(0);
