import { hash53 } from './hash';

/** Characters of a fragment; no id of a real page is longer. */
const MAX_FRAGMENT = 200;
/** What follows is found in the text of the page, not by an id (WICG, "URL Fragment Text Directives"). */
const DIRECTIVE = ':~:';
/** Routes and states of scripts, lines of code that they mark, and what a template has not filled in. */
const OF_SCRIPTS = /^[!/]|[=&?{}<>]|^(?:L|line-?)\d+$|^L?\d+-L?\d+$/;

/**
 * The place on its page that a resolved address names, decoded; null where it names none, or one that scripts understand,
 * and for `#top`, which every page has (HTML, "select the indicated part").
 */
export function fragmentOf(url: string): string | null {
  const hash = url.indexOf('#');
  if (hash === -1 || url.length - hash > 4 * MAX_FRAGMENT) return null;
  const named = decoded(url.slice(hash + 1).split(DIRECTIVE, 1)[0] ?? '');
  if (named === '' || named.length > MAX_FRAGMENT || OF_SCRIPTS.test(named)) return null;
  return named.toLowerCase() === 'top' ? null : named;
}

/** What an id or a fragment is kept as: 32 bits, by which a place that is missing may seem to be there, never the other way. */
export function placeHash(place: string): number {
  return hash53(place) >>> 0;
}

/** Percent-encoding undone; a text that is encoded wrongly stays as it is. */
export function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
