// The Worker: Python and the table in it; or, begun by that one, Python that thinks for it.
import type { FromWorker, ToWorker } from "./messages";
import { type PyProxy, type Python, startPython } from "./python";
import { keep } from "./storage";

type Start = Extract<ToWorker, { kind: "start" }>;
type Message = Exclude<ToWorker, Start>;

const FOLDER = "/games";
/** After so many milliseconds without a job a Worker that thinks is ended: its memory is worth more. */
const IDLE = 120_000;

const scope = globalThis as unknown as { postMessage(message: FromWorker, transfer?: Transferable[]): void; location: Location };
let take: (message: Message) => void = (message) => waiting.push(message);
const waiting: Message[] = [];

addEventListener("message", (event: MessageEvent<ToWorker>) => {
  if (event.data.kind !== "start") return take(event.data);
  begin(event.data).catch((error) => scope.postMessage({ kind: "failed", why: String(error).slice(-2000) }));
});

async function begin(start: Start): Promise<void> {
  const python = await startPython(start.home, start.parts, (progress) => scope.postMessage({ kind: "progress", progress }));
  const outward = python.runPython("from pyodide.ffi import to_js; to_js") as PyProxy;
  take = start.thinks ? thinker(python, outward) : await table(python, outward, start);
  for (const message of waiting.splice(0)) take(message);
}

function thinker(python: Python, outward: PyProxy): (message: Message) => void {
  const host = python.pyimport("fudaba.tab.host");
  return (message) => {
    if (message.kind !== "job") return;
    try {
      const data = host["carry_out"]!(message.data, outward) as Uint8Array<ArrayBuffer>;
      scope.postMessage({ kind: "done", id: message.id, data, why: "" }, [data.buffer]);
    } catch (error) {
      scope.postMessage({ kind: "done", id: message.id, data: null, why: String(error).slice(-2000) });
    }
  };
}

async function table(python: Python, outward: PyProxy, start: Start): Promise<(message: Message) => void> {
  const total = Object.values(start.parts).reduce((sum, size) => sum + size, 0);
  scope.postMessage({ kind: "progress", progress: { step: "table", loaded: total, total } });
  const keeping = await keep(python.FS, FOLDER, `fudaba ${encodeURIComponent(new URL(start.home).pathname)}`);
  scope.postMessage({ kind: "keeping", keeping });
  const thinkers = new Map<string, Thinker>();
  const think = (name: string, job: Uint8Array) => {
    let one = thinkers.get(name);
    if (one === undefined) thinkers.set(name, (one = new Thinker(start, () => thinkers.delete(name))));
    return one.ask(job);
  };
  const host = python.pyimport("fudaba.tab.host")["Host"]!(FOLDER, think, (name: string) => thinkers.get(name)?.end("it was ended"), outward, start.pace);
  await host.begin();
  Object.assign(globalThis, { heapBytes: () => python._module.HEAPU8.length }); // for `benchmarks.tab`
  scope.postMessage({ kind: "progress", progress: { step: "ready", loaded: total, total } });
  const lines = new Map<string, PyProxy>();
  return (message) => {
    if (message.kind === "job") return;
    const { client } = message;
    if (message.kind === "ask" || message.kind === "export" || message.kind === "import") {
      answer(python, host, message).then(
        ([status, headers, body]) => scope.postMessage({ kind: "answered", client, id: message.id, status, headers, body }, [body.buffer]),
        (error) => scope.postMessage({ kind: "answered", client, id: message.id, status: 500, headers: {}, body: new TextEncoder().encode(String(error)) }),
      );
      return;
    }
    const { line } = message;
    const key = `${client} ${line}`;
    if (message.kind === "say") lines.get(key)?.say(message.data);
    else if (message.kind === "end") {
      lines.get(key)?.end();
      lines.delete(key);
    } else {
      lines.set(
        key,
        host.connect(
          (data: Uint8Array<ArrayBuffer>) => scope.postMessage({ kind: "frame", client, line, data }, [data.buffer]),
          (code: number) => {
            lines.delete(key);
            scope.postMessage({ kind: "closed", client, line, code });
          },
        ),
      );
    }
  };
}

type Answered = [number, Record<string, string>, Uint8Array<ArrayBuffer>];

async function answer(python: Python, host: PyProxy, message: Extract<Message, { kind: "ask" | "export" | "import" }>): Promise<Answered> {
  if (message.kind === "export") return [200, {}, (await host.save()) as Uint8Array<ArrayBuffer>];
  const found: PyProxy = await (message.kind === "import" ? host.load(message.body) : host.ask(message.method, message.address, python.toPy(message.headers), message.body));
  const answered = found.toJs({ dict_converter: Object.fromEntries }) as Answered;
  found.destroy();
  return answered;
}

/** A Worker that thinks, of the same file as this one. */
class Thinker {
  private readonly worker = new Worker(scope.location.href, { type: "module" });
  private readonly asked = new Map<number, { done(data: Uint8Array): void; fail(error: Error): void }>();
  private count = 0;
  private idle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    start: Start,
    private readonly gone: () => void,
  ) {
    this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
    this.worker.onerror = () => this.end("it has failed");
    this.worker.postMessage({ ...start, thinks: true });
  }

  ask(job: Uint8Array): Promise<Uint8Array> {
    clearTimeout(this.idle);
    const id = ++this.count;
    const data = job.slice();
    return new Promise((done, fail) => {
      this.asked.set(id, { done, fail });
      this.worker.postMessage({ kind: "job", id, data }, [data.buffer]);
    });
  }

  private hear(message: FromWorker): void {
    if (message.kind === "failed") this.end(message.why);
    if (message.kind !== "done") return;
    const asked = this.asked.get(message.id);
    this.asked.delete(message.id);
    if (message.data !== null) asked?.done(message.data);
    else asked?.fail(new Error(message.why));
    if (this.asked.size === 0) this.idle = setTimeout(() => this.end("nothing to do"), IDLE);
  }

  end(why: string): void {
    clearTimeout(this.idle);
    this.worker.terminate();
    this.gone();
    for (const asked of this.asked.values()) asked.fail(new Error(why));
    this.asked.clear();
  }
}
