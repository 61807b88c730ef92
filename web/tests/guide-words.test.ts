import { expect, test } from "vitest";
import { verbOfAll } from "../src/components/prompt-text";

const files = import.meta.glob<string>("../src/words/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** What stands behind the sign of equality, by message. */
function messages(lang: string): Map<string, string> {
  const lines = Object.entries(files).flatMap(([path, text]) => (path.includes(`/${lang}/`) ? text.split("\n") : []));
  return new Map(lines.flatMap((line) => (/^[a-z][\w-]* = /.test(line) ? [[line.slice(0, line.indexOf(" = ")), line.slice(line.indexOf(" = ") + 3)] as const] : [])));
}

test.each(["en", "ja"])("a button that a guide names is called so at its table (%s)", (lang) => {
  const said = messages(lang);
  let named = 0;
  for (const [id, text] of said) {
    const game = /^(?:learn|how)-(dominion|innovation|bridge_over)-.*text$/.exec(id)?.[1];
    if (game === undefined) continue;
    const labels = new Set([...said].flatMap(([other, label]) => (other.startsWith(`${game}-do-`) ? [label] : [])));
    for (const [, pressed = "", button = ""] of text.matchAll(/press “([^”]+)”|「([^」]+)」を押/g)) {
      named += 1;
      expect([...labels], `${id}: ${pressed}${button}`).toContain(pressed || button);
    }
  }
  expect(named).toBe(3);
});

test("before anything is chosen the button says what it does with every option, and no verb of some alone", () => {
  expect(verbOfAll(["Trash", "Trash"])).toBe("Trash");
  expect(verbOfAll(["Buy", "Play", "End the turn"])).toBe("");
  expect(verbOfAll([])).toBe("");
});
