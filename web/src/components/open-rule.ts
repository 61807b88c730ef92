// Which "why?" is open: a rule, and beside what.
import { signal } from "@preact/signals";

export interface OpenRule {
  id: string;
  /** "slip", "hand", "end", or the number of a line of the log. */
  where: "slip" | "hand" | "end" | number;
}

export const openRule = signal<OpenRule | null>(null);

export function toggleRule(id: string, where: OpenRule["where"]): void {
  const open = openRule.value;
  openRule.value = open !== null && open.where === where && open.id === id ? null : { id, where };
}
