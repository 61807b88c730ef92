// Runs records again in Pyodide, in Node. Arguments: the folder of Python, a file with records as a JSON list.
// Prints the last state's digest of each, as a JSON list.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, records] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/`, stdLibURL: `${folder}/python_stdlib.zip` });
python.FS.writeFile("/fudaba.zip.zst", new Uint8Array(readFileSync(`${folder}/fudaba.zip.zst`)));
python.runPython(readFileSync(`${folder}/unpack.py`, "utf8"));
python.FS.writeFile("/records.json", new Uint8Array(readFileSync(records)));
const digests = python.runPython(`
import json
from fudaba import games
from fudaba.kernel.record import decode, verified
json.dumps([verified(decode(one.encode()), games.named).table.state.digest() for one in json.load(open("/records.json"))])
`);
console.log(digests);
process.exit(0);
