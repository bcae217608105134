import { normalizeUnicode } from './unicode';

/** What does not show: soft hyphens, zero-width and joining characters, marks of direction, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const WHITE_SPACE = /\s+/gu;
const CONTROL = /\p{Cc}/gu;

/**
 * What two names have in common that look alike: the same letters whatever their width and case, without what does not
 * show. Empty for a text in which nothing shows.
 */
export function identityKey(text: string): string {
  return normalizeUnicode(text.replace(INVISIBLE, ''), 'NFKC')
    .toLowerCase()
    .replace(WHITE_SPACE, ' ')
    .replace(CONTROL, '')
    .trim();
}
