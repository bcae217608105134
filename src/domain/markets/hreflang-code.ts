import { languagesOfTerritory, TERRITORIES } from './territories';
import { iso15924, iso639, notInIso3166 } from './territories.json';

export type HreflangCode =
  | { valid: true; language: string; region: string | null }
  /** `suggestion`: what was probably meant. */
  | { valid: false; suggestion: string | null };

const LANGUAGES: ReadonlySet<string> = new Set(iso639.split(' '));
const SCRIPTS: ReadonlySet<string> = new Set(iso15924.split(' ').map((script) => script.toLowerCase()));
/** Latin America, of UN M.49: Google's own sites name Spanish for it as `es-419`, and no ISO 3166-1 code stands for it. */
const LATIN_AMERICA = '419';
/** Of CLDR's own, which ISO 3166-1 has not given to anybody or has only reserved. */
const UNASSIGNED: ReadonlySet<string> = new Set(notInIso3166.split(' '));
const COUNTRIES: ReadonlySet<string> = new Set(TERRITORIES.filter((code) => !UNASSIGNED.has(code)));
const REGIONS: ReadonlySet<string> = new Set([...COUNTRIES, LATIN_AMERICA]);
/** Written for regions, and none of ISO 3166-1. */
const REGION_MEANT: Record<string, string> = { UK: 'GB' };
const DEFAULT = 'x-default';

/** Whether a code is a language's of ISO 639-1. */
export function isLanguageCode(code: string): boolean {
  return LANGUAGES.has(code);
}

/** Whether a code in capitals is a region's of ISO 3166-1. */
export function isRegionCode(code: string): boolean {
  return COUNTRIES.has(code);
}

/**
 * Reads a value of `hreflang` as search engines do: a language of ISO 639-1, perhaps a script of ISO 15924, perhaps a
 * region of ISO 3166-1 or Latin America; or `x-default`, whose language is empty. Capitals make no difference.
 */
export function readHreflang(value: string): HreflangCode {
  const code = value.trim().toLowerCase();
  return partsOf(code) ?? { valid: false, suggestion: suggestionFor(code) };
}

/** Whether search engines can read a value of `hreflang`; what it should have been takes longer to find out. */
export function isHreflangCode(value: string): boolean {
  return partsOf(value.trim().toLowerCase()) !== null;
}

function partsOf(code: string): Extract<HreflangCode, { valid: true }> | null {
  if (code === DEFAULT) return { valid: true, language: '', region: null };
  const [language = '', ...rest] = code.split('-');
  const script = rest[0]?.length === 4 ? rest[0] : undefined;
  const [region, ...others] = script === undefined ? rest : rest.slice(1);
  const isRight =
    others.length === 0 &&
    LANGUAGES.has(language) &&
    (script === undefined || SCRIPTS.has(script)) &&
    (region === undefined || REGIONS.has(region.toUpperCase()));
  return isRight ? { valid: true, language, region: region?.toUpperCase() ?? null } : null;
}

/** As it is usually written: `en-GB`, `zh-Hant-TW`. */
function written(language: string, script?: string, region?: string): string {
  const parts = [language, script && script.charAt(0).toUpperCase() + script.slice(1), region];
  return parts.filter(Boolean).join('-');
}

function suggestionFor(code: string): string | null {
  if (/^x[-_]?default$/.test(code)) return DEFAULT;
  const [first = '', ...rest] = code.split(/[-_]/);
  const language = languageMeant(first);
  const script = rest.find((part) => SCRIPTS.has(part));
  const regions = rest
    .filter((part) => part.length === 2 || part === LATIN_AMERICA)
    .map((part) => part.toUpperCase());
  const region = regions.map((part) => REGION_MEANT[part] ?? part).find((part) => REGIONS.has(part));
  if (language) return written(language, script, region);
  const country = REGION_MEANT[first.toUpperCase()] ?? first.toUpperCase();
  return REGIONS.has(country) ? ofCountry(country, rest) : null;
}

/** A country stands where the language should: `us`, `jp`, `us-en`. */
function ofCountry(country: string, rest: readonly string[]): string | null {
  const named = rest.find((part) => LANGUAGES.has(part));
  const spoken = languagesOfTerritory(country).find(({ code }) => LANGUAGES.has(code));
  const language = named ?? spoken?.code;
  return language ? written(language, undefined, country) : null;
}

/** The language itself, or what replaced its code: `iw`, `deu`. */
function languageMeant(code: string): string | undefined {
  if (LANGUAGES.has(code)) return code;
  try {
    const canonical = Intl.getCanonicalLocales(code)[0];
    return canonical && LANGUAGES.has(canonical) ? canonical : undefined;
  } catch {
    return undefined;
  }
}
