import { MIN_HTML_TAGS } from '../../contracts/text/text-limits';

const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi;

/** Whether a text was meant to be read as HTML. */
export function looksLikeHtml(text: string): boolean {
  let tags = 0;
  for (const _ of text.matchAll(TAG)) if ((tags += 1) >= MIN_HTML_TAGS) return true;
  return false;
}
