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
  slug: 'its URL',
  keyword: 'its keywords',
  inbound: 'a link to it',
  acronym: 'the initials of its name',
};

const LEFT_NAMES: Record<LeftReason, [one: string, many: string]> = {
  unread: ['page that could not be read', 'pages that could not be read'],
  redirected: ['redirect', 'redirects'],
  status: ['page that answered with an error', 'pages that answered with an error'],
  noindex: ['noindex page', 'noindex pages'],
  canonicalised: ['page with another page as its canonical', 'pages with another page as their canonical'],
  'not-indexable': ['page that may not be indexed', 'pages that may not be indexed'],
  excluded: ['page excluded by your patterns', 'pages excluded by your patterns'],
};

/** Which pages are left out, most first: `3 redirects`. */
export function leftLines(left: Partial<Record<LeftReason, number>>): string[] {
  return (Object.entries(left) as [LeftReason, number][])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => counted(count, ...LEFT_NAMES[reason]));
}

/** A page's path: the pages of a run are of one site, mostly. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
