/** In code units. Chromium takes seconds for a long line whose direction it finds itself. */
const LARGE = 50_000;
const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/** The `dir` of a field with a text: each paragraph's own, or of a large text that of its first letter for all. */
export function directionOf(text: string): 'auto' | 'ltr' | 'rtl' {
  if (text.length <= LARGE) return 'auto';
  return RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

/** Before a large text is put into a field. */
export function setDirection(field: HTMLTextAreaElement, text: string): void {
  field.dir = directionOf(text);
}

/** Lets each paragraph have its own direction again, once the text is no longer large. */
export function resetDirection(field: HTMLTextAreaElement): void {
  if (field.textLength <= LARGE && field.dir !== 'auto') field.dir = 'auto';
}
