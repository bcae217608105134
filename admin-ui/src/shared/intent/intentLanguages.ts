import {
  INTENT_LANGUAGE_NAMES,
  INTENT_LANGUAGES,
  type IntentLanguage,
} from '@contracts/intent/intent-languages';

const nameOf = (language: IntentLanguage) => INTENT_LANGUAGE_NAMES[language];

/** The languages with intent words, by name, for a select. */
export const INTENT_LANGUAGE_CHOICES = INTENT_LANGUAGES.map((id) => ({ id, name: nameOf(id) })).sort((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

export function languagesText(languages: readonly IntentLanguage[]): string {
  return languages.length > 0 ? languages.map(nameOf).join(', ') : 'Every language';
}
