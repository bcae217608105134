import { pageFailureSentence } from '../pages/page-messages';
import type { MarketPage } from './market-pages';
import {
  type HreflangFault,
  type MarketHreflangFinding,
  MAX_DOMAINS,
  MAX_MARKET_PAGES,
  type SignalSource,
  type SuffixKind,
  type VerdictState,
} from './markets';

/** Sentences of the TLD & Language Finder. */
export const MARKET_MESSAGES = {
  notADomain: (text: string) => `${shortened(text)} is not a domain name.`,
  publicSuffix: (text: string) => `${shortened(text)} is a public suffix, not a domain.`,
  tooManyDomains: (count: number) =>
    `Only the first ${MAX_DOMAINS.toLocaleString('en')} of ${count.toLocaleString('en')} domains are shown.`,
  addressesRequired: 'Enter at least one URL, such as https://example.com/page.',
  nameInvalid: 'Give the run a shorter name.',
  tooManyAddresses: `Enter at most ${MAX_MARKET_PAGES} URLs; put the others in a second run.`,
  nothingFailed: 'Every page of this run was read: there is nothing to retry.',
  notFinished: 'This run is not done yet. Wait until it is, then try its failed pages again.',
  statusRefused: (status: number) => `The site answered with status ${status}.`,
} as const;

const SHOWN_CHARACTERS = 80;

function shortened(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

export const SUFFIX_KIND_NAMES: Record<SuffixKind, string> = {
  icann: 'Registry',
  private: 'Private',
  unlisted: 'Unlisted',
  ip: 'IP address',
};

export const SIGNAL_NAMES: Record<SignalSource, string> = {
  text: 'Text',
  'html-lang': 'html lang',
  hreflang: 'hreflang',
  'content-language': 'Content-Language',
  address: 'Path or subdomain',
  'og-locale': 'og:locale',
  tld: 'TLD',
};

export const HREFLANG_FAULT_NAMES: Record<HreflangFault, string> = {
  'invalid-code': 'Invalid code',
  'uk-for-gb': 'uk is Ukrainian',
  conflict: 'Several URLs for one code',
  duplicate: 'Written twice',
  'no-self': 'No reference to itself',
  'no-x-default': 'No x-default',
  'no-return-link': 'No return link',
};

export const VERDICT_NAMES: Record<VerdictState, string> = {
  agree: 'Agree',
  disagree: 'Disagree',
  unknown: 'Unknown',
};

/** Why a page was not read; nothing for one that was. */
export function unreadSentence({
  failure,
  status,
  signals,
}: Pick<MarketPage, 'failure' | 'status' | 'signals'>): string | null {
  if (signals !== null) return null;
  if (failure !== null) return pageFailureSentence(failure);
  return status === null ? null : MARKET_MESSAGES.statusRefused(status);
}

/** What is wrong with an annotation, and what to write instead. */
export function hreflangSentence({ fault, code, suggestion }: MarketHreflangFinding): string {
  const name = HREFLANG_FAULT_NAMES[fault];
  const which = code === null ? name : `${name}: ${code}`;
  return suggestion === null ? which : `${which}, write ${suggestion}`;
}
