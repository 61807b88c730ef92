// The table of the page, as its parts get it.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Source } from "./source";
import { TableModel } from "./table-model";

/** Nothing can be chosen on a page that shows cards, or parts of a table, but is at none. */
const nowhere: Source = { answer: () => false, look: () => false, send: () => false };

export const TableContext = createContext(new TableModel("", nowhere));

/** The table of the page that shows this part. */
export function useTable(): TableModel {
  return useContext(TableContext);
}
