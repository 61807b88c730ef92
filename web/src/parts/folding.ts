// Equal things that follow each other in a log are told once: four Coppers played one after the other are one line.
import type { Line } from "../protocol";

export interface Folded {
  /** The line that is shown. */
  index: number;
  /** How often it is there in a row. */
  times: number;
}

/** So much of a log is folded together at most: longer blocks are not compared. */
const LONGEST = 8;

/** Which lines are shown from `first` on: of blocks (a line and all that it led to) that follow each other and say the same, the first. */
export function foldedLines(lines: readonly Line[], first: number): Folded[] {
  const rows: Folded[] = [];
  let at = first;
  while (at < lines.length) {
    const end = endOf(lines, at);
    let times = 1;
    let next = end;
    while (next < lines.length && same(lines, at, end, next)) {
      times += 1;
      next += end - at;
    }
    // Only what stands by itself is folded; what is not goes on line by line, since equal ones may be inside.
    if (times === 1) {
      rows.push({ index: at, times });
      at += 1;
    } else {
      for (let index = at; index < end; index++) rows.push({ index, times });
      at = next;
    }
  }
  return rows;
}

/** The end of the block that a line begins: as long as lines are caused by it, or by one of these. */
function endOf(lines: readonly Line[], begin: number): number {
  let end = begin + 1;
  while (end < lines.length && lines[end]!.cause >= begin) end += 1;
  return end;
}

/** Whether the block from `other` on says the same as that from `begin` to `end`, and has the same cause. */
function same(lines: readonly Line[], begin: number, end: number, other: number): boolean {
  const length = end - begin;
  if (length > LONGEST || other + length > lines.length || endOf(lines, other) !== other + length) return false;
  return lines.slice(begin, end).every((line, place) => {
    const its = lines[other + place]!;
    const cause = place === 0 ? its.cause === line.cause : its.cause - other === line.cause - begin;
    return cause && its.kind === line.kind && its.seat === line.seat && its.text.en === line.text.en && its.text.ja === line.text.ja;
  });
}
