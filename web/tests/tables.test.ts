// At which table a page is: one at a time, each with what is known of it alone.
import { beforeEach, expect, test, vi } from "vitest";
import { memory, socket, startBrowser } from "./fake-browser";
import { ask, greeting, refused, seats, update } from "./samples";

let tables: typeof import("../src/table/current");
let settings: typeof import("../src/settings");
beforeEach(async () => {
  vi.resetModules();
  startBrowser();
  memory.set("fudaba-seats", JSON.stringify({ a: { token: "secret", invite: "" } }));
  tables = await import("../src/table/current");
  settings = await import("../src/settings");
  const { connect } = await import("../src/connection");
  connect();
  socket().open();
});

/** The page is at that table, and this is asked. */
function sitAt(id: string, more: object = {}): void {
  tables.join(id, "");
  socket().deliver(greeting({ table: id, ...more }));
  socket().deliver({ ...update(7, ask()), table: id });
  socket().read();
}

const sent = (kind: string) => socket().read().filter((message) => message.t === kind);

test("who goes to another table has left the last one behind, with all that was known of it", () => {
  sitAt("a");
  const last = tables.current.value!;
  last.table.pick(1);
  last.table.showsReview.value = true;
  sitAt("b");
  const { table } = tables.current.value!;
  expect([table.id, table.selection.picks.value, table.showsReview.value]).toEqual(["b", [], false]);
  socket().deliver({ ...update(8, ask()), table: "a" });
  expect(last.table.answers.sequence).toBe(7);
});

test("who is at a table already stays there, and brings another invitation", () => {
  sitAt("a");
  const before = tables.current.value;
  tables.join("a", "invited");
  expect(tables.current.value).toBe(before);
  expect(before!.table.seat.invitation.value).toBe("invited");
  expect(sent("join")).toEqual([]);
});

test("a table that was left hears of the connection no more", () => {
  sitAt("a");
  const { table } = tables.current.value!;
  table.pick(1);
  table.answer();
  tables.leave();
  socket().drop();
  expect(table.answers.sending.value).toBe(true);
});

test("that bots shall be quick is said once for each connection, and taken back", () => {
  settings.bots.value = "quick";
  sitAt("a");
  socket().deliver(seats());
  expect(sent("pace")).toMatchObject([{ table: "a", quick: true }]);
  socket().deliver(seats({ watching: 1 }));
  expect(sent("pace")).toEqual([]);
  socket().deliver(greeting());
  expect(sent("pace")).toMatchObject([{ quick: true }]);
  settings.bots.value = "usual";
  expect(sent("pace")).toMatchObject([{ quick: false }]);
});

test("only the table to which a match has led is one to which the page came by itself", async () => {
  const route = await import("../src/route");
  route.go("/t/a");
  sitAt("a");
  socket().deliver({ t: "led", table: "a", to: "b" });
  sitAt("b");
  expect(tables.current.value!.table.nextGame.cameByItself).toBe(true);
  sitAt("c");
  expect(tables.current.value!.table.nextGame.cameByItself).toBe(false);
});

test("while an opponent is looked for, a table waits; one that is found takes its place, and one that is full is left out", async () => {
  const seek = await import("../src/seek");
  const wish = { game: "dominion" } as Parameters<typeof seek.startSearch>[0];
  seek.startSearch(wish);
  expect(sent("seek")).toMatchObject([{ game: "dominion", but: [] }]);
  socket().deliver({ t: "seated", table: "w", seat: 0, token: "mine", invite: "i" });
  expect(seek.search.value).toMatchObject({ step: "waits", table: "w" });
  expect(sent("join")).toMatchObject([{ table: "w", token: "mine" }]);
  socket().deliver({ t: "found", table: "f", rated: false });
  expect(socket().read()).toMatchObject([{ t: "leave", table: "w" }, { t: "sit", table: "f" }]);
  expect(tables.current.value).toBe(null);
  socket().deliver(refused("sit", "full", "f"));
  expect(sent("seek")).toMatchObject([{ but: ["f"] }]);
});

test("who looks for an opponent and goes to another table looks no more", async () => {
  const seek = await import("../src/seek");
  seek.startSearch({ game: "dominion" } as Parameters<typeof seek.startSearch>[0]);
  socket().deliver({ t: "seated", table: "w", seat: 0, token: "mine", invite: "i" });
  tables.join("b", "");
  expect(seek.search.value).toBe(null);
});
