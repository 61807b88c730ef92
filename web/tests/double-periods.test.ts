import { expect, test } from "vitest";
import { withoutDoublePeriods } from "../src/double-periods";

test("a name with a dot at its end ends a sentence without a second one", () => {
  expect(withoutDoublePeriods("You are a guest, called Sammy Jr..", ["Sammy Jr."])).toBe("You are a guest, called Sammy Jr.");
  expect(withoutDoublePeriods("A. I.. And Oars.", ["A. I.", "Oars", 2])).toBe("A. I. And Oars.");
  expect(withoutDoublePeriods("A. I.... is open", ["A. I."])).toBe("A. I.... is open");
  expect(withoutDoublePeriods("See ../x.", ["."])).toBe("See ../x.");
});
