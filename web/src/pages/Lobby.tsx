// The front page: a slip for each game, then the tables that there are.
import { useEffect } from "preact/hooks";
import * as lobby from "../lobby";
import { Invite, OfGame } from "../components/Invite";
import { BotLevel } from "../components/BotLevel";
import { MachineCode } from "../components/MachineCode";
import { Masthead } from "../components/Masthead";
import { Refusal } from "../components/Refusal";
import { goesOn, matchText } from "../match";
import { openSheet, sheet } from "../components/dialogs";
import { levelText } from "../components/SeatStatus";
import { Key } from "../components/symbols";
import { me } from "../people/people";
import type { Game, TableCard } from "../protocol";
import { follow, go } from "../route";
import { localized } from "../scene";
import { isLooking } from "../seek";
import { guest, nextTheme, otherLang } from "../settings";
import { gameProfileOf, gamesInOrder } from "../tables/game-profile";
import { inTab } from "../tab/in-tab";
import { clockText } from "../time-limits";
import { connectionState, connectionText } from "../connection";
import { say, has } from "../words";

export function LobbyPage() {
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const all = gamesInOrder();
  return (
    <>
      <Masthead
        where={
          <>
            {me.value !== null ? (
              <a class="link" href="/me" onClick={follow}>
                {me.value.name}
              </a>
            ) : (
              <>
                {guest.value === "" ? say("lobby-guest") : say("lobby-guest-named", { name: guest.value })}{" "}
                <button type="button" class="link" onClick={() => openSheet("settings")}>
                  {say("lobby-change")}
                </button>
              </>
            )}
          </>
        }
      />
      {connectionText.value !== "" && connectionState.value !== "old" && (
        <p class="bar" role="status">
          {say(connectionText.value)}
        </p>
      )}
      <main class="lob" data-region="lobby">
        <section class="hero">
          <h1>{say("lobby-title", { games: all.length })}</h1>
          <p class="intro">{say("lobby-intro")}</p>
          <div class={`three of-${all.length}`}>
            {all.map((game, place) => (
              <GamePanel key={game.name} game={game} place={place} />
            ))}
          </div>
          {lobby.refusal.value !== null && (
            <Refusal what={lobby.refusal.value}>
              {localized(lobby.refusal.value.reason)} {localized(lobby.refusal.value.detail)}
            </Refusal>
          )}
        </section>
        <Lists />
        <footer class="fair">
          <span class="seal" aria-hidden="true">
            札
          </span>
          <p>{say(inTab ? "tab-foot" : "lobby-fair")}</p>
          <MachineCode />
        </footer>
      </main>
    </>
  );
}

/** 1-9 sits down with bots, n opens a table. */
function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (sheet.value !== null || event.metaKey || event.ctrlKey || event.altKey || target instanceof HTMLInputElement) return;
  const game = gamesInOrder()[Number(event.key) - 1];
  if (game !== undefined) lobby.playBots(game);
  else if (event.key === "n") go("/new");
  else if (event.key === "L" || event.key === "F2") otherLang();
  else if (event.key === "F3") nextTheme();
  else if (event.key === "?") openSheet("keys");
  else return;
  event.preventDefault();
}

function GamePanel({ game, place }: { game: Game; place: number }) {
  const face = gameProfileOf(game.name);
  const about = `lobby-about-${game.name}`;
  return (
    <article class={`fuda ${game.name}`}>
      <button type="button" class="face" onClick={() => lobby.playBots(game)}>
        {face !== null && (
          <span aria-hidden="true">
            <face.Art />
          </span>
        )}
        {face?.down !== undefined && (
          <span class="ja" lang="ja" aria-hidden="true">
            {face.down}
          </span>
        )}
        <span class="en" lang="en">
          {game.title.en}
        </span>
        <span class="vh">: {say("lobby-play")}</span>
      </button>
      <p>{has(about) ? say(about) : say("lobby-about", { least: game.seats[0]!, most: game.seats.at(-1)! })}</p>
      {face?.begin !== undefined && <HowMuch game={game} />}
      <div class="go">
        <button type="button" class="btn main" onClick={() => lobby.playBots(game)}>
          <Key>{place + 1}</Key>
          {say("lobby-play")}
          <OfGame game={game} />
        </button>
        <Invite game={game} named open={(seats) => lobby.invite(game, seats)} />
        <a class="learn" href={`/how/${game.name}`} onClick={follow}>
          {say("lobby-learn")}
          <OfGame game={game} />
        </a>
      </div>
    </article>
  );
}

