// What pages ask the server to compute: it may be busy, and says in words what is wrong.
import { request as request } from "./api";
import type { Text } from "./protocol";

/** A busy server is asked again after this many milliseconds, this many times. */
const AGAIN = 700;
const TRIES = 6;

/** An answer that is not what was asked for: the server's words, or a message of the page. */
export class RequestError extends Error {
  constructor(
    readonly what: Text | string,
    readonly status = 0,
  ) {
    super(typeof what === "string" ? what : what.en);
  }
}

/** What the server answers, as JSON. Throws `RequestError`. */
export async function fetchJson<T>(address: string, init: RequestInit = {}): Promise<T> {
  for (let tries = 1; ; tries++) {
    let response: Response;
    try {
      response = await request(address, init);
    } catch {
      throw new RequestError("lab-no-server");
    }
    if ((response.status === 429 || response.status === 503) && tries < TRIES) {
      await new Promise((done) => setTimeout(done, AGAIN * tries));
      continue;
    }
    if (response.ok) return (await response.json()) as T;
    const what = (await response.json().catch(() => null)) as Text | null;
    throw new RequestError(typeof what?.en === "string" ? what : "lab-no-answer", response.status);
  }
}

/** Send something as JSON. Throws `RequestError`. */
export function postJson<T>(address: string, what: object): Promise<T> {
  return fetchJson<T>(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(what) });
}
