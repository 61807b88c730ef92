// A table before its game: who sits where, the invitation, and bots for the seats that stay open.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { catalogue, games } from "../catalogue";
import { useTable } from "../table/context";
import type { TableModel } from "../table/table-model";
import { CardPreferences } from "../components/CardPreferences";
import { NameField } from "../components/NameField";
import { Masthead } from "../components/Masthead";
import { PushSetting } from "../components/PushSetting";
import { Refusal } from "../components/Refusal";
import { useLoaded } from "../components/use-loaded";
import { copyText } from "../components/clipboard";
import { botText } from "../components/SeatStatus";
import { initial } from "../components/symbols";
import { optionRows } from "./option-rows";
import { me } from "../people/people";
import type { Catalogue, Seat } from "../protocol";
import { follow } from "../route";
import { localized } from "../scene";
import { gameProfileOf } from "../tables/game-profile";
import { offerOf, type Offer } from "../tables/offer";
import { clockText, DAY, delayText } from "../time-limits";
import { inTab } from "../tab/in-tab";
import { OpenSeatSlot } from "../tab/slots";
import { say } from "../words";

export function WaitingRoom() {
  const table = useTable();
  const welcome = table.state.welcome.value!;
  const { seats, match } = table.state.seats.value!;
  const you = welcome.you;
  const host = you >= 0 && seats[you]?.host === true;
  const open = seats.filter((seat) => seat.kind === "open").length;
  const taken = seats.length - open;
  return (
    <>
      <Masthead where={localized(welcome.title)} />
      <main class="plain room" data-region="room">
        <h1>{say(you >= 0 || !table.seat.mayEnter ? "room-title" : "room-sit-title", { open })}</h1>
        {you >= 0 && open > 0 && mayBegin(table, taken) && <Begin taken={taken} host={host} />}
        <dl class="terms" aria-label={say("room-terms")}>
          <Chosen />
          <div>
            <dt>{say("new-clock")}</dt>
            <dd>{clockText(welcome.clock)}</dd>
          </div>
          {welcome.rated && (
            <div>
              <dt>{say("new-rated")}</dt>
              <dd>{say("new-rated-yes")}</dd>
            </div>
          )}
          {match !== null && (
            <div>
              <dt>{say("match")}</dt>
              <dd>
                {say("match-of", { games: match.games })}
                {say("list-comma")}
                {say(`match-first-${match.first}`)}
                {match.whole && `${say("list-comma")}${say("match-whole-yes")}`}
              </dd>
            </div>
          )}
          {welcome.vetoes > 0 && (
            <div>
              <dt>{say("new-vetoes")}</dt>
              <dd>{welcome.vetoes}</dd>
            </div>
          )}
          <div>
            <dt>{say("new-undo")}</dt>
            <dd>{say(`new-undo-${welcome.undo}`)}</dd>
          </div>
          <div>
            <dt>{say("new-hints")}</dt>
            <dd>{say(`new-hints-${welcome.hints}`)}</dd>
          </div>
          {!inTab && (
            <div>
              <dt>{say("new-watch")}</dt>
              <dd>{say(`new-watch-${welcome.spectators}`)}</dd>
            </div>
          )}
          {welcome.delay !== null && (
            <div>
              <dt>{say("new-delay")}</dt>
              <dd>{delayText(welcome.delay)}</dd>
            </div>
          )}
        </dl>
        <p class="learn">
          <a class="link" href={`/how/${welcome.game}`} target="_blank" rel="noopener">
            {say("lobby-learn")}
          </a>
        </p>
        {welcome.origin !== null && <p class="note">{say("table-goes-on")}</p>}
        {you < 0 && <SitDown open={open > 0} />}
        {host && open > 0 && welcome.origin === null && <HowMany taken={taken} seats={seats.length} />}
        {!inTab && welcome.invite !== "" && you >= 0 && open > 0 && <Invitation invite={welcome.invite} main={!(host && mayBegin(table, taken))} />}
        <ol class="chairs" aria-label={say("room-seats")}>
          {seats.map((seat, place) => (
            <Chair key={place} seat={seat} place={place} mine={place === you} host={host} free={you < 0} />
          ))}
        </ol>
        <Offered host={host} />
        {!inTab && (welcome.clock?.stock ?? 0) >= DAY && (
          <section class="settings">
            <PushSetting />
          </section>
        )}
        {table.note.value !== null && (
          <Refusal what={table.note.value}>{localized(table.note.value)}</Refusal>
        )}
        {you >= 0 && (
          <p class="pair">
            <button type="button" class="btn" onClick={() => table.seat.leave()}>
              {say("room-leave")}
            </button>
          </p>
        )}
      </main>
    </>
  );
}

