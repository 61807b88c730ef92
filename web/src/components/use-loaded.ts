// What is asked for when a page is shown and comes later, when another may be wanted.
import { useEffect } from "preact/hooks";

/** ask: for what is wanted, null for nothing. use: what comes, unless something else is wanted by then. wanted: what it depends on. */
export function useLoaded<T>(ask: () => Promise<T> | null, use: (come: T) => void, wanted: readonly unknown[]): void {
  useEffect(() => {
    let here = true;
    void ask()?.then((come) => {
      if (here) use(come);
    });
    return () => {
      here = false;
    };
  }, wanted);
}
