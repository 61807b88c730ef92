import { expect, test } from "vitest";
import type { Game, Seat } from "../src/protocol";
import { startBrowser } from "./fake-browser";

startBrowser();
const { games } = await import("../src/catalogue");
const { botText, seatStatus } = await import("../src/components/SeatStatus");
const { lang } = await import("../src/settings");
const { learn } = await import("../src/words");

const title = { en: "Strong", ja: "強い" };
games.value = [{ name: "dominion", bots: [{ name: "strong", title, about: title }], bot: "strong" } as unknown as Game];
const seat = (more: Partial<Seat>): Seat => ({ name: "Ben", kind: "person", bot: "", here: true, host: false, handed: false, vetoed: [], content: false, person: "", ...more });

test("a bot is shown with its level, also one that plays for somebody", async () => {
  await learn("en");
  await learn("ja");
  const texts = () => [seat({ kind: "bot", bot: "strong" }), seat({ bot: "strong", here: false }), seat({ bot: "strong", handed: true }), seat({ here: false }), seat({}), seat({ kind: "open" })].map((one) => seatStatus("dominion", one));
  lang.value = "en";
  expect(texts()).toEqual(["bot · strong", "away; a strong bot plays", "a strong bot plays", "away", "", ""]);
  lang.value = "ja";
  expect(texts()).toEqual(["ボット（強い）", "離席中・ボット代行（強い）", "ボット代行中（強い）", "離席中", "", ""]);
  lang.value = "en";
});

test("a bot that is none of the levels is shown by its name", () => {
  expect(botText("dominion", "big-money")).toBe("bot · big-money");
});