/** Whether the game could begin with so many: one that goes on from another has the players of that. */
function mayBegin(table: TableModel, players: number): boolean {
  const { game, origin } = table.state.welcome.value!;
  return origin === null && games.value.find((one) => one.name === game)?.seats.includes(players) === true;
}

/** To begin without those who have not come: the host may, and the others know it. */
function Begin({ taken, host }: { taken: number; host: boolean }) {
  const table = useTable();
  const name = table.state.seats.value!.seats.find((seat) => seat.host)?.name ?? "";
  return host ? (
    <p class="pair begin">
      <button type="button" class="btn main" onClick={() => table.seat.resize(taken)}>
        {say("room-begin", { players: taken })}
      </button>
    </p>
  ) : (
    <p class="begin">{say("room-host-begins", { host: name })}</p>
  );
}

/** How many are to play: the seats that are open can be more, or fewer. */
function HowMany({ taken, seats }: { taken: number; seats: number }) {
  const table = useTable();
  const game = games.value.find((one) => one.name === table.state.welcome.value!.game);
  const counts = game?.seats.filter((count) => count > taken) ?? [];
  if (counts.length < 2) return null;
  return (
    <fieldset class="choice many">
      <legend>{say("new-count")}</legend>
      {counts.map((count) => (
        <label key={count}>
          <input type="radio" name="many" checked={count === seats} onChange={() => table.seat.resize(count)} />
          <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The edition, expansions, cards and other options of the game. */
function Chosen() {
  const table = useTable();
  const welcome = table.state.welcome.value!;
  const game = games.value.find((one) => one.name === welcome.game);
  return (
    <>
      {optionRows(welcome, game?.options ?? []).map((row) => (
        <div key={row.name}>
          <dt>{row.title}</dt>
          <dd class={row.serif ? "serif" : undefined}>{row.value}</dd>
        </div>
      ))}
    </>
  );
}

/** What is played with, where the cards are chosen for each table: the vetoes are given here. */
function Offered({ host }: { host: boolean }) {
  const table = useTable();
  const welcome = table.state.welcome.value!;
  const shown = useSignal<{ Offer: Offer; cards: Catalogue } | null>(null);
  const game = games.value.find((one) => one.name === welcome.game);
  useLoaded(
    () => Promise.all([offerOf(welcome.game), catalogue(welcome.game)]),
    ([found, cards]) => {
      if (found !== null) shown.value = { Offer: found, cards };
    },
    [welcome.game],
  );
  if (game === undefined || shown.value === null) return null;
  const { Offer, cards } = shown.value;
  const mine = table.state.seats.value!.seats[welcome.you];
  const left = mine === undefined || mine.content ? 0 : welcome.vetoes - mine.vetoed.length;
  return (
    <section class="offer" aria-label={say("veto-title")}>
      <h2>{say("veto-title")}</h2>
      {host && gameProfileOf(game.name)?.room === true && (
        <p>
          <a class="link" href={`/kingdom/${game.name}`} onClick={follow}>
            {say("room-choose-others")}
          </a>
        </p>
      )}
      {welcome.vetoes > 0 && <p class="cap">{say("veto-each", { vetoes: welcome.vetoes })}</p>}
      {left > 0 && (
        <p class="pair">
          <span role="status">{say("veto-left", { left })}</span>
          <button type="button" class="btn main" onClick={() => table.seat.veto("")}>
            {say("veto-content")}
          </button>
        </p>
      )}
      <Offer game={game} cards={cards} options={welcome.options} veto={left > 0 ? (card) => table.seat.veto(card) : null} />
    </section>
  );
}

function SitDown({ open }: { open: boolean }) {
  const table = useTable();
  if (!open) return <p>{say("room-full")}</p>;
  if (!table.seat.mayEnter) return <p>{say("room-invited-only")}</p>;
  const rated = table.state.welcome.value!.rated;
  return (
    <form
      class="sit"
      onSubmit={(event) => {
        event.preventDefault();
        table.seat.sitDown();
      }}
    >
      <NameField />
      {table.state.seats.value!.match !== null && <CardPreferences game={table.state.welcome.value!.game} />}
      <button type="submit" class="btn main">
        {say(rated ? "room-sit-rated" : "room-sit")}
      </button>
      {rated && me.value === null && (
        <p class="note">
          {say("rated-needs-name")}{" "}
          <a href="/me" onClick={follow}>
            {say("me-keep-title")}
          </a>
        </p>
      )}
    </form>
  );
}

function Invitation({ invite, main }: { invite: string; main: boolean }) {
  const copied = useSignal<boolean | null>(null);
  const shown = useRef<HTMLInputElement>(null);
  const address = `${location.origin}${location.pathname}#invite=${invite}`;
  const copy = async () => {
    copied.value = await copyText(address, shown.current);
  };
  return (
    <section class="invitation">
      <label class="field">
        <span>{say("room-invite")}</span>
        <input ref={shown} type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class={main ? "btn main" : "btn"} onClick={copy}>
        {say(copied.value ? "room-copied" : "room-copy")}
      </button>
      <p class="cap" role="status">
        {copied.value === false && say("room-copy-by-hand")}
      </p>
    </section>
  );
}

interface ChairProps {
  seat: Seat;
  place: number;
  mine: boolean;
  host: boolean;
  free: boolean;
}

/** The cards that somebody did without, and whether they are content with what lies there now. */
function Vetoed({ seat }: { seat: Seat }) {
  const table = useTable();
  const welcome = table.state.welcome.value!;
  const names = useSignal<Catalogue | null>(null);
  useLoaded(
    () => (seat.vetoed.length === 0 ? null : catalogue(welcome.game)),
    (found) => (names.value = found),
    [welcome.game, seat.vetoed.length],
  );
  if (welcome.vetoes === 0 || seat.kind !== "person") return null;
  const label = (card: string) => (names.value?.faces[card] === undefined ? card : localized(names.value.faces[card].name));
  return (
    <small class="vetoed">
      {seat.vetoed.length > 0 && say("veto-without", { cards: seat.vetoed.map(label).join(say("list-comma")) })} {say(seat.content ? "veto-is-content" : "veto-may-still", { left: welcome.vetoes - seat.vetoed.length })}
    </small>
  );
}

function Chair({ seat, place, mine, host }: ChairProps) {
  const table = useTable();
  const game = table.state.welcome.value!.game;
  const bots = games.value.find((one) => one.name === game)?.bots ?? [];
  return (
    <li class={seat.kind}>
      <span class="seal l" aria-hidden="true">
        {seat.kind === "open" ? place + 1 : initial(seat.name)}
      </span>
      <span class="grow">
        {seat.person === "" ? (
          <b class="serif">{seat.kind === "open" ? say("room-open") : seat.name}</b>
        ) : (
          <a class="serif" href={`/p/${seat.person}`} target="_blank" rel="noreferrer">
            {seat.name}
          </a>
        )}
        <Vetoed seat={seat} />
        <small>{mine ? say("room-you") : seat.kind === "bot" ? botText(game, seat.bot) : seat.kind === "person" ? say(seat.here ? "room-here" : "room-away") : ""}</small>
      </span>
      {OpenSeatSlot.value !== null && host && seat.kind === "open" && <OpenSeatSlot.value seat={place} />}
      {host && seat.kind === "open" && (
        <span class="pair">
          {bots.map((bot) => (
            <button key={bot.name} type="button" class="btn" title={localized(bot.about)} onClick={() => table.seat.fill(place, bot.name)}>
              {say("room-fill", { bot: localized(bot.title) })}
            </button>
          ))}
        </span>
      )}
      {host && seat.kind === "bot" && (
        <button type="button" class="btn" onClick={() => table.seat.fill(place, "")}>
          {say("room-reopen")}
        </button>
      )}
    </li>
  );
}
