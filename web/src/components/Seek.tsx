// The sheet in which somebody says what opponent they look for.
import { useSignal } from "@preact/signals";
import { Pick, Rule, type Value } from "../pages/NewTable";
import { me } from "../people/people";
import type { Switch } from "../protocol";
import { localized } from "../scene";
import { startSearch } from "../seek";
import { gameProfileOf, gamesInOrder } from "../tables/game-profile";
import { incrementOf, clockText, STOCKS } from "../time-limits";
import { say } from "../words";
import { Dialog } from "./Dialog";
import { closeSheet } from "./dialogs";
import { NameField } from "./NameField";

/** The option that most searches differ by: what a game's cards are drawn from. */
const MAIN = "sets";
/** How far from one's own rating an opponent's may be; 0: any. */
const RANGES = [0, 100, 200, 400];

export default function SeekSheet() {
  const game = useSignal(gamesInOrder()[0]?.name ?? "");
  const stock = useSignal(STOCKS.find((one) => one > 0) ?? 0);
  const rated = useSignal(me.value !== null);
  const range = useSignal(0);
  const options = useSignal<Record<string, Value>>({});
  const chosen = gamesInOrder().find((one) => one.name === game.value) ?? gamesInOrder()[0];
  if (chosen === undefined) return null;
  const mine = me.value?.levels[chosen.name] ?? 1500;
  const shown = chosen.options.filter((option) => (gameProfileOf(chosen.name)?.first ?? []).includes(option.name));
  const rule = (option: Switch) => (
    <Rule key={option.name} option={option} value={options.value[option.name] ?? option.default} onPick={(value) => (options.value = { ...options.value, [option.name]: value })} />
  );
  const begin = (event: Event) => {
    event.preventDefault();
    startSearch({
      game: chosen.name,
      options: options.value,
      clock: stock.value === 0 ? null : { stock: stock.value, each: incrementOf(stock.value) },
      rated: rated.value && me.value !== null,
      least: me.value === null || range.value === 0 ? 0 : Math.max(1, mine - range.value),
      most: me.value === null || range.value === 0 ? 0 : mine + range.value,
    });
    closeSheet();
  };
  return (
    <Dialog title={say("seek")}>
      <form class="seek" onSubmit={begin}>
        <p class="cap">{say("seek-about")}</p>
        <NameField />
        <Pick
          label={say("new-game")}
          value={chosen.name}
          values={gamesInOrder().map((one) => [one.name, localized(one.title)])}
          onPick={(value) => {
            game.value = value;
            options.value = {};
          }}
        />
        <Pick label={say("new-clock")} value={String(stock.value)} values={STOCKS.map((one) => [String(one), clockText({ stock: one })])} onPick={(value) => (stock.value = Number(value))} />
        {me.value !== null && (
          <>
            <Pick label={say("new-rated")} value={rated.value ? "yes" : "no"} values={[["no", say("new-rated-no")], ["yes", say("new-rated-yes")]]} onPick={(value) => (rated.value = value === "yes")} />
            <Pick
              label={say("seek-range")}
              value={String(range.value)}
              values={RANGES.map((one) => [String(one), one === 0 ? say("seek-any") : say("seek-near", { least: Math.max(1, mine - one), most: mine + one })])}
              onPick={(value) => (range.value = Number(value))}
            />
          </>
        )}
        {shown.filter((option) => option.name === MAIN).map(rule)}
        {shown.some((option) => option.name !== MAIN) && (
          <details class="more">
            <summary>{say("new-options")}</summary>
            <div>{shown.filter((option) => option.name !== MAIN).map(rule)}</div>
          </details>
        )}
        <p class="pair">
          <button type="submit" class="btn main">
            {say("seek-begin")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
