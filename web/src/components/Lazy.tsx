// A page, or a sheet over it, that is fetched when it is wanted.
import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { say, withAllWords } from "../words";
import { useLoaded } from "./use-loaded";
import { Masthead } from "./Masthead";

interface LazyProps<P> {
  load: () => Promise<ComponentType<P>>;
  props: P;
}

export function Lazy<P extends object>({ load, props }: LazyProps<P>) {
  const [Page, setPage] = useState<ComponentType<P> | null>(null);
  useLoaded(
    () => withAllWords(load()),
    (page) => setPage(() => page),
    [load],
  );
  return Page === null ? <Masthead where={say("page-coming")} /> : <Page {...props} />;
}

export function LazySheet({ load }: { load: () => Promise<ComponentType> }) {
  const [Sheet, setSheet] = useState<ComponentType | null>(null);
  useLoaded(
    load,
    (sheet) => setSheet(() => sheet),
    [load],
  );
  return Sheet === null ? null : <Sheet />;
}
