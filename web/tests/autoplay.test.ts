import { beforeAll, expect, test } from "vitest";
import type { Seat, Seats } from "../src/protocol";
import { startBrowser } from "./fake-browser";

let looksOn: typeof import("../src/autoplay").looksOn;
beforeAll(async () => {
  startBrowser();
  ({ looksOn } = await import("../src/autoplay"));
});

function seats(kinds: Seat["kind"][], watching = 0): Seats {
  return { seats: kinds.map((kind) => ({ kind }) as Seat), watching } as Seats;
}

test("how long an answer took says something to people alone", () => {
  expect(looksOn(seats(["person", "bot", "bot"]), 0)).toBe(false);
  expect(looksOn(seats(["person", "person"]), 0)).toBe(true);
  expect(looksOn(seats(["person", "bot"], 1), 0)).toBe(true);
  expect(looksOn(null, 0)).toBe(true);
});
