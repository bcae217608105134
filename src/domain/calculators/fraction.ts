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
export function roundHalfUp({ over, under }: Fraction): number {
  return Number((2n * over + under) / (2n * under));
}
