// The sets of Dominion in the order in which they were published.
import type { Text } from "../../protocol";

const PUBLISHED = [
  "base",
  "intrigue",
  "seaside",
  "alchemy",
  "prosperity",
  "cornucopia",
  "hinterlands",
  "dark_ages",
  "guilds",
  "adventures",
  "empires",
  "nocturne",
  "renaissance",
  "menagerie",
  "allies",
  "plunder",
  "rising_sun",
  "promo",
];

/** All sets, the oldest first; those that are not among the printed ones last. */
export function inPublicationOrder(sets: Readonly<Record<string, Text>>): [id: string, name: Text][] {
  const place = (id: string) => (PUBLISHED.includes(id) ? PUBLISHED.indexOf(id) : PUBLISHED.length);
  return Object.entries(sets).sort(([one], [other]) => place(one) - place(other));
}
