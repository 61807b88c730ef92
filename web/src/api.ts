// What the page asks for by request and answer: of the server, or in a tab of the table that runs there.

export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

let by: Ask = (address, init) => fetch(address, init);

/** Ask for an address of the server (`/api/…`). */
export function request(address: string, init?: RequestInit): Promise<Response> {
  return by(address, init);
}

/** Have all that is asked answered by something else. */
export function setRequest(other: Ask): void {
  by = other;
}
