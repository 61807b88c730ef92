// What a part of the page keeps for a table, for as long as that is shown.
import type { TableModel } from "./table-model";

/** Made once for each table. */
export function perTable<T>(make: (table: TableModel) => T): (table: TableModel) => T {
  const known = new WeakMap<TableModel, { made: T }>();
  return (table) => {
    let kept = known.get(table);
    if (kept === undefined) known.set(table, (kept = { made: make(table) }));
    return kept.made;
  };
}
