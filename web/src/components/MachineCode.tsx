// At the foot of the lobby: how far the build of machine code is that goes on beside the server.
import { useEffect, useState } from "preact/hooks";
import { request } from "../api";
import { inTab } from "../tab/in-tab";
import { say } from "../words";

interface Progress {
  step: string;
  share: number;
}

/** Milliseconds from one question to the next, while something is built. */
const EVERY = 10_000;

async function progress(): Promise<Progress | undefined> {
  try {
    const answer = await request("/api/machine-code");
    return answer.ok ? ((await answer.json()) as Progress) : undefined;
  } catch {
    return undefined; // the next page that is loaded asks again
  }
}

export function MachineCode() {
  const [state, set] = useState<Progress | undefined>(undefined);
  useEffect(() => {
    if (inTab) return;
    let next: number | undefined;
    let gone = false;
    const look = async (): Promise<void> => {
      const now = await progress();
      if (gone) return;
      set(now);
      if (now !== undefined && !["", "done", "none"].includes(now.step)) next = window.setTimeout(() => void look(), EVERY);
    };
    void look();
    return () => {
      gone = true;
      window.clearTimeout(next);
    };
  }, []);
  if (state === undefined || state.step === "" || state.step === "none") return null;
  if (state.step === "done") return <p>{say("lobby-compiled")}</p>;
  return <p>{say("lobby-compiling", { percent: Math.round(100 * state.share) })}</p>;
}
