// The forms of a table, by what the window has of width and of height. Style sheets name them: `@media (--upright)`.
// At 200 % a window has half its width and height: what is short is laid out like a phone that is held across.

export const FORMS = {
  /** The slip beside the table, for there is little height. */
  across: "(min-width: 560px) and ((max-height: 480px) or ((max-height: 640px) and (max-width: 1100px)))",
  /** All in one column, as a phone is held. */
  upright: "(max-width: 559px) or ((max-width: 700px) and (min-height: 641px))",
  /** All in one column, with room beside each other for the cards. */
  narrow: "(min-width: 701px) and (max-width: 1100px) and (min-height: 641px)",
  /** With columns at the left and at the right. */
  wide: "(min-width: 1101px) and (min-height: 481px)",
} as const;

export type Form = keyof typeof FORMS;

/** A style sheet with the forms in the place of their names. */
export function withForms(css: string): string {
  return css.replace(/\(--(across|upright|narrow|wide)\)/g, (_, form: Form) => `(${FORMS[form]})`);
}

/** Whether the table has this form now. */
export function isForm(form: Form): boolean {
  return matchMedia(`(${FORMS[form]})`).matches;
}
