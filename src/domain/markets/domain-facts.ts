import { parse } from 'tldts';
import { MARKET_MESSAGES } from '../../contracts/markets/market-messages';
import type { SuffixKind } from '../../contracts/markets/markets';
import { parseUrl } from '../../contracts/validation/parse-url';
import { countryOfTld, type TldCountry } from './country-tlds';
import { languagesOfTerritory, type SpokenLanguage } from './territories';
import { unicodeHost } from './unicode-host';

/** What a host's name says, without asking anybody. */
export interface DomainFacts extends TldCountry {
  /** The host in ASCII, `xn--` forms where it has other letters, and as people write it. */
  host: string;
  unicode: string;
  kind: SuffixKind;
  /** What somebody registered, `example.co.uk`, in Unicode; null of an IP address. */
  registrable: string | null;
  /** The public suffix in Unicode; null of an IP address. */
  suffix: string | null;
  /** The country's languages with their shares: the official ones first, each the most used first. */
  languages: readonly SpokenLanguage[];
  /** Labels in Unicode that mix Latin letters with Cyrillic or Greek ones. */
  lookAlikes: readonly string[];
}

/** A line of a list: what its domain says, or why it has none. */
export type DomainLine = { input: string; facts: DomainFacts } | { input: string; problem: string };

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const LATIN = /\p{Script=Latin}/u;
const CYRILLIC_OR_GREEK = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** What one line of a list says: a host, or an address of which the host counts. */
export function readDomain(line: string): DomainLine {
  const input = line.trim();
  const host = hostOf(input);
  if (host === null) return { input, problem: MARKET_MESSAGES.notADomain(input) };
  const facts = domainFacts(host);
  if (facts === 'suffix') return { input, problem: MARKET_MESSAGES.publicSuffix(input) };
  return facts ? { input, facts } : { input, problem: MARKET_MESSAGES.notADomain(input) };
}

/** What a host in ASCII says; `suffix` for one that is a public suffix alone, null for no name of the public system. */
export function domainFacts(host: string): DomainFacts | 'suffix' | null {
  const { isIp, domain, publicSuffix, isIcann, isPrivate } = parse(host, {
    allowPrivateDomains: true,
    extractHostname: false,
  });
  if (isIp) return ofAddress(host);
  if (!publicSuffix) return null;
  if (!domain) return isIcann || isPrivate ? 'suffix' : null;
  const unicode = unicodeHost(host);
  const registrable = unicodeHost(domain);
  if (!registrable.split('.').every((label) => LABEL.test(label))) return null;
  const tld = unicode.slice(unicode.lastIndexOf('.') + 1);
  const told = countryOfTld(tld);
  return {
    ...told,
    host,
    unicode,
    kind: isIcann ? 'icann' : isPrivate ? 'private' : 'unlisted',
    registrable,
    suffix: unicodeHost(publicSuffix),
    languages: told.country === null ? [] : languagesOfTerritory(told.country),
    lookAlikes: unicode === host ? [] : unicode.split('.').filter(isMixed),
  };
}

function isMixed(label: string): boolean {
  return LATIN.test(label) && CYRILLIC_OR_GREEK.test(label);
}

function ofAddress(host: string): DomainFacts {
  return {
    host,
    unicode: host,
    kind: 'ip',
    registrable: null,
    suffix: null,
    country: null,
    reason: 'generic',
    languages: [],
    lookAlikes: [],
  };
}

/** The host in the form that browsers ask for; null where the text has none. */
function hostOf(input: string): string | null {
  if (input === '' || /\s/.test(input)) return null;
  const url = parseUrl(SCHEME.test(input) ? input : `http://${input}`);
  if (!url || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/\.$/, '');
  // `1.2.3` and `123` are addresses to a browser, and slips in a list of domains.
  const isNumbers = /^\d+(?:\.\d+){3}$/.test(host) && !input.includes(host);
  return host === '' || host.endsWith('.') || isNumbers ? null : host.replace(/^\[(.*)\]$/, '$1');
}
