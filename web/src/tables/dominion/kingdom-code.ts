// A kingdom as a short code: which cards of all there are, as one number, and two letters that find a slip of the pen.

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS = 5n;
/** What is easily taken for something else, and what it is read as. */
const TAKEN: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1", U: "V" };
const GROUP = 4;
const CHECK = 2;

export interface Coded {
  cards: readonly string[];
  colonies: boolean;
  shelters: boolean;
}

/** How many ways there are to choose k of n. */
function choose(of: number, many: number): bigint {
  let found = 1n;
  for (let one = 0; one < many; one++) found = (found * BigInt(of - one)) / BigInt(one + 1);
  return many > of ? 0n : found;
}

function check(kingdom: Coded): string {
  let sum = 2166136261;
  for (const letter of [...kingdom.cards].sort().join(",") + String(kingdom.colonies) + String(kingdom.shelters)) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return [sum % 32, (sum >>> 10) % 32].map((digit) => LETTERS[digit]).join("");
}

/** The code of a kingdom; "" where one of its cards is not among all of them. */
export function codeOf(kingdom: Coded, all: readonly string[]): string {
  const sorted = [...all].sort();
  const places = kingdom.cards.map((card) => sorted.indexOf(card)).sort((a, b) => a - b);
  if (places.includes(-1) || places.length >= LETTERS.length) return "";
  let number = places.reduce((sum, place, at) => sum + choose(place, at + 1), 0n);
  let digits = "";
  for (; number > 0n; number >>= BITS) digits = LETTERS[Number(number & 31n)] + digits;
  const head = LETTERS[places.length]! + LETTERS[Number(kingdom.colonies) + 2 * Number(kingdom.shelters)]!;
  return (check(kingdom) + head + digits).match(new RegExp(`.{1,${GROUP}}`, "g"))!.join("-");
}

/** The kingdom of a code; null for one that is none, or that was made with other cards. */
export function kingdomOf(code: string, all: readonly string[]): Coded | null {
  const letters = [...code.toUpperCase()].filter((letter) => /[A-Z0-9]/.test(letter)).map((letter) => LETTERS.indexOf(TAKEN[letter] ?? letter));
  if (letters.length <= CHECK + 2 || letters.includes(-1)) return null;
  const [count, more, ...digits] = letters.slice(CHECK) as [number, number, ...number[]];
  let number = digits.reduce((sum, digit) => (sum << BITS) + BigInt(digit), 0n);
  const sorted = [...all].sort();
  const cards: string[] = [];
  let place = sorted.length;
  for (let many = count; many > 0; many--) {
    do place -= 1;
    while (place >= 0 && choose(place, many) > number);
    if (place < 0) return null;
    number -= choose(place, many);
    cards.push(sorted[place]!);
  }
  const kingdom = { cards: cards.sort(), colonies: (more & 1) > 0, shelters: (more & 2) > 0 };
  const sum = letters.slice(0, CHECK).map((digit) => LETTERS[digit]).join("");
  return number === 0n && sum === check(kingdom) ? kingdom : null;
}