/** Whether "Play a bot" begins small or with everything. */
function HowMuch({ game }: { game: Game }) {
  const first = lobby.wantsFirst(game.name);
  return (
    <p class="how-much">
      {say(first ? `lobby-first-${game.name}` : `lobby-all-${game.name}`)}{" "}
      <button type="button" class="link" onClick={() => lobby.wantAll(game.name, first)}>
        {say(first ? "lobby-more" : "lobby-less")}
      </button>
      {gameProfileOf(game.name)?.room === true && (
        <>
          {"\u00a0· "}
          <a class="link" href={`/kingdom/${game.name}`} onClick={follow}>
            {say("room-choose")}
          </a>
        </>
      )}
      {game.day && (
        <>
          {"\u00a0· "}
          <a class="link" href={`/day/${game.name}`} onClick={follow}>
            {say("lobby-day")}
          </a>
        </>
      )}
    </p>
  );
}

function Lists() {
  const tables = lobby.tables.value;
  const mine = (tables?.mine ?? []).filter(goesOn);
  const ended = (tables?.mine ?? []).filter((card) => card.state === "over" && !goesOn(card));
  const others = byStrength((tables?.open ?? []).filter((card) => card.yours < 0));
  return (
    <aside class="lists">
      {mine.length > 0 && (
        <section>
          <h2>{say("lobby-mine")}</h2>
          <ul>
            {mine.map((card) => (
              <Entry key={card.table} card={card} />
            ))}
          </ul>
        </section>
      )}
      <section>
        {!inTab && (
          <>
            <h2>
              {say("lobby-open")} <small>{others.length}</small>
            </h2>
            <ul>
              {others.map((card) => (
                <Entry key={card.table} card={card} />
              ))}
              {others.length === 0 && <li class="cap">{say("lobby-none")}</li>}
            </ul>
          </>
        )}
        {!inTab && (
          <button type="button" class="btn wide" disabled={isLooking.value} onClick={() => openSheet("seek")}>
            {say("seek")}
          </button>
        )}
        <a class="btn wide" href="/new" onClick={follow}>
          <Key open>n</Key>
          {say("lobby-new")}
        </a>
      </section>
      <section>
        <BotLevel />
      </section>
      <p class="cap from-file">
        <a class="link" href="/r" onClick={follow}>
          {say("record-title")}
        </a>
      </p>
      {ended.length > 0 && (
        <section>
          <h2>{say("lobby-ended")}</h2>
          <ul>
            {ended.slice(0, 5).map((card) => (
              <Entry key={card.table} card={card} />
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

/** Tables that wait: first those where somebody of one's own strength does, where one has a rating; the others as they come. */
function byStrength(cards: TableCard[]): TableCard[] {
  const levels = me.value?.levels ?? {};
  const distance = (card: TableCard) => {
    const level = levels[card.game];
    return card.rated && card.state === "waiting" && level !== undefined ? Math.abs(card.level - level) : Number.POSITIVE_INFINITY;
  };
  return [...cards].sort((one, other) => {
    const [near, far] = [distance(one), distance(other)];
    return near === far ? 0 : near - far;
  });
}

/** Whom somebody waits for, where they say so. */
function seekText(card: TableCard): string {
  if (card.state !== "waiting") return "";
  if (card.seek !== null && (card.seek.least > 0 || card.seek.most > 0)) return say(card.rated ? "seek-listed-rated" : "seek-listed-near", { least: card.seek.least, most: card.seek.most });
  if (card.rated) return say("lobby-rated", { level: card.level });
  return card.seek === null ? "" : say("seek-listed");
}

/** The name of a player, with the level where it is a bot. */
function nameText(card: TableCard, name: string, bot: string): string {
  return bot === "" ? name : say("lobby-bot", { name, level: levelText(card.game, bot) });
}

function Entry({ card }: { card: TableCard }) {
  const over = card.state === "over" && !goesOn(card);
  const action = over ? "replay" : card.waits ? "answer" : card.yours >= 0 ? "return" : card.state === "waiting" ? "sit" : "watch";
  const names = card.names.map((name, place) => nameText(card, name, card.bots[place] ?? "")).filter((name) => name !== "");
  const seated = card.state === "waiting" ? say("lobby-seated", { taken: card.taken, seats: card.seats }) : localized(card.asked);
  const turn = card.state === "playing" && card.turn > 0 ? say("lobby-turn", { turn: card.turn }) : "";
  const clock = clockText(card.clock);
  return (
    <li class={card.waits ? "mine" : ""}>
      <span class={`gm g-${card.game}`} aria-hidden="true" />
      <span>
        <b class="serif">{localized(card.title)}</b>
        {localized(card.about) !== "" && <small class="about">{localized(card.about)}</small>}
        <small>{[names.join(say("list-comma")), card.match === null ? "" : matchText(card.match), turn, seated, seekText(card), over ? "" : clock, card.goes_on ? say("lobby-goes-on") : ""].filter(Boolean).join(" · ")}</small>
      </span>
      <a class={action === "answer" ? "btn main" : action === "watch" ? "btn quiet" : "btn"} href={`${over ? "/r/" : "/t/"}${card.table}`} onClick={follow}>
        {say(`lobby-${action}`)}
      </a>
    </li>
  );
}
