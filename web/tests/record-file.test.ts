// A record that somebody has as a file: it is looked at by request, one moment after the other, and joined nowhere.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../src/protocol";
import { socket, startBrowser } from "./fake-browser";
import { greeting, said } from "./samples";

let record: typeof import("../src/record-file");
let asked: string[];
/** What the server answers next, one reply for each request. */
let replies: (() => Promise<Response>)[];
let setRequest: typeof import("../src/api").setRequest;
beforeAll(async () => {
  startBrowser();
  vi.useRealTimers();
  ({ setRequest } = await import("../src/api"));
  record = await import("../src/record-file");
});
beforeEach(() => {
  record.close();
  asked = [];
  replies = [];
  setRequest((address) => {
    if (address.startsWith("/api/catalogue/")) return new Promise(() => {});
    asked.push(address);
    return (replies.shift() ?? (async () => Response.json([])))();
  });
});

const messages = [greeting({ table: "file" })] as unknown as FromServer[];

test("its moments are asked for one after the other, of several wishes the last, and only by request", async () => {
  const { connect } = await import("../src/connection");
  connect();
  socket().open();
  socket().read();
  const file = new record.RecordFile("{}", messages);
  for (const step of [1, 2, 3]) file.table.lookAt({ step });
  await vi.waitFor(() => expect(asked.length).toBe(2));
  expect(asked).toEqual(["/api/replay/look?as=0&step=1", "/api/replay/look?as=0&step=3"]);
  expect(socket().read()).toEqual([]);
});

test("a moment that the server cannot show is said, and the next one can be looked at", async () => {
  const file = new record.RecordFile("{}", messages);
  replies.push(async () => Response.json(said("No."), { status: 400 }));
  file.table.lookAt({ step: 9 });
  await vi.waitFor(() => expect(record.wrong.value).toEqual(said("No.")));
  file.table.lookAt({ line: 4 }, -1);
  await vi.waitFor(() => expect(asked.length).toBe(2));
  expect(asked[1]).toBe("/api/replay/look?as=-1&line=4");
});

test("a file that holds no record is not opened, and says why", async () => {
  replies.push(async () => Response.json(said("No record."), { status: 400 }));
  expect(await record.openText("nonsense")).toBe(null);
  expect([record.opened.value, record.wrong.value, record.busy.value]).toEqual([null, said("No record."), false]);
});

test("a server that is away is said as that", async () => {
  replies.push(() => Promise.reject(new TypeError("no network")));
  expect(await record.openText("{}")).toBe(null);
  expect(record.wrong.value).toBe("record-no-server");
});
