import { isTerritory } from './territories';

/** What a top-level domain says of a country. */
export interface TldCountry {
  /** ISO 3166-1, or null where it says nothing. */
  country: string | null;
  /** Why it says nothing: sold to everybody, of a whole region, or of no country from the start. */
  reason: 'country' | 'generic-country-code' | 'region' | 'generic';
}

/**
 * Codes of countries that Google treats as generic, since sites everywhere use them: "Managing multi-regional and
 * multilingual sites".
 */
export const GENERIC_COUNTRY_TLDS: ReadonlySet<string> = new Set(
  'ad ai as bz cc cd co dj fm io la me ms nu sc sr su tk tv ws'.split(' '),
);
const REGIONAL_TLDS: ReadonlySet<string> = new Set(['eu', 'asia', 'ею', 'ευ']);
/** Country codes that differ from ISO 3166-1. */
const OTHER_CODES: Record<string, string> = { uk: 'GB' };
/** No country's domain, though a territory has the code. */
const UNUSED = new Set(['BL', 'BQ', 'CP', 'CQ', 'DG', 'EA', 'EH', 'IC', 'MF', 'TA', 'UM', 'XK']);

/** The root zone's country codes in other scripts, by country. */
const OWN_SCRIPT: Record<string, string> = {
  AE: 'امارات',
  AM: 'հայ',
  BD: 'বাংলা',
  BG: 'бг',
  BH: 'البحرين',
  BY: 'бел',
  CN: '中国 中國',
  DZ: 'الجزائر',
  EG: 'مصر',
  GE: 'გე',
  GR: 'ελ',
  HK: '香港',
  IL: 'ישראל',
  IN: 'भारत بھارت భారత్ ભારત ਭਾਰਤ இந்தியா ভারত ಭಾರತ ഭാരതം ଭାରତ भारतम् भारोत ڀارت ভাৰত بارت',
  IQ: 'عراق',
  IR: 'ایران',
  JO: 'الاردن',
  KR: '한국',
  KZ: 'қаз',
  LA: 'ລາວ',
  LK: 'ලංකා இலங்கை',
  MA: 'المغرب',
  MK: 'мкд',
  MN: 'мон',
  MO: '澳門 澳门',
  MR: 'موريتانيا',
  MY: 'مليسيا',
  OM: 'عمان',
  PK: 'پاکستان',
  PS: 'فلسطين',
  QA: 'قطر',
  RS: 'срб',
  RU: 'рф',
  SA: 'السعودية',
  SD: 'سودان',
  SG: '新加坡 சிங்கப்பூர்',
  SY: 'سورية',
  TH: 'ไทย',
  TN: 'تونس',
  TW: '台灣 台湾',
  UA: 'укр',
  YE: 'اليمن',
};

const countryOfOwnScript = new Map(
  Object.entries(OWN_SCRIPT).flatMap(([country, tlds]) =>
    tlds.split(' ').map((tld): [string, string] => [tld, country]),
  ),
);

/** The country of a top-level domain in its Unicode form. */
export function countryOfTld(tld: string): TldCountry {
  if (GENERIC_COUNTRY_TLDS.has(tld)) return { country: null, reason: 'generic-country-code' };
  if (REGIONAL_TLDS.has(tld)) return { country: null, reason: 'region' };
  const code = OTHER_CODES[tld] ?? countryOfOwnScript.get(tld) ?? tld.toUpperCase();
  const isCountry = /^[A-Z]{2}$/.test(code) && isTerritory(code) && !UNUSED.has(code);
  return isCountry ? { country: code, reason: 'country' } : { country: null, reason: 'generic' };
}

/** The country-code top-level domains of a country, those that say nothing of it to Google included. */
export function tldsOfCountry(country: string): string[] {
  const own = UNUSED.has(country) ? [] : [country === 'GB' ? 'uk' : country.toLowerCase()];
  return [...own, ...(OWN_SCRIPT[country]?.split(' ') ?? [])];
}
