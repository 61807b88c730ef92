import { encode } from "@msgpack/msgpack";
import { beforeEach, expect, test, vi } from "vitest";
import { CLOSE, PROTOCOL } from "../src/protocol";
import { happen, page, socket, sockets, startBrowser } from "./fake-browser";

let wire: typeof import("../src/connection");
beforeEach(async () => {
  vi.resetModules();
  startBrowser();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // Each wait is as long as it says.
  wire = await import("../src/connection");
});

function opened(): void {
  wire.connect();
  socket().open();
}

test("messages arrive in their order at all who listen, and who comes later hears the next ones", () => {
  const heard: string[] = [];
  wire.onConnected(() => heard.push("greeted"));
  wire.onMessage((message) => heard.push(message.t));
  wire.connect();
  expect(socket().address).toBe("wss://table.example/ws");
  expect(wire.connectionState.value).toBe("coming");
  socket().open();
  expect(wire.connectionState.value).toBe("on");
  wire.onMessage((message) => heard.push(`later ${message.t}`));
  socket().deliver({ t: "pong" });
  expect(heard).toEqual(["greeted", "hello", "pong", "later pong"]);
});

test("nothing is sent before the connection stands, and the caller knows", () => {
  expect(wire.send({ t: "ping" })).toBe(false);
  wire.connect();
  expect(wire.send({ t: "ping" })).toBe(false);
  expect(socket().read()).toEqual([]);
  socket().open();
  expect(wire.send({ t: "ping" })).toBe(true);
  expect(socket().read()).toEqual([{ t: "ping" }]);
});

test("a connection that is lost comes back after waits that double, and is greeted anew", () => {
  let greeted = 0;
  wire.onConnected(() => (greeted += 1));
  opened();
  for (const wait of [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000]) {
    socket().drop();
    expect(wire.connectionState.value).toBe("lost");
    const before = sockets.length;
    vi.advanceTimersByTime(wait - 1);
    expect(sockets.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(before + 1);
  }
  expect(greeted).toBe(1);
  socket().open();
  expect(greeted).toBe(2);
  expect(wire.connectionState.value).toBe("on");
  socket().drop();
  const before = sockets.length;
  vi.advanceTimersByTime(250); // A connection that stood makes the next wait short again.
  expect(sockets.length).toBe(before + 1);
});

test.each([
  [CLOSE.BANNED, "barred"],
  [CLOSE.TOO_MANY, "crowded"],
  [CLOSE.TOO_FAST, "lost"],
] as const)("who is sent away with %i waits long", (code, link) => {
  opened();
  socket().drop(code);
  expect(wire.connectionState.value).toBe(link);
  vi.advanceTimersByTime(7_999);
  expect(sockets.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(sockets.length).toBe(2);
});

test("a page of another protocol comes back no more", () => {
  wire.connect();
  socket().open(PROTOCOL + 1);
  expect(wire.connectionState.value).toBe("old");
  expect(socket().readyState).toBe(3);
  socket().drop();
  vi.advanceTimersByTime(60_000);
  expect(wire.connectionState.value).toBe("old");
  expect(sockets.length).toBe(1);
});

test("the end of a connection that was given up says nothing of the one after it", () => {
  opened();
  const first = socket();
  wire.reconnect();
  expect(first.readyState).toBe(3);
  socket().open();
  first.drop();
  expect(wire.connectionState.value).toBe("on");
  expect(sockets.length).toBe(2);
});

test("a connection that is silent is asked, and given up where nothing comes back", () => {
  opened();
  vi.advanceTimersByTime(5_000);
  expect(socket().read()).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(socket().read()).toEqual([{ t: "ping" }]);
  socket().deliver({ t: "pong" });
  vi.advanceTimersByTime(5_500);
  expect(socket().read()).toEqual([{ t: "ping" }]);
  vi.advanceTimersByTime(4_500);
  expect(wire.connectionState.value).toBe("on");
  vi.advanceTimersByTime(1_000);
  expect(wire.connectionState.value).toBe("lost");
});

test("an answer for which nothing comes back is a dead connection, however much else is sent", () => {
  opened();
  wire.send({ t: "answer", table: "a", sequence: 1, answer: [0] });
  vi.advanceTimersByTime(3_000);
  wire.send({ t: "say", table: "a", text: "hello" });
  vi.advanceTimersByTime(2_000);
  expect(wire.connectionState.value).toBe("on");
  vi.advanceTimersByTime(500);
  expect(wire.connectionState.value).toBe("lost");
});

test("what may take long is waited for", () => {
  opened();
  wire.send({ t: "hint", table: "a", sequence: 1 });
  for (let second = 0; second < 10; second += 1) {
    vi.advanceTimersByTime(1_000);
    if (socket().read().some((message) => message.t === "ping")) socket().deliver({ t: "pong" });
  }
  expect(wire.connectionState.value).toBe("on");
});

test("nobody is asked while the page is hidden, and at once when it is seen again", () => {
  opened();
  page.visibilityState = "hidden";
  vi.advanceTimersByTime(60_000);
  expect(socket().read()).toEqual([]);
  expect(wire.connectionState.value).toBe("on");
  page.visibilityState = "visible";
  happen("visibilitychange");
  expect(socket().read()).toEqual([{ t: "ping" }]);
});

test("without a network the connection is given up, and with one it is tried at once", () => {
  opened();
  happen("offline");
  expect(wire.connectionState.value).toBe("lost");
  expect(sockets.length).toBe(1);
  happen("online");
  expect(sockets.length).toBe(2);
  happen("online"); // One is on its way already.
  expect(sockets.length).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(2);
});

test("what else carries the messages may be silent for longer, and is told where it was silent for too long", () => {
  const sent: Uint8Array[] = [];
  const stuck = vi.fn();
  let receive = (_: Uint8Array) => {};
  wire.setTransport(
    (receives) => {
      receive = receives;
      return { isOpen: true, send: (data) => void sent.push(data), close: () => {} };
    },
    60_000,
    stuck,
  );
  wire.connect();
  receive(encode({ t: "hello", protocol: PROTOCOL }));
  expect(wire.connectionState.value).toBe("on");
  happen("offline"); // It needs no network.
  expect(wire.connectionState.value).toBe("on");
  expect(wire.send({ t: "ping" })).toBe(true);
  vi.advanceTimersByTime(59_000);
  expect([wire.connectionState.value, stuck.mock.calls.length]).toEqual(["on", 0]);
  vi.advanceTimersByTime(2_000);
  expect([wire.connectionState.value, stuck.mock.calls.length]).toEqual(["lost", 1]);
});
