/** A number of 0 or more as a quotient of whole numbers, which no step of a calculation rounds. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

/** The number that the shortest decimal text of a double says: 0.1 is exactly 1/10. */
export function fractionOf(value: number): Fraction {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const over = BigInt(whole + decimals);
  const power = BigInt(Number(exponent) - decimals.length);
  return power < 0n ? { over, under: 10n ** -power } : { over: over * 10n ** power, under: 1n };
}

/** The product of all given fractions. */
export function product(...factors: Fraction[]): Fraction {
  return factors.reduce((a, b) => ({ over: a.over * b.over, under: a.under * b.under }));
}

/** The sum of all given fractions. */
export function sum(...terms: Fraction[]): Fraction {
  return terms.reduce((a, b) => ({
    over: a.over * b.under + b.over * a.under,
    under: a.under * b.under,
  }));
}

/** The nearest whole number; a half goes up. */
export function roundHalfUp({ over, under }: Fraction): bigint {
  return (2n * over + under) / (2n * under);
}

/**
 * Whole numbers for the parts of a sum that add up to `total`, the rounded sum, by the largest remainder: each is its
 * part rounded down, and what is missing goes, one each, to the parts that lost most; of equals, to the first. Where the
 * parts' own roundings add up, these are they.
 */
export function roundedParts(parts: readonly Fraction[], total: bigint): bigint[] {
  const floors = parts.map(({ over, under }) => over / under);
  const missing = Number(total - floors.reduce((a, b) => a + b, 0n));
  const lost = parts.map(({ over, under }, index) => ({ index, over: over % under, under }));
  lost.sort(
    (a, b) => Number(b.over * a.under > a.over * b.under) - Number(b.over * a.under < a.over * b.under),
  );
  const raised = new Set(lost.slice(0, missing).map(({ index }) => index));
  return floors.map((floor, index) => (raised.has(index) ? floor + 1n : floor));
}
