// The piles of the supply in a situation.
import { say } from "../words";
import { CardInput } from "./CardInput";
import { CardList } from "./CardList";
import { useLab } from "./context";
import { CountInput } from "./CountInput";
import type { Value } from "./document";
import { called, english, lay, listed, someOf, type Path } from "./situation";
import { pilesOf, supplyOf, type Pile } from "./supply";

interface SupplyProps {
  label: string;
  /** The sorts of cards to suggest for a pile. */
  of: readonly string[];
  value: Value | undefined;
  path: Path;
}

/** The piles: each as large as usual, or with this many cards, or with these. */
export function SupplyField({ label, of, value, path }: SupplyProps) {
  const lab = useLab();
  const piles = pilesOf(value);
  const set = (next: readonly Pile[]) => void lay(lab, path, supplyOf(next));
  return (
    <div class="inner">
      <ul class="piles-of" aria-label={label}>
        {piles.map((pile, at) => {
          const { name, face } = called(lab, pile.name);
          const fill = (content: Value | undefined) => set(piles.map((one, other) => (other === at ? { ...one, content } : one)));
          return (
            <li key={pile.name}>
              <span data-face={face || undefined}>{name}</span>
              {Array.isArray(pile.content) ? (
                <CardList label={name} of={["card"]} cards={someOf(pile.content)} set={(cards) => fill(listed(cards) ?? [])} path={[...path, pile.name]} ordered />
              ) : (
                <CountInput label={name} value={typeof pile.content === "number" ? pile.content : undefined} usual={say("lab-usual")} set={fill} />
              )}
              <button type="button" class="btn away" aria-label={say("lab-away-of", { card: name })} onClick={() => set(piles.filter((_, other) => other !== at))}>
                ×
              </button>
            </li>
          );
        })}
      </ul>
      <CardInput label={say("lab-add-to", { place: label })} of={of} adds set={(text) => set([...piles, { name: english(lab, text), content: undefined }])} />
    </div>
  );
}
