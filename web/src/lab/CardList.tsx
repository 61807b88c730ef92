// The cards in one place of a situation.
import { useSignal } from "@preact/signals";
import { useDrop } from "../components/file-drop";
import { say } from "../words";
import { CardInput } from "./CardInput";
import { useLab } from "./context";
import { called, dragged, drop, english, moveCards, someOf, type Path, type Some } from "./situation";

interface CardListProps {
  label: string;
  /** The sorts of cards to suggest, none for any. */
  of: readonly string[];
  cards: readonly Some[];
  set: (cards: Some[]) => void;
  path: Path;
  /** Whether the first card lies on top. */
  ordered: boolean;
}

/** Cards in a place: pressed, one can be put elsewhere in it, be more or fewer; dragged, it goes to another place. */
export function CardList({ label, of, cards, set, path, ordered }: CardListProps) {
  const lab = useLab();
  const chosen = useSignal(-1);
  const { over, handlers } = useDrop(
    () => drop(lab, path),
    () => dragged.value !== null,
  );
  const place = chosen.value < cards.length ? chosen.value : -1;
  const setTimes = (change: (times: number) => number) => set(cards.map((one, at) => (at === place ? { ...one, times: change(one.times) } : one)));
  const moveBy = (by: number) => {
    chosen.value = place + by;
    set(moveCards(cards, place, by));
  };
  const remove = () => {
    chosen.value = -1;
    set(cards.filter((_, at) => at !== place));
  };
  return (
    <div class={over ? "card-list over" : "card-list"} {...handlers}>
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
          <Tool name="lab-fewer" sign="−" press={() => setTimes((times) => times - 1)} />
          <Tool name="lab-more-of" sign="+" press={() => setTimes((times) => Math.min(99, times + 1))} />
          {place > 0 && <Tool name="lab-before" sign="←" press={() => moveBy(-1)} />}
          {place < cards.length - 1 && <Tool name="lab-after" sign="→" press={() => moveBy(1)} />}
          <Tool name="lab-away" sign="×" press={remove} />
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
