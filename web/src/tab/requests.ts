// Requests and messages, answered by the files that lie beside the page or by the table in the Worker.
import type { Ask } from "../api";
import type { Opener } from "../transport";
import { client, hear, post, restarted, type Come } from "./engine";
import { fromFiles } from "./files";

const asked = new Map<number, (answer: Extract<Come, { kind: "answered" }> | null) => void>();
const lines = new Map<number, Line>();
let count = 0;

interface Line {
  isOpen: boolean;
  receive(data: Uint8Array): void;
  lose(code: number): void;
}

hear((message) => {
  if (message.kind === "answered") {
    asked.get(message.id)?.(message);
    asked.delete(message.id);
  } else if (message.kind === "frame") {
    const line = lines.get(message.line);
    if (line === undefined) return;
    line.isOpen = true;
    line.receive(message.data);
  } else drop(message.line, message.code);
});

function drop(number: number, code: number): void {
  const line = lines.get(number);
  lines.delete(number);
  if (line === undefined) return;
  line.isOpen = false;
  line.lose(code);
}

/** Another Worker knows nothing of what the last one was asked. */
restarted(() => {
  for (const [line, { isOpen }] of [...lines]) {
    if (isOpen) drop(line, 0);
    else post({ kind: "connect", client, line });
  }
  for (const again of resent.values()) again();
});

/** What is asked anew where the Worker has been replaced meanwhile. */
const resent = new Map<number, () => void>();

type Asked = { kind: "ask"; method: string; address: string; headers: Record<string, string>; body: Uint8Array } | { kind: "export" } | { kind: "import"; body: Uint8Array };

export function askWorker(what: Asked): Promise<Response> {
  const id = ++count;
  return new Promise((done) => {
    const send = () => post({ ...what, client, id });
    asked.set(id, (answer) => {
      resent.delete(id);
      if (answer !== null) done(new Response(answer.status === 204 || answer.status === 304 ? null : answer.body, { status: answer.status, headers: answer.headers }));
    });
    resent.set(id, send);
    send();
  });
}

export const askHere: Ask = async (address, init = {}) => {
  const method = init.method ?? "GET";
  const file = method === "GET" ? await fromFiles(address) : null;
  if (file !== null) return file;
  const headers = Object.fromEntries(new Headers(init.headers));
  const body = init.body === undefined || init.body === null ? new Uint8Array() : new TextEncoder().encode(String(init.body));
  return askWorker({ kind: "ask", method, address, headers, body });
};

export const overWorker: Opener = (receive, lose) => {
  const number = ++count;
  const line: Line = { isOpen: false, receive, lose };
  lines.set(number, line);
  post({ kind: "connect", client, line: number });
  return {
    get isOpen() {
      return line.isOpen;
    },
    send: (data) => post({ kind: "say", client, line: number, data }),
    close() {
      lines.delete(number);
      line.isOpen = false;
      post({ kind: "end", client, line: number });
    },
  };
};
