// The kingdom room: at the left how the ten are found, at the right the ten as they will lie on the table.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import "./table.css";
import "../../styles/kingdom.css";
import * as lobby from "../../lobby";
import { useLoaded } from "../../components/use-loaded";
import { copyText } from "../../components/clipboard";
import { Invite } from "../../components/Invite";
import { Refusal } from "../../components/Refusal";
import { Key } from "../../components/symbols";
import { sheet } from "../../components/dialogs";
import type { Drawn, SeatWish, Text } from "../../protocol";
import { addressOf, replace } from "../../route";
import { localized } from "../../scene";
import { write } from "../../settings";
import { say } from "../../words";
import type { CardPicker } from "../card-picker";
import { codeOf, type Coded } from "./kingdom-code";
import { KingdomExport } from "./kingdom-export";
import { Again, ByText, isChosen, Named, ownedSets, remembered, same, Search, Sets, Wished, type Remembered, type Wish } from "./kingdom-search";
import { drawKingdom } from "./kingdom-draw";
import { KingdomCards } from "./kingdom-cards";

const TABS = ["random", "named", "card", "again"] as const;
type Tab = (typeof TABS)[number];

/** What stands in the address, and what the server draws by. */
const WISHES = ["kingdom", "sets", "mix", "require", "ban", "spread", "feel", "landscapes", "colonies", "shelters"];
const LISTED = ["kingdom", "colonies", "shelters", "seed"];
const CHOICES: [name: string, values: string[]][] = [
  ["spread", ["any", "even"]],
  ["colonies", ["auto", "yes", "no"]],
  ["shelters", ["auto", "yes", "no"]],
];
/** How many landscapes can be asked for. */
const NUMBERS = ["0", "1", "2", "3", "4"];
/** How many kingdoms are remembered. */
const MOST = 12;
/** How many of the liked cards come at most. */
const MOST_LIKED = 5;

/** How many cards each player may do without at a table of people. */
const VETOES = ["0", "1", "2", "3"];

const listed = (text: string | null) => (text ?? "").split(",").filter((one) => one !== "");
const seed = () => Math.random().toString(36).slice(2, 10);

/** Of the cards that are liked, those that come this time: each of them every other time, by the lot of the whole. */
function comingOf(liked: readonly string[], seed: string): string[] {
  const drawn_ = (card: string) => {
    let sum = 2166136261;
    for (const letter of `${seed} ${card}`) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16777619) >>> 0;
    return sum;
  };
  return liked
    .filter((card) => (drawn_(card) >>> 16) % 2 === 1)
    .sort((a, b) => drawn_(a) - drawn_(b))
    .slice(0, MOST_LIKED);
}

