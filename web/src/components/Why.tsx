// "Why?": a rule in its own words and where it is written, or what a card says.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { rule } from "../catalogue";
import type { Rule } from "../protocol";
import { localized, type Scene } from "../scene";
import { useLoaded } from "./use-loaded";
import { LabLink } from "./LabLink";
import { say } from "../words";
import { openRule, toggleRule, type OpenRule } from "./open-rule";

/** A rule's id that opens its words. */
export function RuleLink({ id, where }: OpenRule) {
  const open = openRule.value?.where === where && openRule.value.id === id;
  return (
    <button type="button" class="mono rule" aria-expanded={open} onClick={() => toggleRule(id, where)}>
      {id}
    </button>
  );
}

/** children: where one can go from here. */
export function WhyBox({ id, children }: { id: string; children?: ComponentChildren }) {
  const found = useSignal<Rule | null>(null);
  const missing = useSignal(false);
  useLoaded(
    () => {
      found.value = null;
      missing.value = id === "";
      return id === "" ? null : rule(id);
    },
    (known) => {
      found.value = known;
      missing.value = known === null;
    },
    [id],
  );
  return (
    <Box title={id} full={found.value !== null || missing.value}>
      {missing.value && <q>{say("why-none")}</q>}
      {found.value !== null && (
        <>
          <q>{localized(found.value.text)}</q>
          <dl>
            <dt>{say("why-source")}</dt>
            <dd>{localized(found.value.source)}</dd>
          </dl>
          {found.value.shown > 0 && (
            <p class="go">
              <LabLink asked={{ game: found.value.game, rule: id }} name="lab-open-shown" />
            </p>
          )}
        </>
      )}
      {children}
    </Box>
  );
}

/** What a card says, as the reason for what it does, and the rule by which it is so. id: the rule's, "" for none.
 * children: where one can go from here. */
export function WhyCard({ scene, face, id, children }: { scene: Scene; face: string; id: string; children?: ComponentChildren }) {
  const found = useSignal<Rule | null>(null);
  useLoaded(
    () => {
      found.value = null;
      return id === "" ? null : rule(id);
    },
    (known) => (found.value = known),
    [id],
  );
  const kind = scene.kind(face);
  const ruled = found.value !== null && found.value.shown > 0;
  const lab = ruled ? { game: scene.game, rule: id } : kind !== undefined && kind.shown > 0 ? { game: scene.game, card: kind.id } : null;
  return (
    <Box title={scene.card(face)} full={id === "" || found.value !== null}>
      <q>{scene.text(face)}</q>
      {found.value !== null && (
        <dl>
          <dt>{id}</dt>
          <dd>{localized(found.value.text)}</dd>
          <dt>{say("why-source")}</dt>
          <dd>{localized(found.value.source)}</dd>
        </dl>
      )}
      {lab !== null && (
        <p class="go">
          <LabLink asked={lab} name="lab-open-shown" />
        </p>
      )}
      {children}
    </Box>
  );
}

/** full: all that was asked for is here; then it is brought into sight, also below the last line of a log. */
function Box({ title, full, children }: { title: string; full: boolean; children?: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [full]);
  return (
    <div class="whybox" role="note" ref={box}>
      <span class="rid">{title}</span>
      {children}
    </div>
  );
}
