import {
  type HreflangFault,
  MAX_DOMAINS,
  MAX_MARKET_PAGES,
  type SignalSource,
  type SuffixKind,
} from './markets';

/** Sentences of the TLD & Language Finder. */
export const MARKET_MESSAGES = {
  notADomain: (text: string) => `${shortened(text)} is not a domain name.`,
  publicSuffix: (text: string) => `${shortened(text)} is a public suffix, not a domain.`,
  tooManyDomains: (count: number) =>
    `Only the first ${MAX_DOMAINS.toLocaleString('en')} of ${count.toLocaleString('en')} domains are shown.`,
  addressesRequired: 'Enter at least one address, such as https://example.com/page',
  tooManyAddresses: `Enter at most ${MAX_MARKET_PAGES} addresses; take the others in a second run.`,
  nothingFailed: 'Every page of this run was read.',
  noHtml: 'The address answered with something that is not a web page.',
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
  conflict: 'Several addresses for one code',
  duplicate: 'Written twice',
  'no-self': 'No reference to itself',
  'no-x-default': 'No x-default',
  'no-return-link': 'No return link',
};
