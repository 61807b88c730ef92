// How far the build of machine code is that goes on beside the server; without any picture, so that each case can be tested.
import { request } from "../api";

/** What the server answers. */
export interface BuildProgress {
  /** A step of the build; "" where nothing is built, "done" or "none" at its end. */
  step: string;
  /** How much is done, from 0 to 1. */
  share: number;
}

/** Milliseconds from one question to the next, while something is built. */
export const EVERY = 10_000;

async function progress(): Promise<BuildProgress | undefined> {
  try {
    const answer = await request("/api/machine-code");
    return answer.ok ? ((await answer.json()) as BuildProgress) : undefined;
  } catch {
    return undefined; // the next page that is loaded asks again
  }
}

/** Ask the server again and again until the build ends. Returns what stops that. */
export function followBuild(report: (now: BuildProgress | undefined) => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = async (): Promise<void> => {
    const now = await progress();
    if (stopped) return;
    report(now);
    if (now !== undefined && !["", "done", "none"].includes(now.step)) next = setTimeout(() => void look(), EVERY);
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(next);
  };
}

/** The message about a build and its variables; null where there is nothing to say. */
export function messageOf(now: BuildProgress | undefined): { id: string; percent: number } | null {
  if (now === undefined || now.step === "" || now.step === "none") return null;
  return { id: now.step === "done" ? "lobby-compiled" : "lobby-compiling", percent: Math.round(100 * now.share) };
}
