/** Control characters, and Unicode's separators of lines and paragraphs (U+2028, U+2029), which break lines as well. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Control characters that neither end a line nor indent it. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** Whether a text has a line break or another control character. */
export function hasBreaks(text: string): boolean {
  return text.search(BREAKS) >= 0;
}

/** A text in one line, without white space around it: each run of line breaks and control characters is one space. */
export function oneLine(text: string): string {
  return text.replace(BREAKS, ' ').trim();
}

/** An address without them, as browsers read it. */
export function withoutBreaks(text: string): string {
  return text.replace(BREAKS, '');
}

/** A text of several lines without other control characters: lines end with `\n` alone. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, '');
}
