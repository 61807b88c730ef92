// Runs a function of `played.py` in Pyodide, in Node. Arguments: the folder of Python, `played.py`, the function's name,
// a file with what it is given as JSON. Prints what it returns as JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, module, name, given] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/`, stdLibURL: `${folder}/python_stdlib.zip` });
python.FS.writeFile("/fudaba.zip.zst", new Uint8Array(readFileSync(`${folder}/fudaba.zip.zst`)));
python.runPython(readFileSync(`${folder}/unpack.py`, "utf8"));
python.FS.writeFile("/code/played.py", new Uint8Array(readFileSync(module)));
python.FS.writeFile("/given.json", new Uint8Array(readFileSync(given)));
const found = python.runPython(`
import json, played
json.dumps(played.${name}(json.load(open("/given.json"))))
`);
console.log(found);
process.exit(0);
