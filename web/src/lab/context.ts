// The lab of the page, as its parts get it.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Lab } from "./lab";

export const LabContext = createContext<Lab | null>(null);

/** The lab of the page that shows this part. Throws on another page. */
export function useLab(): Lab {
  const lab = useContext(LabContext);
  if (lab === null) throw new Error("this page has no lab");
  return lab;
}
