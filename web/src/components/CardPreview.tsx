// The card that is read: beside it, never over it and never over the slip; under a finger on a phone it lies directly above the slip.
import { useLayoutEffect, useRef } from "preact/hooks";
import { isForm } from "../breakpoints";
import type { Scene } from "../scene";
import type { Board } from "../tables/board";
import { say } from "../words";
import { stopReading, readOn, reading, type Reading } from "./card-preview";

/** Pixels between the glance and its card, and at least to the edge of the page. */
const GAP = 11;
const MARGIN = 8;

export function CardPreview({ scene, board }: { scene: Scene; board: Board }) {
  const box = useRef<HTMLElement>(null);
  const now = reading.value;
  useLayoutEffect(readOn);
  useLayoutEffect(() => {
    if (now === null || box.current === null) return;
    place(box.current, now);
    now.at.dataset["read"] = "";
    return () => delete now.at.dataset["read"];
  }, [now]);
  return (
    <div aria-live={now?.how === "pointer" ? "off" : "polite"}>
      {now !== null && (
        <aside ref={box} class={`glance by-${now.how}`} aria-label={scene.card(now.face)}>
          <div class="drawn">
            <board.Card face={now.face} scene={scene} />
          </div>
          <header>
            <h3>{scene.card(now.face)}</h3>
            {board.Price && <board.Price face={now.face} scene={scene} />}
          </header>
          {now.at.dataset["why"] !== undefined && <p class="not">{now.at.dataset["why"]}</p>}
          <CardText scene={scene} board={board} face={now.face} />
          {now.how === "touch" && <Steps now={now} />}
        </aside>
      )}
    </div>
  );
}

/** What a card says, and figures about it. */
export function CardText({ scene, board, face }: { scene: Scene; board: Board; face: string }) {
  const text = scene.text(face);
  const facts = board.facts?.(scene, face) ?? "";
  return (
    <>
      {text !== "" && <p class="says">{text}</p>}
      {facts !== "" && <p class="cap">{facts}</p>}
    </>
  );
}

/** What a finger can do with the card that it has opened. */
function Steps({ now }: { now: Reading }) {
  const choose = () => {
    stopReading();
    now.at.click();
  };
  return (
    <p class="steps">
      {now.at.ariaPressed === "false" && (
        <button type="button" class="btn" onClick={choose}>
          {say("glance-choose")}
        </button>
      )}
      <button type="button" class="btn" onClick={stopReading}>
        {say("sheet-close")}
      </button>
    </p>
  );
}

interface Spot {
  x: number;
  y: number;
  side: "below" | "above" | "beside";
}

/** Lay it below its card, else above, else above the slip, else beside the card: the first place where it covers neither. */
function place(box: HTMLElement, now: Reading): void {
  const slip = document.querySelector(".middle")?.getBoundingClientRect() ?? new DOMRect(0, innerHeight, innerWidth, 0);
  if (isForm("upright")) {
    box.classList.add("wide");
    box.style.bottom = `${innerHeight - slip.top}px`;
    now.at.scrollIntoView({ block: "nearest" });
    return;
  }
  const { width, height } = box.getBoundingClientRect();
  let card = now.at.getBoundingClientRect();
  // A choice in the slip is read above the whole slip.
  if (now.at.closest(".middle") !== null) card = new DOMRect(card.x, slip.y, card.width, slip.height);
  const across = Math.max(MARGIN, Math.min(card.left, innerWidth - width - MARGIN));
  const along = Math.max(MARGIN, Math.min(card.top - 20, innerHeight - height - MARGIN));
  const left: Spot = { x: card.left - width - GAP, y: along, side: "beside" };
  const right: Spot = { x: card.right + GAP, y: along, side: "beside" };
  const spots: Spot[] = [
    { x: across, y: card.bottom + GAP, side: "below" },
    { x: across, y: card.top - height - GAP, side: "above" },
    { x: across, y: slip.top - height - GAP, side: "beside" },
    right,
    left,
    { ...right, y: Math.max(MARGIN, Math.min(along, slip.top - height - GAP)) },
    { ...left, y: Math.max(MARGIN, Math.min(along, slip.top - height - GAP)) },
  ];
  // Beside a line of the log it covers no other line.
  if (now.at.closest(".log") !== null) spots.unshift(left, spots.at(-1)!);
  const free = (spot: Spot) => {
    const there = new DOMRect(spot.x, spot.y, width, height);
    const inside = there.left >= MARGIN && there.top >= MARGIN && there.right <= innerWidth - MARGIN && there.bottom <= innerHeight - MARGIN;
    return inside && !meet(there, slip) && !meet(there, card);
  };
  const spot = spots.find(free) ?? { x: across, y: MARGIN, side: "beside" as const };
  box.dataset["side"] = spot.side;
  box.style.left = `${spot.x}px`;
  box.style.top = `${spot.y}px`;
  box.style.setProperty("--to", `${Math.min(Math.max(card.left - spot.x + 20, 14), width - 14)}px`);
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
