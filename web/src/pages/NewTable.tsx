// Opening a table of one's own: the game, who sits where, the rules of the house.
import { useSignal } from "@preact/signals";
import { preferencesFor } from "../card-preferences";
import * as lobby from "../lobby";
import { CardPreferences } from "../components/CardPreferences";
import { Masthead } from "../components/Masthead";
import { NameField } from "../components/NameField";
import { Refusal } from "../components/Refusal";
import { me } from "../people/people";
import type { Create, Delay, Game, SeatWish, Switch } from "../protocol";
import { follow } from "../route";
import { localized } from "../scene";
import { gameProfileOf, gamesInOrder } from "../tables/game-profile";
import { incrementOf, clockText, delayText, STOCKS } from "../time-limits";
import { inTab } from "../tab/in-tab";
import { say } from "../words";

export type Value = string | number | boolean;
type UndoRule = NonNullable<Create["undo"]>;
type SpectatorRule = NonNullable<Create["spectators"]>;
type HintRule = NonNullable<Create["hints"]>;

const UNDO: UndoRule[] = ["consent", "free", "off"];
const WATCH: SpectatorRule[] = ["public", "open", "none"];
/** How many cards each player may do without before the game. */
const VETOES = ["0", "1", "2", "3"];
/** How much later those who look on see the game: by seconds, or by moves. */
const DELAYS: Record<string, Delay> = { "0": {}, "60": { seconds: 60 }, "300": { seconds: 300 }, "10 moves": { moves: 10 }, "30 moves": { moves: 30 } };
/** How many games are played at a table: one, or a match. */
const GAMES = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const HINTS: HintRule[] = ["consent", "free", "off"];
/** A range of this many numbers is a box to type into rather than a list. */
const MANY = 5;

