// The review of a file: all parts are asked for, what is too heavy one by one, and the dearest suspects again.
import { describe, expect, it } from "vitest";
import { setRequest } from "../src/api";
import type { Reviewed, ReviewAsked, ReviewPart, Suspected } from "../src/protocol";
import { reviewed } from "../src/review/file-review";

const suspect = (number: number, seat: number, dear: number): Suspected => ({ number, turn: 1, seat, given: [0], better: [1], dear });
const part = (more: Partial<ReviewPart>): ReviewPart => ({ upto: 0, answers: 10, steps: 12, again: 1, shown: 5, curve: [], suspects: [], mistake: null, weighed: 1, prepares: false, ...more });

async function found(record: string): Promise<Reviewed[]> {
  const parts: Reviewed[] = [];
  for await (const one of reviewed(record, "file-1")) parts.push(one);
  return parts;
}

describe("the review of a file", () => {
  it("asks for every part, and looks again at the dearest suspect of each player", async () => {
    const asked: ReviewAsked[] = [];
    setRequest(async (_, init) => {
      const one = JSON.parse(String(init?.body)) as ReviewAsked;
      asked.push(one);
      if (one.suspect) return Response.json(part({ mistake: { step: one.suspect.number, turn: 1, seat: one.suspect.seat, cost: 0.1, half: 0.05, chance: 0.5, this_turn: false, question: text, given: text, better: text, why: text } }));
      const suspects = one.first === 0 ? [suspect(1, 0, 0.1), suspect(2, 0, 0.3), suspect(3, 1, 0.2)] : [];
      return Response.json(part({ suspects }));
    });
    const text = { en: "", ja: "" };
    const parts = await found("record");
    const shares = parts.map((one) => one.share);
    expect(asked.filter((one) => !one.suspect).map((one) => [one.first, one.count])).toEqual([[0, 4], [4, 4], [8, 4]]);
    expect(asked.flatMap((one) => (one.suspect ? [one.suspect.number] : []))).toEqual([2, 3]);
    expect(shares.at(-1)).toBe(1);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    expect(parts.at(-1)!.mistakes.map((one) => one.step)).toEqual([2, 3]);
    expect(parts.at(-2)!.mistakes).toEqual([]);
    expect(parts.at(-1)!.weighed).toBe(3);
  });

  it("asks again for as long as the server prepares what all parts go by", async () => {
    const asked: number[] = [];
    setRequest(async (_, init) => {
      const { first = 0 } = JSON.parse(String(init?.body)) as ReviewAsked;
      asked.push(first);
      return Response.json(part({ prepares: asked.length < 3, answers: asked.length < 3 ? 0 : 8 }));
    });
    const parts = await found("record");
    expect(asked).toEqual([0, 0, 0, 4]);
    expect(parts.map((one) => one.share).slice(0, 3)).toEqual([0, 0, 0.35]);
  });

  it("asks for what takes too long one by one, and skips what still does", async () => {
    const asked: [number, number][] = [];
    setRequest(async (_, init) => {
      const { first = 0, count = 0 } = JSON.parse(String(init?.body)) as ReviewAsked;
      asked.push([first, count]);
      const heavy = first <= 5 && 5 < first + count;
      return heavy ? Response.json({ en: "too long", ja: "too long" }, { status: 400 }) : Response.json(part({}));
    });
    const parts = await found("record");
    expect(asked).toEqual([[0, 4], [4, 4], [4, 1], [5, 1], [6, 1], [7, 1], [8, 4]]);
    expect(parts.at(-1)!.skipped).toBe(1);
    expect(parts.at(-1)!.share).toBe(1);
  });
});
