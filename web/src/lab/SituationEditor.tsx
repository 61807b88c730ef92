// A situation set up by hand: each place with its cards, each counter, each token; what a game has of these, the server says.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { games } from "../catalogue";
import { useDrop } from "../components/file-drop";
import type { LabForm, Switch } from "../protocol";
import { localized } from "../scene";
import { say } from "../words";
import { seatsOf, type Scenario, type Value } from "./document";
import { useLab } from "./context";
import { alter, at, called, dragged, drop, english, isShown, keyText, lay, listed, namesFor, put, someOf, wordText, type Path, type Some } from "./situation";

/** Places that are always offered, whatever lies in them. */
const COMMON = ["top", "pile", "supply", "decks"];
const SEAT = ["hand", "deck", "board"];
const LETTERS = [..."ABCDEFGHIJKL"];

export function SituationEditor() {
  const lab = useLab();
  const scenario = lab.scenario.value;
  const room = lab.room.value;
  if (scenario === null || room === null || room.game !== scenario.game) return <p class="cap">{say("lab-no-form")}</p>;
  const seats = seatsOf(scenario);
  return (
    <div class="set-up" key={lab.text.value === "" ? "none" : room.game}>
      <label class="field">
        <span>{say("lab-title")}</span>
        <input value={scenario.scenario} onChange={(event) => event.currentTarget.value.trim() !== "" && void alter(lab, { ...scenario, scenario: event.currentTarget.value })} />
      </label>
      {typeof scenario.setup === "string" ? (
        <p class="note">{say("lab-dealt")}</p>
      ) : (
        <>
          {seats.map((seat, place) => (
            <Place key={seat} title={say("lab-seat", { seat })} note={place === 0 ? say("lab-to-act") : ""} fields={room.seat.filter((field) => place === 0 || !field.first)} always={SEAT} path={[seat]} seats={seats} />
          ))}
          <Place title={say("lab-table")} note="" fields={room.common} always={COMMON} path={[]} seats={seats} />
        </>
      )}
      <Seats scenario={scenario} seats={seats} />
      <Options scenario={scenario} />
    </div>
  );
}

interface PlaceProps {
  title: string;
  note: string;
  fields: readonly LabForm[];
  always: readonly string[];
  path: Path;
  seats: readonly string[];
}

