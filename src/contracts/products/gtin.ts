/** How many digits a number of GS1's may have. Source: GS1 General Specifications. */
export const GTIN_LENGTHS: readonly number[] = [8, 12, 13, 14];

/** Whether a text is a number of GS1's in digits alone whose last one is the check digit of the others. */
export function isGtin(text: string): boolean {
  return /^\d+$/.test(text) && GTIN_LENGTHS.includes(text.length) && endsWithCheckDigit(text);
}

/** The last digit makes the sum, every other one from it threefold, a multiple of ten. */
function endsWithCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    sum += Number(digits.at(-1 - place)) * (place % 2 === 0 ? 1 : 3);
  }
  return sum % 10 === 0;
}
