// The codes that have just been made: shown until they are written down, and kept nowhere.
import { signal } from "@preact/signals";

export const shownCodes = signal<readonly string[]>([]);
