// What a tab adds to pages of the table: fetched with its other parts, and nothing where there is a server.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";

/** At the foot of every page. */
export const PageFooter = signal<ComponentType | null>(null);
/** At an open seat. */
export const OpenSeatSlot = signal<ComponentType<{ seat: number }> | null>(null);
