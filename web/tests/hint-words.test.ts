import { expect, test } from "vitest";
import { startBrowser } from "./fake-browser";

startBrowser();
const { lang } = await import("../src/settings");
const { learn, say } = await import("../src/words");

test("the figure of a hint has a unit: a round of Bridge Over is won, and a chance in Innovation is an estimate", async () => {
  await learn("en");
  await learn("ja");
  const texts = () => ["dominion", "innovation", "bridge_over"].map((game) => say("hint-wins", { game, chance: 54 }));
  lang.value = "en";
  expect(texts()).toEqual(["wins ‹54›\u00a0%", "wins about ‹54›\u00a0%", "wins ‹54›\u00a0% of rounds"]);
  lang.value = "ja";
  expect(texts()).toEqual(["勝率‹54›％", "推定勝率‹54›％", "ラウンド勝率‹54›％"]);
  lang.value = "en";
});
