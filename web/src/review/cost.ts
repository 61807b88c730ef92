// How exactly the cost of an answer is written.

const EXACTEST = 3;

/**
 * A cost and half of its interval, in hundredths: as exactly as it takes to see that the interval does not hold 0. A cost of
 * 5.2 ± 4.9 would otherwise be written as 5 ± 5, and 2.1 ± 0.4 as 2 ± 0. The command `fudaba review` writes it alike.
 */
export function costText(cost: number, half: number): { cost: string; half: string } {
  const rounded = (share: number, decimals: number) => (100 * share).toFixed(decimals);
  const isTrue = (decimals: number) => Number(rounded(half, decimals)) < Number(rounded(cost, decimals)) && (Number(rounded(half, EXACTEST)) === 0 || Number(rounded(half, decimals)) > 0);
  let decimals = 0;
  while (decimals < EXACTEST && !isTrue(decimals)) decimals++;
  return { cost: rounded(cost, decimals), half: rounded(half, decimals) };
}
