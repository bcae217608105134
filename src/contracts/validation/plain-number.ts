/** Whether a text is a number in digits, optionally negative or decimal: neither `1e3` nor `0x10`, nor beyond a double. */
export function isPlainNumber(text: string): boolean {
  return /^-?(\d+(\.\d+)?|\.\d+)$/.test(text) && Number.isFinite(Number(text));
}
