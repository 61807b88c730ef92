// What a card, a pile or a landscape on the table says of itself to a program that reads the page: alike wherever it lies.
interface OptionAttributes {
  "data-pick": string | undefined;
  "aria-pressed": boolean | undefined;
  "aria-disabled": boolean;
}

/** options: those that it is, none where it cannot be chosen, though it can still be read. on: whether one of them is chosen. */
export function optionAttributes(options: readonly number[], on: boolean): OptionAttributes {
  const can = options.length > 0;
  return { "data-pick": can ? options.join(" ") : undefined, "aria-pressed": can ? on : undefined, "aria-disabled": !can };
}

/** The same of one option; -1 for none. */
export function optionAttributesOf(option: number, on: boolean): OptionAttributes {
  return optionAttributes(option >= 0 ? [option] : [], on);
}
