// What the server tells to everybody alike lies here as files, and needs no Python.
import type { CardRules, LabShown, Rule } from "../protocol";
import { baseUrl } from "./base-url";

const coming = new Map<string, Promise<unknown>>();

function file<T>(name: string): Promise<T> {
  let found = coming.get(name);
  if (found === undefined) {
    found = fetch(`${baseUrl}data/${name}.json`).then((response) => {
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      return response.json();
    });
    found.catch(() => coming.delete(name));
    coming.set(name, found);
  }
  return found as Promise<T>;
}

interface Shown {
  scenarios: LabShown[];
  rules: Record<string, number[]>;
  cards: Record<string, number[]>;
}

/** What stands at an address of the server; null where that is no file. */
export async function fromFiles(address: string): Promise<Response | null> {
  const url = new URL(address, "http://table");
  const parts = url.pathname.split("/").slice(2).map(decodeURIComponent);
  const found = await look(parts, url.searchParams);
  return found === null ? null : found === undefined ? new Response(null, { status: 404 }) : Response.json(found);
}

async function look([room = "", name = "", more = ""]: string[], asked: URLSearchParams): Promise<unknown> {
  const whole = `${room}/${name}/${more}`;
  if (whole === "games//") return file("games");
  if (room === "catalogue") return file(`catalogue/${name}`);
  if (room === "cards") return (await file<Record<string, CardRules>>(`cards/${name}`))[more];
  if (room === "rules") return name === "" ? file(`rules/${asked.get("game") ?? ""}`) : (await file<Record<string, Rule>>("rules"))[name];
  if (room === "lab" && name === "room") return file(`room/${more}`);
  if (room === "lab" && name === "shown") {
    const shown = await file<Shown>(`shown/${more}`);
    const rule = asked.get("rule") ?? "";
    const numbers = rule === "" ? shown.cards[asked.get("card") ?? ""] : shown.rules[rule];
    return (numbers ?? []).map((number) => shown.scenarios[number]);
  }
  if (room === "people") return undefined; // nobody keeps a name in a tab
  return null;
}
