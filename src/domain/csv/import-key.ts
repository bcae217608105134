import { identityKey } from '../text/identity-key';
import { normalizeUnicode } from '../text/unicode';

const ACCENTS = /\p{M}+/gu;
/** Letters whose stroke or ligature is no mark. */
const LETTERS: Record<string, string> = { ł: 'l', ı: 'i', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' };
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** What words of a list have in common that mean the same: neither case nor accents nor punctuation make a difference. */
export function importKey(text: string): string {
  const plain = normalizeUnicode(identityKey(text), 'NFD').replace(ACCENTS, '');
  return plain
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Which column has which field, by the keys of what fields are called; of two with the same meaning the first. */
export function columnsNamed<Field extends string>(
  header: readonly string[],
  fieldByKey: ReadonlyMap<string, Field>,
): Partial<Record<Field, number>> {
  const found: Partial<Record<Field, number>> = {};
  for (const [column, name] of header.entries()) {
    const field = fieldByKey.get(importKey(name));
    if (field) found[field] ??= column;
  }
  return found;
}
