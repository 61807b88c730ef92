import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setRequest } from "../src/api";
import { type BuildProgress, EVERY, followBuild, messageOf } from "../src/components/build-progress";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The server gives these answers one after another; returns the addresses that it is asked for. */
function answer(...answers: (BuildProgress | number | Error)[]): string[] {
  const addresses: string[] = [];
  setRequest(async (address) => {
    addresses.push(address);
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return typeof next === "number" ? new Response("", { status: next }) : Response.json(next);
  });
  return addresses;
}

test("a build is followed to its end, and no further", async () => {
  const addresses = answer({ step: "compile", share: 0.25 }, { step: "check", share: 0.97 }, { step: "done", share: 1 });
  const steps: (string | undefined)[] = [];
  followBuild((now) => steps.push(now?.step));
  await vi.advanceTimersByTimeAsync(0);
  expect(steps).toEqual(["compile"]);
  await vi.advanceTimersByTimeAsync(EVERY);
  expect(steps).toEqual(["compile", "check"]);
  await vi.advanceTimersByTimeAsync(5 * EVERY);
  expect(steps).toEqual(["compile", "check", "done"]);
  expect(addresses).toEqual(Array(3).fill("/api/machine-code"));
});

test.each([{ step: "", share: 0 }, { step: "none", share: 0 }, { step: "done", share: 1 }, 404, new Error("no server")])("where nothing is built, the server is asked once (%s)", async (once) => {
  const addresses = answer(once);
  followBuild(() => {});
  await vi.advanceTimersByTimeAsync(5 * EVERY);
  expect(addresses).toHaveLength(1);
});

test("a lobby that is left asks no more, and is told nothing more", async () => {
  const addresses = answer({ step: "compile", share: 0.25 }, { step: "compile", share: 0.5 });
  const report = vi.fn();
  const leave = followBuild(report);
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(5 * EVERY);
  expect(addresses).toHaveLength(1);
  followBuild(report)();
  await vi.advanceTimersByTimeAsync(5 * EVERY);
  expect(report).toHaveBeenCalledTimes(1);
});

test("the foot says how much is done, that it is ready, or nothing", () => {
  expect(messageOf({ step: "compile", share: 0.254 })).toEqual({ id: "lobby-compiling", percent: 25 });
  expect(messageOf({ step: "done", share: 1 })).toMatchObject({ id: "lobby-compiled" });
  for (const now of [undefined, { step: "", share: 0 }, { step: "none", share: 0 }]) expect(messageOf(now)).toBeNull();
});
