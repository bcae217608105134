import languageNames from './language-names.json';

/**
 * English names of languages of the territory table that browsers leave out, whose data are cut down (those of the
 * Unicode CLDR, or of ISO 639-3 where it has none).
 */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = languageNames;
const languages = new Intl.DisplayNames(['en'], { type: 'language' });
const regions = new Intl.DisplayNames(['en'], { type: 'region' });

/** What a language is called, by its tag: `German`, `Traditional Chinese`. */
export function nameOfLanguage(tag: string): string {
  const [code = ''] = tag.split('-');
  const own = LANGUAGE_NAMES[code];
  return nameOr(tag, () => (own !== undefined && languages.of(code) === code ? own : languages.of(tag)));
}

/** What a country is called, by its code of ISO 3166-1. */
export function nameOfCountry(code: string): string {
  return nameOr(code, () => regions.of(code));
}

function nameOr(code: string, of: () => string | undefined): string {
  try {
    return of() ?? code;
  } catch {
    // No well-formed code.
    return code;
  }
}
