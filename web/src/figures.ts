// Numbers as people read them.

/** A number that is written already, with a minus sign for the hyphen of code. */
export function signed(number: string): string {
  return number.replace(/^-(?=\d)/, "\u2212");
}

/** A number as people read it. */
export function figureText(number: number): string {
  return signed(String(number));
}
