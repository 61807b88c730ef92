import { beforeEach, expect, test, vi } from "vitest";

/** A page that `fudaba tab` has marked, at this address. */
async function tabAt(address: string): Promise<typeof import("../src/route")> {
  vi.resetModules();
  const url = new URL(address);
  vi.stubGlobal("location", url);
  vi.stubGlobal("document", { documentElement: { hasAttribute: (name: string) => name === "data-tab" } });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("history", {
    pushState: (_: unknown, __: string, to: string) => (url.hash = to),
    replaceState: (_: unknown, __: string, to: string) => (url.hash = to),
  });
  return import("../src/route");
}

beforeEach(() => vi.unstubAllGlobals());

test("all of an address stands behind the sign, wherever the page lies", async () => {
  const route = await tabAt("https://host.example/some/folder/#/cards/dominion/smithy?set=base");
  expect(route.place.value).toMatchObject({ page: "cards", game: "dominion", card: "smithy" });
  expect(route.query().get("set")).toBe("base");
  expect(route.hrefOf("/t/abc")).toBe("#/t/abc");
  expect(route.addressOf("/lab#s=xyz")).toBe("https://host.example/some/folder/#/lab;s=xyz");
});

test("a situation in a link is read as it was written", async () => {
  const route = await tabAt("https://host.example/#/lab;s=a-b_c");
  expect(route.place.value).toMatchObject({ page: "lab", scenario: "a-b_c" });
  route.replace("/lab?table=t#s=d");
  expect(location.hash).toBe("#/lab?table=t;s=d");
  expect(route.place.value).toMatchObject({ page: "lab", scenario: "d" });
});

test("without an address it is the front page, and what there is not is nowhere", async () => {
  expect((await tabAt("https://host.example/folder/")).place.value.page).toBe("lobby");
  expect((await tabAt("https://host.example/folder/#/tab")).place.value.page).toBe("tab");
  expect((await tabAt("https://host.example/folder/#/nothing")).place.value.page).toBe("nowhere");
});

test("what is the same for everybody comes from the files", async () => {
  await tabAt("https://host.example/folder/");
  const asked: string[] = [];
  const files: Record<string, unknown> = {
    "rules.json": { "DOM-1": { id: "DOM-1" } },
    "cards/dominion.json": { smithy: { rules: [] } },
    "shown/dominion.json": { scenarios: [{ title: "one" }, { title: "two" }], rules: { "DOM-1": [1] }, cards: { smithy: [0, 1] } },
  };
  vi.stubGlobal("fetch", async (address: string) => {
    const name = address.replace("https://host.example/folder/data/", "");
    asked.push(name);
    return Response.json(files[name] ?? null, { status: name in files ? 200 : 404 });
  });
  const { fromFiles } = await import("../src/tab/files");
  const read = async (address: string) => (await fromFiles(address))?.json();
  expect(await read("/api/rules/DOM-1")).toEqual({ id: "DOM-1" });
  expect(await read("/api/cards/dominion/smithy")).toEqual({ rules: [] });
  expect(await read("/api/lab/shown/dominion?rule=DOM-1")).toEqual([{ title: "two" }]);
  expect(await read("/api/lab/shown/dominion?card=smithy&n=1")).toEqual([{ title: "one" }, { title: "two" }]);
  expect(await read("/api/lab/shown/dominion?card=nothing")).toEqual([]);
  expect((await fromFiles("/api/rules/DOM-2"))?.status).toBe(404);
  expect(await fromFiles("/api/record/abc")).toBe(null);
  expect(asked).toEqual(["rules.json", "cards/dominion.json", "shown/dominion.json"]);
});