export const cardPicker: CardPicker = ({ game, scene, asked }) => {
  const drawn = useSignal<Drawn | null>(null);
  /** Why no other card could come instead of one: what lies there stays. */
  const unswapped = useSignal<Text | null>(null);
  const tab = useSignal<Tab>("random");
  const before = useSignal<string[]>([]);
  const copied = useSignal(false);
  /** On a phone: whether what is asked for is in sight. */
  const open = useSignal(false);
  // Cards that are listed are these cards, whatever else is wished for the next time that one draws.
  const sent = asked.has("kingdom") ? LISTED : [...WISHES, "seed"];
  const wished = new URLSearchParams([...asked].filter(([name]) => sent.includes(name)));
  const coming = asked.has("kingdom") ? [] : comingOf(listed(asked.get("like")), asked.get("seed") ?? "");
  if (coming.length > 0) wished.set("require", [...listed(asked.get("require")), ...coming].join(","));
  const query = wished.toString();
  useLoaded(
    () => {
      if (!asked.has("seed") && !asked.has("kingdom")) {
        ask({ seed: seed(), ...(asked.has("sets") ? {} : { sets: ownedSets().join(",") }) });
        return null;
      }
      copied.value = false;
      return drawKingdom(game.name, query);
    },
    (found) => {
      drawn.value = found;
      unswapped.value = null;
    },
    [query],
  );
  const ask = (changes: Record<string, string>) => {
    const to = new URLSearchParams(asked);
    for (const [name, value] of Object.entries(changes)) {
      if (value === "" || (name !== "seed" && value === usual(name))) to.delete(name);
      else to.set(name, value);
    }
    replace(`/kingdom/${game.name}?${to.toString().replaceAll("%2C", ",")}`);
  };
  const usual = (name: string) => String(game.options.find((option) => option.name === name)?.default ?? "");
  /** Draw anew: the ones before can be had again. */
  const draw = (changes: Record<string, string> = {}) => {
    if (query !== "") before.value = [...before.value, asked.toString()].slice(-MOST);
    ask({ kingdom: "", seed: seed(), ...changes });
  };
  const back = () => {
    const last = before.value.at(-1);
    if (last === undefined) return;
    before.value = before.value.slice(0, -1);
    replace(`/kingdom/${game.name}?${last}`);
  };
  const [least = "auto", most = least] = (asked.get("landscapes") ?? "auto").split("-");
  /** How many landscapes there are at least and at most; "auto" for as many as come. */
  const landscapes = (from: string, to: string) => draw({ landscapes: from === "auto" ? "" : to > from && to !== "auto" ? `${from}-${to}` : from });
  const must = listed(asked.get("require"));
  const never = listed(asked.get("ban"));
  const like = listed(asked.get("like"));
  const wish = (name: Wish, card: string) => {
    const now = listed(asked.get(name));
    const to = now.includes(card) ? now.filter((one) => one !== card) : [...now, card];
    const changes: Record<string, string> = { [name]: to.join(",") };
    // A card has one wish at a time.
    for (const other of ["require", "like", "ban"]) if (other !== name) changes[other] = listed(asked.get(other)).filter((one) => one !== card).join(",");
    // What is to stay changes nothing that lies there; what is not to be there, or not yet is, is drawn anew.
    const listedNow = drawn.value?.cards.includes(card) === true ? String(drawn.value.options["kingdom"] ?? "") : "";
    if (name === "like") ask(changes);
    else if (name === "require" && listedNow !== "") ask({ ...changes, kingdom: listedNow });
    else draw(changes);
  };
  const found = drawn.value;
  const options = found === null || found.wrong.en !== "" ? null : found.options;
  const every = Object.values(scene.catalogue.kinds).filter(isChosen).map((kind) => kind.id);
  const code = options === null ? "" : codeOf({ cards: listed(String(options["kingdom"])), colonies: options["colonies"] === "yes", shelters: options["shelters"] === "yes" }, every);
  /** Another card instead of this one, from the ticked sets, else from those that lie there; the others stay. */
  const swap = async (card: string) => {
    if (now === null) return;
    const wishes = new URLSearchParams({ ...now, sets: asked.get("sets") ?? "", feel: asked.get("feel") ?? "any", ban: never.join(","), seed: seed(), without: card });
    const other = await drawKingdom(game.name, wishes.toString());
    if (other.wrong.en !== "") {
      unswapped.value = other.wrong;
      return;
    }
    before.value = [...before.value, asked.toString()].slice(-MOST);
    ask({ ...now, kingdom: String(other.options["kingdom"]), require: must.filter((one) => one !== card).join(",") });
  };
  const now: Remembered | null = options === null ? null : { kingdom: String(options["kingdom"]), colonies: String(options["colonies"]), shelters: String(options["shelters"]) };
  const beside = (one: Remembered) =>
    (["colonies", "shelters"] as const).filter((name) => one[name] === "yes").map((name) => localized(game.options.find((option) => option.name === name)!.title));
  const take = (kingdom: Coded) => {
    const yes = (has: boolean) => (has ? "yes" : "no");
    ask({ kingdom: kingdom.cards.join(","), colonies: yes(kingdom.colonies), shelters: yes(kingdom.shelters), seed: "" });
  };
  const readList = async (text: string): Promise<Text | null> => {
    const read = await drawKingdom(game.name, new URLSearchParams({ kingdom: text }).toString());
    if (read.wrong.en !== "") return read.wrong;
    before.value = [...before.value, asked.toString()].slice(-MOST);
    ask({ kingdom: String(read.options["kingdom"]), colonies: String(read.options["colonies"]), shelters: String(read.options["shelters"]), seed: "" });
    return null;
  };
  const sit = (seats: SeatWish[], vetoes: number) => {
    if (now === null) return;
    write("kingdoms", JSON.stringify([now, ...remembered().filter((one) => !same(one, now))].slice(0, MOST)));
    lobby.open({ game: game.name, seats, options: { ...now }, listed: false, vetoes });
  };
  const withBot = () => sit([{ kind: "me" }, { kind: "bot", bot: lobby.usualBot(game.name), name: lobby.botNames(1)[0] ?? "" }], 0);
  const withFriends = (seats: number) => sit(lobby.withFriends(seats), Number(asked.get("vetoes") ?? 0));
  const link = () => {
    const same = LISTED.filter((name) => name !== "seed").map((name) => `${name}=${String(options?.[name] ?? "")}`);
    return addressOf(`/kingdom/${game.name}?${same.join("&")}`);
  };
  const copy = async () => {
    copied.value = await copyText(link(), null);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (sheet.value !== null || event.ctrlKey || event.metaKey || event.altKey || target.closest("input") !== null) return;
      if (event.key === "r") draw();
      else if (event.key === "z") back();
      else if (event.key === "Enter" && target.closest("button, a") === null) withBot();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return (
    <main class="kr" data-region="kingdom">
      <aside class={open.value ? "pick open" : "pick"}>
        <div class="words" role="group" aria-label={say("room-how")}>
          {TABS.map((one) => (
            <button key={one} type="button" class={tab.value === one ? "on" : ""} aria-pressed={tab.value === one} onClick={() => (tab.value = one)}>
              {say(`room-by-${one}`)}
            </button>
          ))}
        </div>
        {tab.value === "random" && (
          <>
            <button type="button" class="btn brief" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
              {say(open.value ? "sheet-close" : "room-change")}
            </button>
            <Sets scene={scene} chosen={listed(asked.get("sets"))} pick={(sets) => draw({ sets: sets.join(",") })} />
            <section class="wishes">
              <h2>{say("room-wishes")}</h2>
              <Wished title={say("room-must")} scene={scene} cards={must} style="must" off={(card) => wish("require", card)} />
              <Wished title={say("room-like")} scene={scene} cards={like} style="like" off={(card) => wish("like", card)} />
              <Wished title={say("room-never")} scene={scene} cards={never} style="never" off={(card) => wish("ban", card)} />
              <button type="button" class="link" onClick={() => (tab.value = "card")}>
                {say("room-find")}
              </button>
            </section>
            <section>
              <label class="line2">
                <span>{localized(game.options.find((option) => option.name === "feel")!.title)}</span>
                <select value={asked.get("feel") ?? "any"} onChange={(event) => draw({ feel: event.currentTarget.value })}>
                  {game.options
                    .find((option) => option.name === "feel")!
                    .choices.map((choice) => (
                      <option key={String(choice.value)} value={String(choice.value)}>
                        {localized(choice.title)}
                      </option>
                    ))}
                </select>
              </label>
              <label class="line2">
                <span>{localized(game.options.find((option) => option.name === "mix")!.title)}</span>
                <select value={asked.get("mix") ?? "all"} onChange={(event) => draw({ mix: event.currentTarget.value })}>
                  {game.options
                    .find((option) => option.name === "mix")!
                    .choices.map((choice) => (
                      <option key={String(choice.value)} value={String(choice.value)}>
                        {localized(choice.title)}
                      </option>
                    ))}
                </select>
              </label>
              <div class="line2">
                <span>{localized(game.options.find((option) => option.name === "landscapes")!.title)}</span>
                <span class="from-to">
                  <select aria-label={say("room-least")} value={least} onChange={(event) => landscapes(event.currentTarget.value, most)}>
                    {["auto", ...NUMBERS].map((value) => (
                      <option key={value} value={value}>
                        {value === "auto" ? say("room-value-auto") : value}
                      </option>
                    ))}
                  </select>
                  {least !== "auto" && (
                    <>
                      <span aria-hidden="true">–</span>
                      <select aria-label={say("room-most")} value={most} onChange={(event) => landscapes(least, event.currentTarget.value)}>
                        {NUMBERS.filter((value) => value >= least).map((value) => (
                          <option key={value} value={value}>
                            {value}
                          </option>
                        ))}
                      </select>
                    </>
                  )}
                </span>
              </div>
              {CHOICES.map(([name, values]) => (
                <div key={name} class="line2">
                  <span>{localized(game.options.find((option) => option.name === name)!.title)}</span>
                  <span class="strip" role="group" aria-label={localized(game.options.find((option) => option.name === name)!.title)}>
                    {values.map((value) => (
                      <button key={value} type="button" aria-pressed={(asked.get(name) ?? usual(name)) === value} onClick={() => draw({ [name]: value })}>
                        {say(`room-value-${value}`)}
                      </button>
                    ))}
                  </span>
                </div>
              ))}
            </section>
          </>
        )}
        {tab.value === "named" && <ByText every={every} take={take} read={readList} />}
        {tab.value === "named" && <Named scene={scene} now={asked.get("kingdom") ?? ""} pick={(id) => ask({ kingdom: id, seed: "" })} />}
        {tab.value === "card" && <Search scene={scene} must={must} like={like} never={never} wish={wish} />}
        {tab.value === "again" && <Again scene={scene} beside={beside} now={now} pick={(one) => ask({ ...one, seed: "" })} />}
      </aside>
      <section class="res">
        <header>
          <h1>{say("room-yours")}</h1>
          {code !== "" && (
            <span class="code">
              <span class="cap">{say("room-code")}</span> <b class="mono">{code}</b>
            </span>
          )}
          {options !== null && (
            <button type="button" class="link" onClick={() => void copy()}>
              {say(copied.value ? "room-copied" : "room-copy-link")}
            </button>
          )}
        </header>
        {unswapped.value !== null ? (
          <Refusal what={unswapped.value}>{localized(unswapped.value)}</Refusal>
        ) : (
          found !== null && found.wrong.en !== "" && <Refusal what={found}>{localized(found.wrong)}</Refusal>
        )}
        {found !== null && (
          <KingdomCards
            scene={scene}
            drawn={found}
            kept={must}
            verbs={(card) => {
              const keeps = must.includes(card);
              return (
                <>
                  <button type="button" aria-pressed={keeps} aria-label={say(keeps ? "room-kept-card" : "room-keep-card", { card: scene.card(card) })} onClick={() => wish("require", card)}>
                    {say(keeps ? "room-kept" : "room-keep")}
                  </button>
                  <button type="button" aria-label={say("room-swap-card", { card: scene.card(card) })} onClick={() => void swap(card)}>
                    {say("room-swap")}
                  </button>
                  <button type="button" aria-label={say("room-never-card", { card: scene.card(card) })} onClick={() => wish("ban", card)}>
                    {say("room-never")}
                  </button>
                </>
              );
            }}
          />
        )}
        {now !== null && <KingdomExport game={game.name} query={new URLSearchParams({ ...now }).toString()} seats={game.seats} link={link()} />}
      </section>
      <footer class="slip">
        <div class="q">
          <h2>{say("room-sit-with")}</h2>
          <p class="because">{say("room-against")}</p>
          <div class="opts">
            <button type="button" class="opt" onClick={() => draw()}>
              <Key>r</Key> <span class="name">{must.length > 0 ? say("room-others-keep", { keep: must.length }) : say("room-others")}</span>
            </button>
            {before.value.length > 0 && (
              <button type="button" class="opt" onClick={back}>
                <Key>z</Key> <span class="name">{say("room-before")}</span>
              </button>
            )}
          </div>
          {lobby.refusal.value !== null && (
            <Refusal what={lobby.refusal.value}>
              {localized(lobby.refusal.value.reason)} {localized(lobby.refusal.value.detail)}
            </Refusal>
          )}
        </div>
        <div class="act">
          <span class="line2 vetoes">
            <span>{say("new-vetoes")}</span>
            <span class="strip" role="group" aria-label={say("new-vetoes")}>
              {VETOES.map((value) => (
                <button key={value} type="button" aria-pressed={(asked.get("vetoes") ?? "0") === value} onClick={() => ask({ vetoes: value === "0" ? "" : value })}>
                  {value}
                </button>
              ))}
            </span>
          </span>
          <Invite game={game} open={withFriends} disabled={options === null} />
          <button type="button" class="btn main" disabled={options === null} onClick={withBot}>
            {say("lobby-play")} <Key>Enter</Key>
          </button>
        </div>
      </footer>
    </main>
  );
};
