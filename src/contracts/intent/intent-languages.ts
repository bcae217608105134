/** The languages that Cohort has intent words for, by their ISO 639-1 codes. */
export const INTENT_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'tr'] as const;
export type IntentLanguage = (typeof INTENT_LANGUAGES)[number];

export const DEFAULT_INTENT_LANGUAGE: IntentLanguage = 'en';

export function isIntentLanguage(value: unknown): value is IntentLanguage {
  return INTENT_LANGUAGES.some((language) => language === value);
}
