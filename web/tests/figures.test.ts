import { expect, test } from "vitest";
import { figureText, withUnits } from "../src/figures";
import { startBrowser } from "./fake-browser";

startBrowser();
const { learn, learnMore, say } = await import("../src/words");

test("a negative number has a minus sign, as it stands and in a sentence", async () => {
  expect([-12, 0, 7].map(figureText)).toEqual(["−12", "0", "7"]);
  learnMore("en", "two-points = { $points ->\n    [-1] one less: { $points }\n   *[other] { $points } VP\n}\n");
  await learn("en");
  expect([-1, -2, 1500].map((points) => say("two-points", { points }))).toEqual(["one less: −1", "−2 VP", "1500 VP"]);
});

test("a number stays on one line with its unit", () => {
  expect(withUnits("its 95 % interval; ‹40› % done; 3 cards %")).toBe("its 95\u00a0% interval; ‹40›\u00a0% done; 3 cards %");
});
