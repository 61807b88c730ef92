import { expect, test } from "vitest";
import { inPublicationOrder } from "../src/tables/dominion/sets";

const both = (text: string) => ({ en: text, ja: text });

test("sets stand in the order in which they were published, one's own last", () => {
  const sets = Object.fromEntries(["adventures", "alchemy", "base", "mine", "rising_sun", "seaside"].map((id) => [id, both(id)]));
  expect(inPublicationOrder(sets).map(([id]) => id)).toEqual(["base", "seaside", "alchemy", "adventures", "rising_sun", "mine"]);
});
