/** Digits with a comma before each group of three: `1,299.50`, but not `1,5` or `12,99`. */
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** Whether a text is a number in digits, optionally negative or decimal: neither `1e3` nor `0x10`, nor beyond a double. */
export function isPlainNumber(text: string): boolean {
  return /^-?(\d+(\.\d+)?|\.\d+)$/.test(text) && Number.isFinite(Number(text));
}

/** A number's text without the commas that group its thousands; any other text as it is. */
export function withoutThousandsCommas(text: string): string {
  return GROUPED.test(text) ? text.replaceAll(',', '') : text;
}
