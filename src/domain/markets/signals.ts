import type { MarketSignal, SignalSource } from '../../contracts/markets/markets';
import type { PageFacts } from '../../contracts/pages/page-facts';
import { normaliseAddress } from '../scraper/address';
import { areClose } from '../text/language/close-languages';
import { canBeTold } from '../text/language/languages';
import { domainFacts } from './domain-facts';
import { isLanguageCode, isRegionCode } from './hreflang-code';
import { nameOfCountry, nameOfLanguage } from './names';
import { baseLanguage, isSpokenIn } from './territories';

/** What is known of a page whose signals are compared. */
export interface MarketPage extends Pick<PageFacts, 'lang' | 'openGraph' | 'hreflangs'> {
  /** Its own URL, after redirects. */
  url: string;
  contentLanguage: string | null;
  /** The language of its text, where that could be told. */
  textLanguage: string | null;
}

type Said = Pick<MarketSignal, 'language' | 'country' | 'either'>;

const LOCALE = /^([a-z]{2,3})(?:[-_][a-z]{4})?(?:[-_]([a-z]{2}|\d{3}))?(?:$|[-_.@])/i;
const REGION_MEANT: Record<string, string> = { UK: 'GB' };
/** Two letters that name a part of a site more often than a market: the account, the press, a job's papers. */
const WORDS = new Set(['my', 'id', 'tv', 'hr', 'pr', 'ai', 'cv', 'ad', 'me', 'to', 'so', 'am', 'io', 'as']);

/** All that a page says of its language and country, each source once. */
export function signalsOf(page: MarketPage): MarketSignal[] {
  const own = normaliseAddress(page.url);
  const self = page.hreflangs.find(
    ({ lang, url }) =>
      url !== null && lang.trim().toLowerCase() !== 'x-default' && normaliseAddress(url) === own,
  );
  const declared = ofLocale('html-lang', page.lang);
  const isTold = !declared?.language || tellsAgainst(page.textLanguage, declared.language);
  const found: (MarketSignal | null)[] = [
    page.textLanguage === null || !isTold
      ? null
      : {
          source: 'text',
          value: nameOfLanguage(page.textLanguage),
          language: baseLanguage(page.textLanguage),
          country: null,
        },
    declared,
    ofLocale('hreflang', self?.lang ?? null),
    ofLocale('content-language', page.contentLanguage),
    ofAddress(page.url),
    ofLocale('og-locale', page.openGraph['og:locale'] ?? null),
    ofTld(page.url),
  ];
  return found.filter((signal) => signal !== null);
}

/**
 * Whether a text's language speaks against what a page says of itself: not where it cannot be told, nor between languages
 * so close that a few words decide.
 */
function tellsAgainst(told: string | null, declared: string): boolean {
  return canBeTold(declared) && (told === null || told === declared || !areClose(told, declared));
}

/** A header that lists several languages says whom a page is for, not what it is in. */
function ofLocale(source: SignalSource, value: string | null): MarketSignal | null {
  const text = value?.trim() ?? '';
  const said = text.includes(',') ? null : readLocale(text);
  return said && { source, value: text, ...said };
}

/** A tag as pages write it: `de`, `de-AT`, `pt_BR`, `zh-Hant-TW`; null for what is none. */
export function readLocale(text: string): Said | null {
  const [, language = '', region = ''] = LOCALE.exec(text) ?? [];
  const base = baseLanguage(language);
  const code = region.toUpperCase();
  const country = REGION_MEANT[code] ?? code;
  if (language.length === 2 && !isLanguageCode(base)) return null;
  return base === '' ? null : { language: base, country: isRegionCode(country) ? country : null };
}

/** `/de/`, `/en-gb/`, `at.example.com`: the first part of the path wins. */
function ofAddress(address: string): MarketSignal | null {
  const { hostname, pathname } = new URL(address);
  const facts = domainFacts(hostname);
  const registrable = facts && facts !== 'suffix' ? facts.registrable : null;
  const below = registrable === null ? 0 : registrable.split('.').length;
  const labels = registrable === null ? [] : hostname.split('.').slice(0, -below);
  const first = pathname.split('/')[1] ?? '';
  for (const value of [first, ...labels]) {
    const said = readPart(value.toLowerCase());
    if (said) return { source: 'address', value: value === first ? `/${value}/` : `${value}.`, ...said };
  }
  return null;
}

function readPart(part: string): Said | null {
  const [, first, second] = /^([a-z]{2})(?:[-_]([a-z]{2}))?$/.exec(part) ?? [];
  if (first === undefined) return null;
  if (second !== undefined) {
    const [usual, other] = [readPair(first, second), readPair(second, first)];
    // `ch-fr` is French in Switzerland, not Chamorro in France.
    return usual && (isSpoken(usual) || !other || !isSpoken(other)) ? usual : other;
  }
  if (WORDS.has(first)) return null;
  const country = regionOf(first);
  const language = isLanguageCode(first) ? baseLanguage(first) : null;
  if (language === null && country === null) return null;
  return { language, country, ...(language !== null && country !== null && { either: true }) };
}

function readPair(language: string, region: string): Said | null {
  const country = regionOf(region);
  return isLanguageCode(language) && country !== null ? { language: baseLanguage(language), country } : null;
}

function isSpoken({ language, country }: Said): boolean {
  return language !== null && country !== null && isSpokenIn(language, country);
}

function regionOf(code: string): string | null {
  const region = REGION_MEANT[code.toUpperCase()] ?? code.toUpperCase();
  return isRegionCode(region) ? region : null;
}

function ofTld(address: string): MarketSignal | null {
  const facts = domainFacts(new URL(address).hostname);
  if (!facts || facts === 'suffix' || facts.country === null) return null;
  const tld = facts.unicode.slice(facts.unicode.lastIndexOf('.'));
  return {
    source: 'tld',
    value: `${tld} (${nameOfCountry(facts.country)})`,
    language: null,
    country: facts.country,
  };
}
