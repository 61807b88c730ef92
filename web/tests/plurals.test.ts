import { expect, test } from "vitest";
import { startBrowser } from "./fake-browser";

startBrowser();
const { learn, say } = await import("../src/words");
const { lang } = await import("../src/settings");

const WORDS = ["dominion-left-actions", "dominion-left-buys", "dominion-left-coins", "dominion-left-potions", "dominion-has-villagers", "dominion-has-favors"];

test("the word beside a number follows it", async () => {
  lang.value = "en";
  await learn("en");
  const of = (count: number) => WORDS.map((id) => say(id, { count }));
  expect(of(1)).toEqual(["Action", "Buy", "Coin", "Potion", "Villager", "Favor"]);
  expect(of(0)).toEqual(["Actions", "Buys", "Coins", "Potions", "Villagers", "Favors"]);
  expect(of(2)).toEqual(of(0));
  expect([1, 2].map((moves) => say("delay-moves", { moves }))).toEqual(["1 move", "2 moves"]);
});

test("before the first turn no turn is named", async () => {
  for (const language of ["en", "ja"] as const) {
    lang.value = language;
    await learn(language);
    expect(say("dominion-turns", { turns: 0 })).toBe("");
    expect(say("dominion-turns", { turns: 3 })).toMatch(/3/);
  }
});
