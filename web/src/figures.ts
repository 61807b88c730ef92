// Numbers as people read them.

/** A number that is written already, with a minus sign for the hyphen of code. */
export function signed(number: string): string {
  return number.replace(/^-(?=\d)/, "\u2212");
}

/** A number stays on one line with the sign of its unit. */
export function withUnits(text: string): string {
  return text.replace(/(?<=[\d›]) %/g, "\u00a0%");
}

/** A number as people read it. */
export function figureText(number: number): string {
  return signed(String(number));
}
