// The review of a record that is no table of the server: it is asked for part by part, and put together here.
import { postJson, RequestError } from "../json-requests";
import type { Chance, Costly, Reviewed, ReviewAsked, ReviewPart, Suspected, Text } from "../protocol";

/** The share of the work after which all answers have been looked at once. */
const FIRST_PART = 0.7;
/** How many answers are looked at together. */
const TOGETHER = 4;
/** A part with this status took too long. */
const TOO_HEAVY = 400;

/** What has been found so far, again and again until all of it is; stops where nobody wants it any more. Throws `RequestError`. */
export async function* reviewed(record: string, table: string): AsyncGenerator<Reviewed> {
  const curve: Chance[] = [];
  const suspects: Suspected[] = [];
  const mistakes: Costly[] = [];
  let [weighed, skipped, answers, steps, again, shown] = [0, 0, 1, 1, 0, 0];
  const sofar = (share: number): Reviewed => ({ t: "reviewed", table, share, steps, curve: [...curve], mistakes: share < 1 ? [] : dearest(mistakes, shown), weighed, shown, skipped });
  const ask = async (asked: Omit<ReviewAsked, "record">): Promise<ReviewPart | null> => {
    try {
      const part = await postJson<ReviewPart | Text>("/api/replay/review", { record, ...asked });
      if ("en" in part) throw new RequestError(part);
      return part;
    } catch (error) {
      if (error instanceof RequestError && error.status === TOO_HEAVY) return null;
      throw error;
    }
  };
  for (let first = 0, count = TOGETHER; first < answers; ) {
    const part = await ask({ first, count });
    if (part?.prepares) {
      yield sofar(0); // the server looks for the plan that all parts go by, and has waited a while for it
      continue;
    }
    if (part === null && count > 1) {
      count = 1;
      continue;
    }
    if (part === null) skipped += 1;
    else {
      ({ answers, steps, again, shown } = part);
      curve.push(...part.curve);
      suspects.push(...part.suspects);
      weighed += part.weighed;
    }
    first += count;
    if (first % TOGETHER === 0) count = TOGETHER;
    yield sofar(FIRST_PART * Math.min(1, first / answers));
  }
  const tried = mostSuspect(suspects, again);
  for (const [place, suspect] of tried.entries()) {
    const part = await ask({ suspect });
    if (part === null) skipped += 1;
    else if (part.mistake !== null) mistakes.push(part.mistake);
    yield sofar(Math.min(0.999, FIRST_PART + ((1 - FIRST_PART) * (place + 1)) / tried.length));
  }
  yield sofar(1);
}

/** Of each player those that look dearest, in the order of the game. */
function mostSuspect(suspects: readonly Suspected[], most: number): Suspected[] {
  const seats = [...new Set(suspects.map((one) => one.seat))];
  const of = (seat: number) => suspects.filter((one) => one.seat === seat).sort((a, b) => b.dear - a.dear);
  return seats.flatMap((seat) => of(seat).slice(0, most)).sort((a, b) => a.number - b.number);
}

/** Of each player the dearest mistakes, the dearest of all first. */
function dearest(mistakes: readonly Costly[], most: number): Costly[] {
  const sorted = [...mistakes].sort((a, b) => b.cost - a.cost);
  return sorted.filter((one) => sorted.filter((other) => other.seat === one.seat).indexOf(one) < most);
}
