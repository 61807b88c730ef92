// The effect that asks, in its own words, above the options.
import "../look/quote.css";
import type { Scene } from "../scene";
import { quotesOf } from "./quote";

export function Quote({ scene }: { scene: Scene }) {
  const quotes = quotesOf(scene);
  if (quotes.length === 0) return null;
  return (
    <div class={quotes.length === 1 ? "quote" : "quote several"}>
      {quotes.map(({ face, name, text }) => (
        <p key={face}>
          {name !== "" && <b>{name}</b>} {text}
        </p>
      ))}
    </div>
  );
}
