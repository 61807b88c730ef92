// How much time a seat has left, where the table has a clock.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { leftText } from "../time-limits";
import { useTable } from "../table/context";
import { say } from "../words";

const SECOND = 1000;

export function Clock({ seat }: { seat: number }) {
  const table = useTable();
  const clocks = table.state.clocks.value;
  const now = useSignal(Date.now());
  const runs = clocks !== null && clocks.clocks.runs === seat;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => (now.value = Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, [runs]);
  if (clocks === null || table.moments.looked.value !== null) return null;
  const spent = runs ? Math.max(0, Math.max(now.value, clocks.since) - clocks.since) : 0;
  const left = Math.max(0, Math.ceil(((clocks.clocks.left[seat] ?? 0) - spent) / SECOND));
  return (
    <span class={runs ? "clock runs" : "clock"} role="timer" aria-label={say("clock-left", { minutes: Math.floor(left / 60), seconds: left % 60 })}>
      {leftText(left)}
    </span>
  );
}
