import type { InterlinkDecision, LeftReason, PhraseKind } from '@contracts/interlinks/interlinks';
import { counted } from '../../../shared/counted';

export const DECISION_NAMES: Record<InterlinkDecision, string> = {
  open: 'Open',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

/** Where a phrase was found, as the middle of a sentence has it. */
export const PHRASE_PLACES: Record<PhraseKind, string> = {
  h1: 'its main heading',
  title: 'its title',
  slug: 'its address',
  keyword: 'its keywords',
  inbound: 'a link to it',
  acronym: 'the initials of its name',
};

const LEFT_WORDS: Record<LeftReason, [one: string, many: string]> = {
  unread: ['could not be read', 'could not be read'],
  redirected: ['redirects', 'redirect'],
  status: ['answered with an error', 'answered with an error'],
  noindex: ['is noindex', 'are noindex'],
  canonicalised: ['names another page as its canonical', 'name another page as their canonical'],
  'not-indexable': ['may not be indexed', 'may not be indexed'],
  excluded: ['is left out by your patterns', 'are left out by your patterns'],
};

/** Which pages take no part, most first: `3 pages redirect`. */
export function leftLines(left: Partial<Record<LeftReason, number>>): string[] {
  return (Object.entries(left) as [LeftReason, number][])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${counted(count, 'page')} ${LEFT_WORDS[reason][count === 1 ? 0 : 1]}`);
}

/** A page's path: the pages of a run are of one site, mostly. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
