import { expect, test } from "vitest";
import { costText } from "../src/review/cost";

test.each([
  [0.154, 0.06, "15", "6"],
  [0.052, 0.049, "5.2", "4.9"],
  [0.05, 0.0497, "5.00", "4.97"],
  [0.021, 0.004, "2.1", "0.4"],
  [0.8, 0, "80", "0"],
  [0.8, 0.000001, "80", "0"],
])("a cost of %f with %f is told as %s with %s", (cost, half, text, around) => {
  expect(costText(cost, half)).toEqual({ cost: text, half: around });
});
