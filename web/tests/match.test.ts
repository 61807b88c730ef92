import { beforeEach, expect, test, vi } from "vitest";
import type { Match } from "../src/protocol";
import { memory, startBrowser } from "./fake-browser";

let match: typeof import("../src/match");
beforeEach(async () => {
  vi.resetModules();
  startBrowser();
  match = await import("../src/match");
});

const three = (points: number[][], more: Partial<Match> = {}): Match => ({ id: "a", games: 3, number: 1, first: "alternate", whole: false, tables: ["a", "b"], players: [0, 1], points, over: false, won: [], left: -1, next_in: -1, ...more });

test("a win is a point, and a share of one a half", () => {
  expect(match.scoreText(three([]))).toBe("0–0");
  expect(match.scoreText(three([[2, 0], [1, 1]]))).toBe("1½–½");
});

test("the seat of another game of the match is known", () => {
  memory.set("fudaba-seats", JSON.stringify({ a: { token: "secret", invite: "link" } }));
  match.knowSeat(three([]), "b");
  expect(JSON.parse(memory.get("fudaba-seats")!).b).toEqual({ token: "secret", invite: "link" });
  match.knowSeat(null, "c");
  match.knowSeat(three([], { tables: ["x", "y"] }), "y");
  expect(Object.keys(JSON.parse(memory.get("fudaba-seats")!))).toEqual(["a", "b"]);
});
