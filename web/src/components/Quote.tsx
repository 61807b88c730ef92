// The effect that asks, in its own words, above the options.
import "../styles/quote.css";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Scene } from "../scene";
import { say } from "../words";
import { quotesOf } from "./quote";

export function Quote({ scene }: { scene: Scene }) {
  const box = useRef<HTMLDivElement>(null);
  const quotes = quotesOf(scene);
  const some = quotes.length > 0;
  useLayoutEffect(() => (box.current === null ? undefined : scrolledByKeys(box.current)), [some]);
  if (!some) return null;
  return (
    <div ref={box} class={quotes.length === 1 ? "quote" : "quote several"} role="group" aria-label={say("slip-quote")}>
      {quotes.map(({ face, name, text }) => (
        <p key={face}>
          {name !== "" && <b>{name}</b>} {text}
        </p>
      ))}
    </div>
  );
}

/** Let a box be reached by Tab as long as there is more in it than is in sight. */
function scrolledByKeys(box: HTMLElement): () => void {
  const look = () => {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const texts = new MutationObserver(look);
  sizes.observe(box);
  texts.observe(box, { childList: true, characterData: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    texts.disconnect();
  };
}
