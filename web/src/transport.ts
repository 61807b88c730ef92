// What carries messages between the page and its table: a WebSocket, or in a tab the way to a Worker.

/** A connection that has been begun. */
export interface Transport {
  /** Whether something can be sent now. */
  readonly isOpen: boolean;
  send(data: Uint8Array): void;
  close(): void;
}

/** Begins one. receive: takes what comes; lose: takes the code with which it has ended. */
export type Opener = (receive: (data: ArrayBuffer | Uint8Array) => void, lose: (code: number) => void) => Transport;

export const overWebSocket: Opener = (receive, lose) => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws`);
  socket.binaryType = "arraybuffer";
  socket.onmessage = (event: MessageEvent<ArrayBuffer>) => receive(event.data);
  socket.onclose = (event) => lose(event.code);
  return {
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: (data) => socket.send(data as Uint8Array<ArrayBuffer>),
    close: () => socket.close(),
  };
};
