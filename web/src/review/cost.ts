// How exactly the cost of an answer is written.

const EXACTEST = 3;

/**
 * A cost and half of its interval, in hundredths: as exactly as it takes to see that the interval does not hold 0. A cost of
 * 5.2 ± 4.9 would otherwise be written as 5 ± 5. The command `fudaba review` writes it alike.
 */
export function costText(cost: number, half: number): { cost: string; half: string } {
  let decimals = 0;
  while (decimals < EXACTEST && Number((100 * half).toFixed(decimals)) >= Number((100 * cost).toFixed(decimals))) decimals++;
  return { cost: (100 * cost).toFixed(decimals), half: (100 * half).toFixed(decimals) };
}
