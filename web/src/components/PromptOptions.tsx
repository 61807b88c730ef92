// The options of a question, to choose among: each with its key, those of one heading together.
import { useEffect, useRef } from "preact/hooks";
import { localized, type Scene } from "../scene";
import { useTable } from "../table/context";
import type { Stack } from "../table/selection";
import type { Board } from "../tables/board";
import { say } from "../words";
import { consequencesOf, groupsOf, placesOf } from "./prompt-options";
import { Key } from "./symbols";

interface OptionsProps {
  scene: Scene;
  board: Board;
}

/** What the viewer chooses from: options, or a number that is typed. */
export function PromptOptions({ scene, board }: OptionsProps) {
  const { range } = useTable().selection;
  return range.value === null ? <OptionList scene={scene} board={board} /> : <NumberField range={range.value} />;
}

function OptionList({ scene, board }: OptionsProps) {
  const { selection } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const at = selection.cursor.value;
  useEffect(() => {
    if (at < 0) return;
    const there = [box.current?.querySelector<HTMLElement>(`[data-option="${at}"]`), document.querySelector<HTMLElement>(".tbl :is(.at, .at2)")];
    there.find((one) => one?.offsetParent)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [at]);
  return (
    <>
      {selection.searchable.value && (
        <input
          class="filter"
          type="search"
          value={selection.filter.value}
          aria-label={say("slip-search")}
          placeholder={say("slip-search")}
          onInput={(event) => (selection.filter.value = event.currentTarget.value)}
        />
      )}
      <div class={selection.searchable.value && selection.filter.value === "" ? "opts long" : "opts"} ref={box} role="group" aria-label={say("slip-options")}>
        {groupsOf(selection.stacks.value, scene, board).map(({ heading, stacks }) => (
          <div key={heading} class={heading === "" ? "grp bare" : "grp"}>
            {heading !== "" && <span class="heading">{heading}</span>}
            {stacks.map((stack) => (
              <OptionButton key={stack.numbers[0]} stack={stack} scene={scene} board={board} />
            ))}
          </div>
        ))}
      </div>
      {board.Second !== undefined && <board.Second scene={scene} />}
      <ConsequenceNote scene={scene} board={board} />
      {selection.picks.value.length === 0 && (board.aside?.(scene) ?? "") !== "" && <p class="aside">{board.aside!(scene)}</p>}
    </>
  );
}

/** An option, or equal ones: a press chooses one more of them. */
function OptionButton({ stack, scene, board }: OptionsProps & { stack: Stack }) {
  const table = useTable();
  const ask = scene.mine!;
  const { key, numbers } = stack;
  const number = numbers[0]!;
  const option = ask.options[number]!;
  const places = placesOf(numbers, table.selection.picks.value);
  const on = places.length > 0;
  const label = board.label?.(scene, option) ?? { name: localized(option.label), note: localized(option.hint) };
  const lies = board.lies?.(scene, option, table) ?? false;
  const style = ["opt", lies !== false && "lies", lies === "far" && "far", on && "on", numbers.includes(table.selection.cursor.value) && "at"].filter(Boolean).join(" ");
  return (
    <button type="button" class={style} data-option={number} data-face={option.face || undefined} aria-pressed={on} onClick={() => table.pickOf(numbers)}>
      {key !== "" && <Key>{key}</Key>}
      {board.Picture !== undefined && board.isPictured?.(scene, option) === true && (
        <span class="pic">
          <board.Picture scene={scene} face={option.face} />
        </span>
      )}
      <span class="name">{label.name}</span>
      {numbers.length > 1 && <span class="of">{on ? say("slip-some", { chosen: places.length, count: numbers.length }) : say("log-times", { times: numbers.length })}</span>}
      {label.note !== "" && <small>{label.note}</small>}
      {ask.ordered && on && <span class="nth">{places.map((place) => say("slip-nth", { place })).join(say("list-comma"))}</span>}
    </button>
  );
}

function ConsequenceNote({ scene, board }: OptionsProps) {
  const table = useTable();
  const found = consequencesOf(table.selection.picks.value, scene, board, table);
  if (found === null) return null;
  return (
    <p class="follows" role="status">
      <b>{found.names.join(say("list-comma"))}</b>: {found.notes.join(say("list-comma"))}
    </p>
  );
}

/** A number out of too many to lay out: it is typed. */
function NumberField({ range }: { range: readonly [number, number] }) {
  const { selection } = useTable();
  const [least, most] = range;
  return (
    <input
      class="filter"
      type="text"
      inputMode="numeric"
      maxLength={10}
      data-number
      aria-label={say("slip-number", { least, most })}
      placeholder={say("slip-number", { least, most })}
      onInput={(event) => selection.nameNumber(event.currentTarget.value)}
    />
  );
}
