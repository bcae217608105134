import { INTENT_LANGUAGES, type IntentLanguage } from '@contracts/intent/intent-languages';
import { nameOfLanguage } from '@domain/markets/names';

/** The languages with intent words, by name, for a select. */
export const INTENT_LANGUAGE_CHOICES = INTENT_LANGUAGES.map((id) => ({ id, name: nameOfLanguage(id) })).sort(
  (a, b) => a.name.localeCompare(b.name, 'en'),
);

export function languagesText(languages: readonly IntentLanguage[]): string {
  return languages.length > 0 ? languages.map(nameOfLanguage).join(', ') : 'Every language';
}
