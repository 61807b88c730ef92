// What moved is seen: a slip with the card's name flies from where it was to where it is, and is gone again at once.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Line } from "../protocol";
import { useTable } from "../table/context";
import type { Scene } from "../scene";
import { motion } from "../settings";
import type { Board, Flight } from "../tables/board";

/** In milliseconds. */
export const DURATION = 150;
/** More moves at once are not followed by anybody; the log has them. */
const MOST = 6;
/** How many new lines are what somebody has just done; more are a game that is fetched. */
const FRESH = 60;

function still(): boolean {
  return motion.value === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function boxOf(places: readonly string[], face: string): DOMRect | null {
  for (const place of places) {
    const found = [...document.querySelectorAll(place.replaceAll("FACE", CSS.escape(face)))].map((one) => one.getBoundingClientRect()).find((box) => box.width > 0 && box.height > 0);
    if (found !== undefined) return found;
  }
  return null;
}

/** Let a card fly across the page. */
function fly({ face, from, to }: Flight, name: string, ink: string): void {
  const [begin, end] = [boxOf(from, face), boxOf(to, face)];
  if (begin === null || end === null) return;
  const slip = document.createElement("div");
  slip.className = `flies ${ink}`;
  slip.textContent = name;
  slip.setAttribute("aria-hidden", "true");
  document.body.append(slip);
  const at = (box: DOMRect) => `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;
  const flight = slip.animate([{ transform: at(begin) }, { transform: at(end) }], { duration: DURATION, easing: "ease-out" });
  flight.onfinish = flight.oncancel = () => slip.remove();
}

/** Show the moves of the lines that are new since the page was last drawn. */
export function useMoveAnimation(scene: Scene, board: Board | null): void {
  const shown = useRef<{ table: string; lines: readonly Line[] } | null>(null);
  const table = useTable().id;
  useLayoutEffect(() => {
    if (scene.past) return;
    const last = shown.current;
    shown.current = { table, lines: scene.lines };
    if (last === null || last.table !== table || board?.flight === undefined || still()) return;
    const fresh = scene.lines.slice(last.lines.length);
    if (fresh.length > FRESH) return;
    const flights = fresh.flatMap((line) => board.flight!(scene, line) ?? []).slice(-MOST);
    for (const flight of flights) fly(flight, scene.card(flight.face), board.inkOf(flight.face, scene));
  }, [scene.lines, table, board]);
}
