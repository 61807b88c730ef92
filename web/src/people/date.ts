import { lang } from "../settings";

/** A day (seconds since 1970) in the words of the page; whole: with its year. */
export function dateText(at: number, whole = false): string {
  const form: Intl.DateTimeFormatOptions = whole ? { day: "numeric", month: "long", year: "numeric" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(lang.value, form).format(at * 1000);
}
