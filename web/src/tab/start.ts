// Makes the page one of a table in a tab: whatever it asks for is answered here.
import { options } from "preact";
import { askBy } from "../api";
import { seeSeats } from "../live-table";
import { hrefOf } from "../route";
import { carryBy } from "../connection";
import Bar from "./StatusBar";
import { SeatHere } from "./SharedDevice";
import { withThoseHere } from "./shared-device";
import { AtSeat, Foot } from "./slots";
import { askHere, overWorker } from "./requests";
import { begin as start, keeping, progress, revive, type TabSettings } from "./engine";
import { home } from "./base-url";
import { watchVersions } from "./versions";
import { effect } from "@preact/signals";

/** For how many milliseconds the table may compute and say nothing. */
const SILENT = 60_000;

export async function begin(): Promise<void> {
  // All links of the page are written as a server has them.
  const before = options.vnode;
  options.vnode = (vnode) => {
    const given = vnode.props as { href?: unknown };
    if (vnode.type === "a" && typeof given.href === "string" && given.href.startsWith("/")) given.href = hrefOf(given.href);
    before?.(vnode);
  };
  Foot.value = Bar;
  AtSeat.value = SeatHere;
  seeSeats(withThoseHere);
  askBy(askHere);
  carryBy(overWorker, SILENT, revive);
  start((await fetch(`${home}tab.json`).then((found) => found.json())) as TabSettings);
  let once = false;
  effect(() => {
    const ready = progress.value.step === "ready";
    if (once || !ready) return;
    once = true;
    void watchVersions();
    if (keeping.peek() === "kept") void navigator.storage.persist();
  });
}
