// Starts Python in a Worker, and tells how far it is.
import type { Progress } from "./messages";

/** What of Pyodide is used here; `fudaba tab` lays it beside the page. */
export interface Python {
  FS: FileSystem;
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, (...given: unknown[]) => PyProxy>;
  toPy(value: unknown): unknown;
  _module: { HEAPU8: Uint8Array };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever Python has
export type PyProxy = any;

export interface Node {
  contents: Uint8Array;
  name: string;
  stream_ops: Record<string, (...given: never[]) => unknown>;
  node_ops: Record<string, (...given: never[]) => unknown>;
}

export interface FileSystem {
  writeFile(path: string, data: Uint8Array): void;
  readFile(path: string): Uint8Array;
  mkdirTree(path: string): void;
  lookupPath(path: string): { node: Node };
  ErrnoError: new (number: number) => Error;
}

/** home: the folder of the page. parts: how many bytes each file has. */
export async function startPython(home: string, parts: Record<string, number>, tell: (progress: Progress) => void): Promise<Python> {
  const total = Object.values(parts).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  let reported = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    if (loaded - reported < 100_000 && loaded < total) return;
    reported = loaded;
    tell({ step: "fetch", loaded: Math.min(loaded, total), total });
  };
  const fetched = globalThis.fetch.bind(globalThis);
  // Pyodide fetches by itself; what it fetches is counted on its way.
  globalThis.fetch = async (...asked) => counted(await fetched(...asked), count);
  tell({ step: "fetch", loaded: 0, total });
  try {
    const get = async (name: string) => {
      const response = await fetch(`${home}python/${name}`);
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      return response;
    };
    const packed = get("fudaba.zip.zst").then(async (found) => new Uint8Array(await found.arrayBuffer()));
    const unpack = get("unpack.py").then((found) => found.text());
    for (const coming of [packed, unpack]) coming.catch(() => {}); // Pyodide says it first, where nothing comes
    const { loadPyodide } = (await import(/* @vite-ignore */ `${home}python/pyodide.mjs`)) as { loadPyodide(options: object): Promise<Python> };
    const python = await loadPyodide({ indexURL: `${home}python/`, stdLibURL: `${home}python/python_stdlib.zip` });
    python.FS.writeFile("/fudaba.zip.zst", await packed);
    tell({ step: "unpack", loaded: total, total });
    python.runPython(await unpack);
    return python;
  } finally {
    globalThis.fetch = fetched;
  }
}

function counted(response: Response, count: (bytes: number) => void): Response {
  if (response.body === null) return response;
  const passing = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      count(part.length);
      controller.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(passing), { status: response.status, headers: response.headers });
}
