/** The languages that Cohort has intent words for, by their ISO 639-1 codes. */
export const INTENT_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'tr'] as const;
export type IntentLanguage = (typeof INTENT_LANGUAGES)[number];

/** What they are called in English. */
export const INTENT_LANGUAGE_NAMES: Readonly<Record<IntentLanguage, string>> = {
  ...{ en: 'English', de: 'German', es: 'Spanish', fr: 'French', it: 'Italian', nl: 'Dutch' },
  ...{ pl: 'Polish', pt: 'Portuguese', tr: 'Turkish' },
};

export const DEFAULT_INTENT_LANGUAGE: IntentLanguage = 'en';

export function isIntentLanguage(value: unknown): value is IntentLanguage {
  return INTENT_LANGUAGES.some((language) => language === value);
}