/** All that one seat has, or the table. */
function Place({ title, note, fields, always, path, seats }: PlaceProps) {
  const lab = useLab();
  const more = useSignal<readonly string[]>([]);
  const scenario = lab.scenario.value!;
  const setup = scenario.setup as Value;
  const lies = (field: LabForm) => at(setup, [...path, field.key]);
  const shown = fields.filter((field) => isShown(field, lies(field), [...always, ...more.value]));
  const hidden = fields.filter((field) => !shown.includes(field));
  return (
    <fieldset class="place">
      <legend>
        {title} {note !== "" && <small>{note}</small>}
      </legend>
      {shown.map((field) => (
        <Row key={field.key} field={field} value={lies(field)} path={[...path, field.key]} seats={seats} />
      ))}
      {hidden.length > 0 && (
        <select class="more" aria-label={say("lab-more", { place: title })} value="" onChange={(event) => (more.value = [...more.value, event.currentTarget.value])}>
          <option value="">{say("lab-more-here")}</option>
          {hidden.map((field) => (
            <option key={field.key} value={field.key}>
              {keyText(lab, field.key)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}

interface FieldProps {
  field: LabForm;
  value: Value | undefined;
  path: Path;
  seats: readonly string[];
}

function Row({ field, value, path, seats }: FieldProps) {
  const lab = useLab();
  const name = keyText(lab, path.at(-1)!);
  return (
    <div class="row-of" data-key={path.join(".")}>
      <span class="name">{name}</span>
      <Input field={field} value={value} path={path} seats={seats} />
    </div>
  );
}

function Input({ field, value, path, seats }: FieldProps) {
  const lab = useLab();
  const label = path.map((key) => keyText(lab, key)).join(", ");
  const set = (next: Value | undefined) => void lay(lab, path, next);
  switch (field.sort) {
    case "number":
      return <Count label={label} value={typeof value === "number" ? value : undefined} set={set} />;
    case "flag":
      return <input type="checkbox" aria-label={label} checked={value === true} onChange={(event) => set(event.currentTarget.checked || undefined)} />;
    case "word":
    case "seat":
      return (
        <select aria-label={label} value={value === undefined ? "" : String(value)} onChange={(event) => set(wordOf(event.currentTarget.value))}>
          <option value="">{say("lab-usual")}</option>
          {(field.sort === "seat" ? seats : field.words).map((word) => (
            <option key={word} value={word}>
              {field.sort === "seat" ? word : wordText(lab, word)}
            </option>
          ))}
        </select>
      );
    case "card":
      return <CardInput label={label} of={field.of} value={typeof value === "string" ? value : ""} set={(text) => set(text === "" ? undefined : english(lab, text))} />;
    case "numbers":
      return (
        <input
          aria-label={label}
          value={Array.isArray(value) ? value.join(", ") : ""}
          onChange={(event) => {
            const numbers = event.currentTarget.value.split(/[^0-9]+/).filter((text) => text !== "").map(Number);
            set(event.currentTarget.value.trim() === "" ? undefined : numbers);
          }}
        />
      );
    case "supply":
      return <Supply label={label} of={field.of} value={value} path={path} />;
    case "map":
      return <Keys field={field} value={value} path={path} seats={seats} label={label} />;
    case "parts":
      return (
        <div class="inner">
          {field.parts.map((part) => (
            <Row key={part.key} field={part} value={at(value, [part.key])} path={[...path, part.key]} seats={seats} />
          ))}
        </div>
      );
    default:
      return <CardList label={label} of={field.of} cards={someOf(value)} set={(cards) => set(listed(cards))} path={path} ordered={field.sort === "pile"} />;
  }
}

/** A word of the format; one that is a number is written as one. */
function wordOf(text: string): Value | undefined {
  return text === "" ? undefined : /^[0-9]+$/.test(text) ? Number(text) : text;
}

function Count({ label, value, set, usual = "0" }: { label: string; value: number | undefined; set: (value: number | undefined) => void; usual?: string }) {
  return (
    <input
      type="number"
      min={0}
      max={999}
      aria-label={label}
      value={value ?? ""}
      placeholder={usual}
      onChange={(event) => set(event.currentTarget.value === "" ? undefined : Math.max(0, Math.min(999, Math.trunc(event.currentTarget.valueAsNumber || 0))))}
    />
  );
}

interface CardInputProps {
  label: string;
  of: readonly string[];
  value?: string;
  set: (text: string) => void;
  /** Whether what has been taken leaves the field empty. */
  adds?: boolean;
}

function CardInput({ label, of, value = "", set, adds = false }: CardInputProps) {
  const lab = useLab();
  const id = useId();
  const names = useSignal<readonly string[]>([]);
  const take = (input: HTMLInputElement) => {
    const text = input.value.trim();
    if (adds && text === "") return;
    if (adds) input.value = "";
    set(text);
  };
  return (
    <>
      <input
        class="card-name"
        list={id}
        aria-label={label}
        placeholder={adds ? say("lab-add") : ""}
        value={adds ? undefined : called(lab, value).name}
        onFocus={() => (names.value = namesFor(lab, of))}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.isComposing) return;
          event.preventDefault();
          if (adds) take(event.currentTarget);
          else event.currentTarget.blur();
        }}
        onChange={(event) => take(event.currentTarget)}
      />
      <datalist id={id}>
        {names.value.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

interface CardListProps {
  label: string;
  of: readonly string[];
  cards: readonly Some[];
  set: (cards: Some[]) => void;
  path: Path;
  ordered: boolean;
}

/** Cards in a place: pressed, one can be put elsewhere in it, be more or fewer; dragged, it goes to another place. */
function CardList({ label, of, cards, set, path, ordered }: CardListProps) {
  const lab = useLab();
  const chosen = useSignal(-1);
  const { over, handlers } = useDrop(
    () => drop(lab, path),
    () => dragged.value !== null,
  );
  const place = chosen.value < cards.length ? chosen.value : -1;
  const alterOne = (change: (one: Some) => Some) => set(cards.map((one, at) => (at === place ? change(one) : one)));
  const move = (by: number) => {
    const next = [...cards];
    const [one] = next.splice(place, 1);
    next.splice(place + by, 0, one!);
    chosen.value = place + by;
    set(next);
  };
  return (
    <div
      class={over ? "card-list over" : "card-list"}
      {...handlers}
    >
      {cards.length > 0 && (
        <ul aria-label={label}>
          {cards.map((one, at) => {
            const { name, face } = called(lab, one.name);
            return (
              <li key={`${at} ${one.name}`}>
                <button
                  type="button"
                  class="chip"
                  draggable
                  data-face={face || undefined}
                  aria-pressed={at === place}
                  onClick={() => (chosen.value = at === place ? -1 : at)}
                  onDragStart={() => (dragged.value = { path, place: at })}
                  onDragEnd={() => (dragged.value = null)}
                >
                  {ordered && at === 0 && <small>{say("lab-top")} </small>}
                  {name}
                  {one.times > 1 && <b> {say("log-times", { times: one.times })}</b>}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {place >= 0 && (
        <div class="tools" role="group" aria-label={called(lab, cards[place]!.name).name}>
          <Tool name="lab-fewer" sign="−" press={() => alterOne((one) => ({ ...one, times: one.times - 1 }))} />
          <Tool name="lab-more-of" sign="+" press={() => alterOne((one) => ({ ...one, times: Math.min(99, one.times + 1) }))} />
          {place > 0 && <Tool name="lab-before" sign="←" press={() => move(-1)} />}
          {place < cards.length - 1 && <Tool name="lab-after" sign="→" press={() => move(1)} />}
          <Tool
            name="lab-away"
            sign="×"
            press={() => {
              chosen.value = -1;
              set(cards.filter((_, at) => at !== place));
            }}
          />
        </div>
      )}
      <CardInput label={say("lab-add-to", { place: label })} of={of} adds set={(text) => set([...cards, ...someOf([english(lab, text)])])} />
    </div>
  );
}

function Tool({ name, sign, press }: { name: string; sign: string; press: () => void }) {
  return (
    <button type="button" class="btn" aria-label={say(name)} title={say(name)} onClick={press}>
      {sign}
    </button>
  );
}

/** The piles: each as large as usual, or with this many cards, or with these. */
function Supply({ label, of, value, path }: { label: string; of: readonly string[]; value: Value | undefined; path: Path }) {
  const lab = useLab();
  const piles: [string, Value | undefined][] = Array.isArray(value) ? value.map((name) => [String(name), undefined]) : Object.entries((value ?? {}) as Record<string, Value>);
  const set = (next: [string, Value | undefined][]) => {
    const plain = next.every(([, many]) => many === undefined || many === USUAL);
    if (next.length === 0) void lay(lab, path, undefined);
    else void lay(lab, path, plain ? next.map(([name]) => name) : Object.fromEntries(next.map(([name, many]) => [name, many ?? USUAL])));
  };
  return (
    <div class="inner">
      <ul class="piles-of" aria-label={label}>
        {piles.map(([name, many], at) => {
          const alter = (next: Value | undefined) => set(piles.map((one, other) => (other === at ? [name, next] : one)));
          const pile = called(lab, name);
          return (
            <li key={name}>
              <span data-face={pile.face || undefined}>{pile.name}</span>
              {Array.isArray(many) ? (
                <CardList label={pile.name} of={["card"]} cards={someOf(many)} set={(cards) => alter(listed(cards) ?? [])} path={[...path, name]} ordered />
              ) : (
                <Count label={pile.name} value={typeof many === "number" ? many : undefined} usual={say("lab-usual")} set={alter} />
              )}
              <button type="button" class="btn away" aria-label={say("lab-away-of", { card: pile.name })} onClick={() => set(piles.filter((_, other) => other !== at))}>
                ×
              </button>
            </li>
          );
        })}
      </ul>
      <CardInput label={say("lab-add-to", { place: label })} of={of} adds set={(text) => set([...piles, [english(lab, text), undefined]])} />
    </div>
  );
}

const USUAL = "usual";

/** What belongs to several keys: stacks by colour, decks by age, tokens by the card that puts them there. */
function Keys({ field, value, path, seats, label }: FieldProps & { label: string }) {
  const lab = useLab();
  const [part] = field.parts;
  const keys = Object.keys((value ?? {}) as Record<string, Value>);
  const open = useSignal<readonly string[]>([]);
  const shown = [...keys, ...open.value.filter((key) => !keys.includes(key))];
  if (part === undefined) return null;
  const words = field.words.filter((word) => !shown.includes(word));
  return (
    <div class="inner">
      {shown.map((key) => (
        <Row key={key} field={part} value={at(value, [key])} path={[...path, key]} seats={seats} />
      ))}
      {field.words.length === 0 ? (
        <CardInput label={say("lab-add-to", { place: label })} of={field.of} adds set={(text) => (open.value = [...open.value, english(lab, text)])} />
      ) : (
        words.length > 0 && (
          <select class="more" aria-label={say("lab-more", { place: label })} value="" onChange={(event) => (open.value = [...open.value, event.currentTarget.value])}>
            <option value="">{say("lab-more-here")}</option>
            {words.map((word) => (
              <option key={word} value={word}>
                {keyText(lab, word)}
              </option>
            ))}
          </select>
        )
      )}
    </div>
  );
}

interface WholeProps {
  scenario: Scenario;
  seats: readonly string[];
}

function Seats({ scenario, seats }: WholeProps) {
  const lab = useLab();
  const allowed = games.value.find((game) => game.name === scenario.game)?.seats ?? [];
  const free = LETTERS.find((letter) => !seats.includes(letter));
  const last = seats.at(-1)!;
  const fewer = () => {
    const setup = typeof scenario.setup === "string" ? scenario.setup : ((put(scenario.setup, [last], undefined) ?? {}) as Record<string, Value>);
    void alter(lab, { ...scenario, seats: seats.slice(0, -1), setup });
  };
  return (
    <Group title={say("lab-seats-of", { count: seats.length })}>
      {allowed.includes(seats.length + 1) && free !== undefined && (
        <button type="button" class="btn" onClick={() => void alter(lab, { ...scenario, seats: [...seats, free] })}>
          {say("lab-seat-more")}
        </button>
      )}
      {allowed.includes(seats.length - 1) && (
        <button type="button" class="btn" onClick={fewer}>
          {say("lab-seat-fewer", { seat: last })}
        </button>
      )}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <fieldset class="place">
      <legend>{title}</legend>
      <div class="pair">{children}</div>
    </fieldset>
  );
}

/** The options of the table; those that choose its cards mean nothing here. */
function Options({ scenario }: { scenario: Scenario }) {
  const lab = useLab();
  const switches = (games.value.find((game) => game.name === scenario.game)?.options ?? []).filter((one) => one.choices.length > 0);
  const given = scenario.options ?? {};
  const set = (one: Switch, value: string | undefined) => {
    const { [one.name]: _, ...others } = given;
    const chosen = one.choices.find((choice) => String(choice.value) === value)?.value;
    const options = chosen === undefined ? others : { ...others, [one.name]: chosen };
    const { options: __, ...rest } = scenario;
    void alter(lab, (Object.keys(options).length === 0 ? rest : { ...rest, options }) as Scenario);
  };
  const hidden = switches.filter((one) => !(one.name in given));
  return (
    <fieldset class="place">
      <legend>{say("lab-options")}</legend>
      {switches
        .filter((one) => one.name in given)
        .map((one) => (
          <label key={one.name} class="row-of">
            <span class="name">{localized(one.title)}</span>
            <select value={String(given[one.name])} onChange={(event) => set(one, event.currentTarget.value || undefined)}>
              <option value="">{say("lab-usual")}</option>
              {one.choices.map((choice) => (
                <option key={String(choice.value)} value={String(choice.value)}>
                  {localized(choice.title)}
                </option>
              ))}
            </select>
          </label>
        ))}
      {hidden.length > 0 && (
        <select
          class="more"
          aria-label={say("lab-more", { place: say("lab-options") })}
          value=""
          onChange={(event) => {
            const one = switches.find((other) => other.name === event.currentTarget.value);
            if (one !== undefined) set(one, String(one.choices.find((choice) => choice.value !== one.default)?.value));
          }}
        >
          <option value="">{say("lab-more-here")}</option>
          {hidden.map((one) => (
            <option key={one.name} value={one.name}>
              {localized(one.title)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}