export function NewTablePage({ game }: { game: string }) {
  const wanted = useSignal(game);
  const all = gamesInOrder();
  const chosen = all.find((one) => one.name === wanted.value) ?? all[0];
  return (
    <>
      <Masthead where={say("new-title")} />
      <main class="plain" data-region="new">
        <h1>{say("new-title")}</h1>
        {all.length > 1 && (
          <fieldset class="choice">
            <legend>{say("new-game")}</legend>
            {all.map((one) => (
              <label key={one.name}>
                <input type="radio" name="game" checked={one === chosen} onChange={() => (wanted.value = one.name)} />
                <span>{localized(one.title)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {chosen !== undefined && <Form key={chosen.name} game={chosen} />}
      </main>
    </>
  );
}

function Form({ game }: { game: Game }) {
  const seats = useSignal<SeatWish[]>([{ kind: "me" }, ...Array.from({ length: game.usual - 1 }, (): SeatWish => (inTab ? { kind: "bot", bot: lobby.usualBot(game.name) } : { kind: "open" }))]);
  const options = useSignal<Record<string, Value>>({});
  const undo = useSignal<UndoRule>(inTab ? "free" : "consent");
  const watch = useSignal<SpectatorRule>("public");
  const hints = useSignal<HintRule>(inTab ? "free" : "consent");
  const stock = useSignal(0);
  const takeover = useSignal(inTab ? "" : lobby.usualBot(game.name));
  const listed = useSignal(!inTab);
  const vetoes = useSignal(0);
  const delay = useSignal("0");
  const games = useSignal(1);
  const first = useSignal<"alternate" | "loser">("alternate");
  const whole = useSignal(false);
  const counts = useSignal(false);
  const rated = counts.value && me.value !== null;
  const parts = gameProfileOf(game.name)?.parts;
  const boxes = game.options.filter((option) => parts?.names.includes(option.name));
  const rules = game.options.filter((option) => !boxes.includes(option));
  const usual = gameProfileOf(game.name)?.first ?? rules.map((option) => option.name);
  const rule = (option: Switch) => (
    <Rule key={option.name} option={option} value={options.value[option.name] ?? option.default} onPick={(value) => (options.value = { ...options.value, [option.name]: value })} />
  );
  // A box that is not to be had with what else was chosen is as if it were not ticked.
  const chosen = Object.fromEntries(Object.entries(options.value).filter(([name, value]) => !(parts?.names.includes(name) && value === true && parts.missing(name, options.value) !== "")));
  const set = (place: number, kind: string) =>
    (seats.value = seats.value.map((seat, at): SeatWish => (at !== place ? seat : kind === "open" || kind === "me" ? { kind } : { kind: "bot", bot: kind })));
  const count = (wanted: number) =>
    (seats.value = Array.from({ length: wanted }, (_, place): SeatWish => seats.value[place] ?? { kind: "open" }));
  return (
    <form
      class="new"
      onSubmit={(event) => {
        event.preventDefault();
        lobby.open({
          game: game.name,
          seats: named(seats.value),
          options: chosen,
          undo: rated && undo.value === "consent" ? "free" : undo.value,
          spectators: rated && watch.value === "open" ? "public" : watch.value,
          hints: rated ? "off" : hints.value,
          rated,
          takeover: takeover.value,
          clock: stock.value === 0 ? null : { stock: stock.value, each: incrementOf(stock.value) },
          listed: listed.value,
          delay: delay.value === "0" || watch.value === "none" ? null : DELAYS[delay.value]!,
          vetoes: games.value > 1 ? 0 : vetoes.value,
          ...(games.value > 1 ? { match: { games: games.value, first: first.value, whole: whole.value }, ...preferencesFor(game.name) } : {}),
        });
      }}
    >
      <NameField />
      <fieldset>
        <legend>{say("new-seats")}</legend>
        <Pick label={say("new-count")} value={String(seats.value.length)} values={game.seats.map((n) => [String(n), String(n)])} onPick={(value) => count(Number(value))} />
        {seats.value.map((seat, place) => (
          <Pick
            key={place}
            label={say("new-seat", { place: place + 1 })}
            value={seat.kind === "bot" ? (seat.bot ?? "") : seat.kind}
            values={[
              ["me", say("new-me")],
              ["open", say(inTab ? "tab-here" : "room-open")],
              ...game.bots.map((bot): [string, string] => [bot.name, say("new-bot", { bot: localized(bot.title) })]),
            ]}
            onPick={(value) => set(place, value)}
          />
        ))}
        <dl class="levels">
          {game.bots.map((bot) => (
            <div key={bot.name}>
              <dt>{localized(bot.title)}</dt>
              <dd>{localized(bot.about)}</dd>
            </div>
          ))}
        </dl>
      </fieldset>
      <fieldset class="house">
        <legend>{say("new-house")}</legend>
        {me.value !== null && (
          <Pick label={say("new-rated")} value={rated ? "yes" : "no"} values={[["no", say("new-rated-no")], ["yes", say("new-rated-yes")]]} onPick={(value) => (counts.value = value === "yes")} />
        )}
        <Pick label={say("new-undo")} value={rated && undo.value === "consent" ? "free" : undo.value} values={UNDO.filter((one) => !rated || one !== "consent").map((one) => [one, say(`new-undo-${one}`)])} onPick={(value) => (undo.value = value as UndoRule)} />
        <Pick label={say("new-hints")} value={rated ? "off" : hints.value} values={HINTS.filter((one) => !rated || one === "off").map((one) => [one, say(`new-hints-${one}`)])} onPick={(value) => (hints.value = value as HintRule)} />
        {!inTab && <Pick label={say("new-watch")} value={rated && watch.value === "open" ? "public" : watch.value} values={WATCH.filter((one) => !rated || one !== "open").map((one) => [one, say(`new-watch-${one}`)])} onPick={(value) => (watch.value = value as SpectatorRule)} />}
        {!inTab && watch.value !== "none" && <Pick label={say("new-delay")} value={delay.value} values={Object.entries(DELAYS).map(([id, one]) => [id, delayText(one)])} onPick={(value) => (delay.value = value)} />}
        <Pick
          label={say("new-clock")}
          value={String(stock.value)}
          values={STOCKS.map((one) => [String(one), clockText({ stock: one })])}
          onPick={(value) => (stock.value = Number(value))}
        />
        <Pick
          label={say("new-takeover")}
          value={takeover.value}
          values={[["", say("new-takeover-none")], ...game.bots.map((bot): [string, string] => [bot.name, localized(bot.title)])]}
          onPick={(value) => (takeover.value = value)}
        />
        <Pick label={say("match")} value={String(games.value)} values={GAMES.map((one) => [one, say("match-of", { games: Number(one) })])} onPick={(value) => (games.value = Number(value))} />
        {games.value > 1 && (
          <>
            <Pick label={say("match-first")} value={first.value} values={(["alternate", "loser"] as const).map((one) => [one, say(`match-first-${one}`)])} onPick={(value) => (first.value = value as "alternate" | "loser")} />
            <Pick label={say("match-whole")} value={whole.value ? "yes" : "no"} values={[["no", say("match-whole-no")], ["yes", say("match-whole-yes")]]} onPick={(value) => (whole.value = value === "yes")} />
          </>
        )}
        {games.value === 1 && gameProfileOf(game.name)?.room === true && (
          <Pick label={say("new-vetoes")} value={String(vetoes.value)} values={VETOES.map((one) => [one, one === "0" ? say("new-vetoes-none") : one])} onPick={(value) => (vetoes.value = Number(value))} />
        )}
        {!inTab && <Pick label={say("new-listed")} value={listed.value ? "yes" : "no"} values={[["yes", say("new-listed-yes")], ["no", say("new-listed-no")]]} onPick={(value) => (listed.value = value === "yes")} />}
      </fieldset>
      {games.value > 1 && <CardPreferences game={game.name} />}
      {(rules.length > 0 || gameProfileOf(game.name)?.room === true) && (
        <fieldset>
          <legend>{say("new-options")}</legend>
          {gameProfileOf(game.name)?.room === true && (
            <a class="link to-room" href={`/kingdom/${game.name}`} onClick={follow}>
              {say("room-choose")}
            </a>
          )}
          {rules.filter((option) => usual.includes(option.name)).map(rule)}
          {rules.length > usual.length && (
            <details class="more">
              <summary>{say("new-more")}</summary>
              <div>{rules.filter((option) => !usual.includes(option.name)).map(rule)}</div>
            </details>
          )}
        </fieldset>
      )}
      {parts !== undefined && (
        <fieldset class="parts">
          <legend>{say(parts.title)}</legend>
          {boxes.map((option) => {
            const missing = parts.missing(option.name, options.value);
            return (
              <label key={option.name}>
                <input
                  type="checkbox"
                  checked={chosen[option.name] === true}
                  disabled={missing !== ""}
                  onChange={(event) => (options.value = { ...options.value, [option.name]: event.currentTarget.checked })}
                />
                <span>
                  {localized(option.title)}
                  {missing !== "" && <small>{say(missing)}</small>}
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
      {lobby.refusal.value !== null && (
        <Refusal what={lobby.refusal.value}>
          {localized(lobby.refusal.value.reason)} {localized(lobby.refusal.value.detail)}
        </Refusal>
      )}
      <p class="pair">
        <button type="submit" class="btn main">
          {say("new-open")}
        </button>
      </p>
    </form>
  );
}

/** The same wishes, each bot with a name of its own. */
function named(wishes: SeatWish[]): SeatWish[] {
  const names = lobby.botNames(wishes.length);
  return wishes.map((wish, place) => (wish.kind === "bot" ? { ...wish, name: names[place] ?? "" } : wish));
}

interface PickProps {
  label: string;
  value: string;
  values: [string, string][];
  onPick: (value: string) => void;
}

export function Pick({ label, value, values, onPick }: PickProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {values.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Rule({ option, value, onPick }: { option: Switch; value: Value; onPick: (value: Value) => void }) {
  const numbers = option.choices.map((choice) => choice.value);
  if (numbers.length >= MANY && numbers.every((one) => typeof one === "number")) {
    return (
      <label class="field">
        <span>{localized(option.title)}</span>
        <input
          type="number"
          min={Number(numbers[0])}
          max={Number(numbers.at(-1))}
          value={Number(value)}
          onChange={(event) => onPick(event.currentTarget.valueAsNumber)}
        />
      </label>
    );
  }
  if (numbers.length === 0) {
    return (
      <label class="field">
        <span>{localized(option.title)}</span>
        <input type="text" value={String(value)} onInput={(event) => onPick(event.currentTarget.value)} />
      </label>
    );
  }
  return (
    <Pick
      label={localized(option.title)}
      value={String(numbers.indexOf(value))}
      values={option.choices.map((choice, place) => [String(place), localized(choice.title)])}
      onPick={(place) => onPick(option.choices[Number(place)]!.value)}
    />
  );
}
