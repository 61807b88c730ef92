// That an opponent is being looked for: on every page, until one is found.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games } from "../catalogue";
import { localized } from "../scene";
import { search, stopSearch } from "../seek";
import { clockText, leftText } from "../time-limits";
import { say } from "../words";

export function SeekBar() {
  const now = search.value;
  const at = useSignal(Date.now());
  useEffect(() => {
    if (now === null) return;
    at.value = Date.now();
    document.title = `${say("seek-looking")} · ${say("mast-name")}`;
    const timer = setInterval(() => (at.value = Date.now()), 1000);
    return () => {
      clearInterval(timer);
      document.title = say("mast-name");
    };
  }, [now === null]);
  if (now === null) return null;
  const game = games.value.find((one) => one.name === now.wish.game);
  const terms = [game === undefined ? "" : localized(game.title), clockText(now.wish.clock ?? null), now.wish.rated === true ? say("seek-rated") : ""];
  return (
    <p class="bar seek-bar">
      <span role="status">
        {say("seek-looking")} <small>{terms.filter(Boolean).join(" · ")}</small>
      </span>
      <span class="clock" aria-hidden="true">
        {leftText(Math.max(0, Math.floor((at.value - now.since) / 1000)))}
      </span>
      <button type="button" class="btn" onClick={stopSearch}>
        {say("seek-stop")}
      </button>
    </p>
  );
}
