import { GENERIC_COUNTRY_TLDS, tldsOfCountry } from './country-tlds';
import { isLanguageCode, isRegionCode } from './hreflang-code';
import { nameOfCountry, nameOfLanguage } from './names';
import { isTerritory, languagesOfTerritory, type SpokenLanguage, TERRITORIES } from './territories';

export interface CountryLanguage extends SpokenLanguage {
  name: string;
  /** What to write in hreflang for its speakers there; null where search engines have no code for it. */
  hreflang: string | null;
  /** What Google's parameter for the language of its pages takes. */
  hl: string;
  /** Google's results in it, as they are seen from the country. */
  google: string;
}

/** What to know of a country before writing for it. */
export interface CountryCard {
  code: string;
  name: string;
  tlds: readonly { tld: string; isGeneric: boolean }[];
  languages: readonly CountryLanguage[];
  /** Google's parameter for the country that results are for. */
  gl: string;
}

/** Google's own codes. */
const HL: Record<string, string> = { he: 'iw', nb: 'no', nn: 'no', tl: 'fil' };
const HL_CHINESE: Record<string, string> = { TW: 'zh-TW', HK: 'zh-TW', MO: 'zh-TW' };
const HL_PORTUGUESE: Record<string, string> = { BR: 'pt-BR' };
/** ISO 639-1 of languages that CLDR names otherwise. */
const HREFLANG: Record<string, string> = { fil: 'tl', yue: 'zh', cmn: 'zh' };

/** The countries that a card is made of, by their names in English. */
export function countries(): { code: string; name: string }[] {
  return TERRITORIES.map((code) => ({ code, name: nameOfCountry(code) })).sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

/** All about one country; null for a code that is none. */
export function countryCard(code: string): CountryCard | null {
  if (!isTerritory(code)) return null;
  const gl = code === 'GB' ? 'uk' : code.toLowerCase();
  return {
    code,
    name: nameOfCountry(code),
    tlds: tldsOfCountry(code).map((tld) => ({ tld, isGeneric: GENERIC_COUNTRY_TLDS.has(tld) })),
    languages: languagesOfTerritory(code).map((language) => {
      const hl = hlOf(language.code, code);
      return {
        ...language,
        name: nameOfLanguage(language.code),
        hreflang: hreflangOf(language.code, code),
        hl,
        google: `https://www.google.com/search?${new URLSearchParams({ q: '', hl, gl }).toString()}`,
      };
    }),
    gl,
  };
}

function hreflangOf(tag: string, country: string): string | null {
  const [base = '', script] = tag.split('-');
  const language = HREFLANG[base] ?? base;
  if (!isLanguageCode(language)) return null;
  const region = isRegionCode(country) ? country : undefined;
  return [language, script, region].filter(Boolean).join('-');
}

function hlOf(tag: string, country: string): string {
  const base = tag.split('-')[0] ?? '';
  if (base === 'zh' || base === 'yue' || base === 'cmn') return HL_CHINESE[country] ?? 'zh-CN';
  if (base === 'pt') return HL_PORTUGUESE[country] ?? 'pt-PT';
  return HL[base] ?? base;
}
