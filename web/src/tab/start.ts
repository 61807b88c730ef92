// Makes the page one of a table in a tab: whatever it asks for is answered here.
import { options } from "preact";
import { setRequest } from "../api";
import { setPresent } from "../table/current";
import { hrefOf } from "../route";
import { setTransport } from "../connection";
import StatusBar from "./StatusBar";
import { SeatHere } from "./SharedDevice";
import { withSeatsHere } from "./shared-device";
import { OpenSeatSlot, PageFooter } from "./slots";
import { askHere, overWorker } from "./requests";
import { begin as start, keeping, progress, revive, type TabSettings } from "./engine";
import { baseUrl } from "./base-url";
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
  PageFooter.value = StatusBar;
  OpenSeatSlot.value = SeatHere;
  setPresent(withSeatsHere);
  setRequest(askHere);
  setTransport(overWorker, SILENT, revive);
  start((await fetch(`${baseUrl}tab.json`).then((found) => found.json())) as TabSettings);
  let once = false;
  effect(() => {
    const ready = progress.value.step === "ready";
    if (once || !ready) return;
    once = true;
    void watchVersions();
    if (keeping.peek() === "kept") void navigator.storage.persist();
  });
}
