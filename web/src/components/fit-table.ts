// How a table uses its room: what must be in sight is made smaller step by step until it is, and what scrolls shows that it does.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** From which step on nothing can be made smaller; style sheets say what each step is: `[data-tight~="2"]`. */
const TIGHTEST = 6;
/** What is to be in sight as a whole, as long as there is a smaller step. */
const WHOLE = "[data-whole]";
/** What may scroll. */
const SCROLLS = ".supply, .inplay .row, .hand, .hand ul, .felt, .boards, .board.own, .shelf, .spec, .stacks, .slip .opts, .slip .q, .grp, .players, .round, .pre, .guide, .ended .two";
const SLACK = 2;

function isWhole(piece: Element): boolean {
  return piece.scrollHeight - piece.clientHeight <= SLACK && piece.scrollWidth - piece.clientWidth <= SLACK;
}

/** Make the table so small that all is in sight that has to be. It never grows again by itself: nothing moves about between two questions. */
function tighten(table: HTMLElement): void {
  let step = Number(table.dataset["step"] ?? 0);
  while (step < TIGHTEST && ![...table.querySelectorAll(WHOLE)].every(isWhole)) {
    step += 1;
    table.dataset["step"] = `${step}`;
    table.dataset["tight"] = Array.from({ length: step }, (_, place) => place + 1).join(" ");
  }
}

/** Say of a piece to which sides there is more of it than is in sight. */
function mark(piece: HTMLElement): void {
  const { overflowX, overflowY } = getComputedStyle(piece);
  const along = overflowX === "auto" || overflowX === "scroll";
  const down = overflowY === "auto" || overflowY === "scroll";
  const sides = [
    down && piece.scrollTop > SLACK && "up",
    down && piece.scrollHeight - piece.clientHeight - piece.scrollTop > SLACK && "down",
    along && piece.scrollLeft > SLACK && "left",
    along && piece.scrollWidth - piece.clientWidth - piece.scrollLeft > SLACK && "right",
  ].filter(Boolean);
  const more = sides.join(" ");
  if ((piece.dataset["more"] ?? "") !== more) {
    if (more === "") delete piece.dataset["more"];
    else piece.dataset["more"] = more;
  }
}

function markAll(table: HTMLElement): void {
  for (const piece of table.querySelectorAll<HTMLElement>(SCROLLS)) mark(piece);
}

/** Lay the table out anew with each change on it, and from the beginning with each other size. */
export function useFit(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    let size = "";
    const anew = () => {
      const now = `${table.clientWidth} ${table.clientHeight} ${document.documentElement.lang}`;
      if (now !== size) {
        size = now;
        delete table.dataset["step"];
        delete table.dataset["tight"];
      }
      tighten(table);
      markAll(table);
    };
    let waits = 0;
    const soon = () => {
      cancelAnimationFrame(waits);
      waits = requestAnimationFrame(anew);
    };
    anew();
    const watch = new ResizeObserver(anew);
    watch.observe(table);
    // Attributes do not count: the marks themselves are some.
    const changes = new MutationObserver(soon);
    changes.observe(table, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["class"] });
    const scrolled = (event: Event) => event.target instanceof HTMLElement && event.target.matches(SCROLLS) && mark(event.target);
    table.addEventListener("scroll", scrolled, true);
    void document.fonts.ready.then(soon);
    return () => {
      cancelAnimationFrame(waits);
      watch.disconnect();
      changes.disconnect();
      table.removeEventListener("scroll", scrolled, true);
    };
  }, []);
}
