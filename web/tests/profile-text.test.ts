import { expect, test } from "vitest";
import { startBrowser } from "./fake-browser";

startBrowser();
const { noFiguresText, noGamesText } = await import("../src/people/profile-text");
const { learn } = await import("../src/words");
const { lang } = await import("../src/settings");

test("a profile does not say that there were no games where there may have been some", async () => {
  lang.value = "en";
  await learn("en");
  expect(noFiguresText({ guest: true, daily: false })).toBe("counted only with an account");
  expect(noFiguresText({ guest: false, daily: true })).toBe("daily games only");
  expect(noFiguresText({ guest: false, daily: false })).toBe("no finished games yet");
  expect(noGamesText({ own: false, days: 2 })).toBe("Only daily games so far.");
  expect(noGamesText({ own: false, days: 0 })).toBe("No games that everyone can see.");
  expect(noGamesText({ own: true, days: 2 })).toBe("Finished games will appear here.");
});
