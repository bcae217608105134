/** The languages whose word forms are known (see stems.ts), by their ISO 639-1 codes; apart from the stemmers, which are large. */
const FORM_LANGUAGES = [
  ...['ar', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'en', 'es', 'fa', 'fi', 'fr', 'he', 'hi'],
  ...['hr', 'hu', 'hy', 'id', 'it', 'ko', 'lt', 'nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk'],
  ...['sr', 'sv', 'ta', 'tr', 'uk'],
] as const;

export type FormLanguage = (typeof FORM_LANGUAGES)[number];

const KNOWN: ReadonlySet<string> = new Set(FORM_LANGUAGES);

/** Whether forms of a language's words are known for such; elsewhere words are compared as they are written. */
export function hasWordForms(language: string | null | undefined): language is FormLanguage {
  return language !== null && language !== undefined && KNOWN.has(language);
}
