import { hash53 } from '../scraper/hash';

const DIGITS = 14;

/**
 * The id of a link by what it is made of: addresses of source and target, and the sentence with its white space as one. 28
 * hexadecimal digits of 106 bits: among a million of them two alike are less likely than 1 in 10^19. Not for secrets.
 */
export function suggestionId(source: string, target: string, sentence: string): string {
  const text = JSON.stringify([source, target, sentence.replace(/\s+/gu, ' ').trim()]);
  return [hash53(text), hash53(`second ${text}`)]
    .map((hash) => hash.toString(16).padStart(DIGITS, '0'))
    .join('');
}
