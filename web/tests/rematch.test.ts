import { expect, test } from "vitest";
import { concerned } from "../src/parts/rematch";
import { startBrowser } from "./fake-browser";

startBrowser();
const { learn, say } = await import("../src/words");

test("nobody reads their own name in the wish for a rematch", async () => {
  await learn("en");
  const told = (ready: number[], waits: number[], me: number) => {
    const names = (seats: number[]) => seats.filter((seat) => seat !== me).map((seat) => ["Aya", "Ben", "Eve"][seat]!).join(", ");
    return say("again-wished-same", { by: concerned(ready, me), ready: names(ready), for: concerned(waits, me), waits: names(waits) });
  };
  expect(told([0], [1], 1)).toBe("Aya would like a rematch. Waiting for your answer.");
  expect(told([0], [1], 0)).toBe("You’d like a rematch. Waiting for Ben.");
  expect(told([0], [1, 2], 2)).toBe("Aya would like a rematch. Waiting for you and Ben.");
  expect(told([0, 1], [2], 1)).toBe("You and Aya would like a rematch. Waiting for Eve.");
  expect(told([0], [], 0).trim()).toBe("You’d like a rematch.");
  expect(told([0], [1], -1)).toBe("Aya would like a rematch. Waiting for Ben.");
});
