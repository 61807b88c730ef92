// The options of a question as the prompt has them: which it shows, in which groups, and what follows from those that are chosen.
import { localized, type Scene } from "../scene";
import type { Stack } from "../table/selection";
import type { TableModel } from "../table/table-model";
import type { Board } from "../tables/board";

/** Options of one heading, "" for those without one. */
export interface OptionGroup {
  heading: string;
  stacks: Stack[];
}

/** The options that are shown, in groups of one heading; without those that have a button beside the answer. */
export function groupsOf(stacks: readonly Stack[], scene: Scene, board: Pick<Board, "fixed" | "together" | "group" | "order">): OptionGroup[] {
  const optionOf = (stack: Stack) => scene.mine!.options[stack.numbers[0]!]!;
  const placeOf = (stack: Stack) => board.order?.(scene, optionOf(stack)) ?? 0;
  const buttons = (board.fixed?.(scene) ?? []).filter((button) => button.key !== board.together);
  const withButton = new Set(buttons.flatMap((button) => button.numbers));
  const groups = new Map<string, Stack[]>();
  for (const stack of stacks) {
    if (withButton.has(stack.numbers[0]!)) continue;
    const heading = board.group?.(scene, optionOf(stack)) ?? "";
    groups.set(heading, [...(groups.get(heading) ?? []), stack]);
  }
  return [...groups].map(([heading, those]) => ({ heading, stacks: those.sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b))) }));
}

/** Where these options stand in the answer that is being put together, from 1 and in order; none of those that are not chosen. */
export function placesOf(numbers: readonly number[], chosen: readonly number[]): number[] {
  return chosen.flatMap((pick, place) => (numbers.includes(pick) ? [place + 1] : []));
}

/** What is chosen on the table, and what follows from it, each once. The prompt does not list what lies on the table. */
export interface Consequences {
  names: string[];
  notes: string[];
}

/** What follows from what is chosen on the table; null where nothing does. */
export function consequencesOf(chosen: readonly number[], scene: Scene, board: Pick<Board, "lies">, table: TableModel): Consequences | null {
  const options = chosen.map((number) => scene.mine!.options[number]!).filter((option) => (board.lies?.(scene, option, table) ?? false) !== false);
  const notes = [...new Set(options.map((option) => localized(option.hint)))].filter((note) => note !== "");
  if (notes.length === 0) return null;
  return { names: [...new Set(options.map((option) => scene.card(option.face) || localized(option.label)))], notes };
}
