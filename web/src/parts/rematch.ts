// Who wishes for another game, and for whom that waits, as one of those concerned reads it.

/** Whom a sentence is about: its reader alone ("you"), with others ("both"), only others, or nobody. */
export type Concerned = "you" | "both" | "others" | "nobody";

export function concerned(seats: readonly number[], me: number): Concerned {
  if (!seats.includes(me)) return seats.length === 0 ? "nobody" : "others";
  return seats.length === 1 ? "you" : "both";
}
