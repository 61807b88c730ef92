// A page, or a sheet over it, that is fetched when it is wanted.
import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { say } from "../words";
import { useComing } from "./use-loaded";
import { Mast } from "./Masthead";

interface LaterProps<P> {
  load: () => Promise<ComponentType<P>>;
  props: P;
}

export function Later<P extends object>({ load, props }: LaterProps<P>) {
  const [Page, setPage] = useState<ComponentType<P> | null>(null);
  useComing(
    load,
    (page) => setPage(() => page),
    [load],
  );
  return Page === null ? <Mast where={say("table-coming")} /> : <Page {...props} />;
}

export function LaterSheet({ load }: { load: () => Promise<ComponentType> }) {
  const [Sheet, setSheet] = useState<ComponentType | null>(null);
  useComing(
    load,
    (sheet) => setSheet(() => sheet),
    [load],
  );
  return Sheet === null ? null : <Sheet />;
}
