import { beforeEach, expect, test, vi } from "vitest";
import { memory, startBrowser } from "./fake-browser";

let tokens: typeof import("../src/seat-tokens");
beforeEach(async () => {
  vi.resetModules();
  startBrowser();
  tokens = await import("../src/seat-tokens");
});

test("a seat is kept by its table until it is forgotten", () => {
  tokens.keepToken("a", "first", "");
  tokens.keepToken("b", "second", "invited");
  expect([tokens.tokenOf("a"), tokens.tokenOf("b"), tokens.tokenOf("c")]).toEqual(["first", "second", ""]);
  expect(tokens.seatKeys()).toEqual([{ table: "a", token: "first" }, { table: "b", token: "second" }]);
  tokens.keepToken("a", "third", "");
  expect(tokens.seatKeys()).toEqual([{ table: "b", token: "second" }, { table: "a", token: "third" }]);
  tokens.forgetToken("a");
  expect(tokens.seatKeys()).toEqual([{ table: "b", token: "second" }]);
});

test("of too many seats the oldest are forgotten, and one that is kept anew is the newest", () => {
  for (let number = 0; number < 50; number += 1) tokens.keepToken(`table ${number}`, `${number}`, "");
  tokens.keepToken("table 0", "again", "");
  expect(tokens.seatKeys()).toHaveLength(50);
  tokens.keepToken("one more", "new", "");
  expect(tokens.seatKeys()).toHaveLength(50);
  expect([tokens.tokenOf("table 0"), tokens.tokenOf("table 1"), tokens.tokenOf("one more")]).toEqual(["again", "", "new"]);
});

test("a memory that cannot be read is an empty one", () => {
  memory.set("fudaba-seats", "{");
  expect(tokens.tokenOf("a")).toBe("");
  tokens.keepToken("a", "first", "");
  expect(tokens.tokenOf("a")).toBe("first");
});
