/** Lengths of GS1's numbers of articles. Source: GS1 General Specifications. */
export const GTIN_LENGTHS: readonly number[] = [8, 12, 13, 14];

/** Whether a text is a number of GS1's: digits alone, of one of its lengths, the last one the check digit. */
export function isGtin(text: string): boolean {
  return /^\d+$/.test(text) && GTIN_LENGTHS.includes(text.length) && endsWithCheckDigit(text);
}

/** Whether the last of these digits makes the sum, every other one from it threefold, a multiple of ten. */
export function endsWithCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    sum += Number(digits.at(-1 - place)) * (place % 2 === 0 ? 1 : 3);
  }
  return sum % 10 === 0;
}
