// The rows of a log: lines that the server tells as one, such as Treasures that were played one after the other.
import type { Card, Line, Text } from "../protocol";

export interface Row {
  /** The line that begins it, and the one that is its last so far. */
  first: number;
  last: number;
  text: Text;
  /** The cards of all its lines. */
  cards: readonly Card[];
}

/** The rows that there are from the one on that has line `from`. */
export function rowsOf(lines: readonly Line[], from: number): Row[] {
  const rows: Row[] = [];
  for (let index = Math.max(0, lines[from]?.row ?? from); index < lines.length; index++) {
    const line = lines[index]!;
    const row = rows.at(-1);
    if (row !== undefined && line.joined !== null && line.row === row.first) {
      row.last = index;
      row.text = line.joined;
      row.cards = [...row.cards, ...line.cards];
    } else rows.push({ first: index, last: index, text: line.text, cards: line.cards });
  }
  return rows;
}

/** The rows of one player from the one on that has line `from`, without heads of turns: what answers that are taken back have led to; none from -1. */
export function rowsTakenBack(lines: readonly Line[], from: number, seat: number, isHead: (line: Line) => boolean): Row[] {
  return from < 0 ? [] : rowsOf(lines, from).filter((row) => row.first >= from && lines[row.first]!.seat === seat && !isHead(lines[row.first]!));
}
