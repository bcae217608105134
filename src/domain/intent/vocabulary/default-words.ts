import { INTENT_TYPES, type IntentType } from '../../../contracts/intent/intent';
import { INTENT_LANGUAGES, type IntentLanguage } from '../../../contracts/intent/intent-languages';
import { normalizeText } from '../normalize';
import { DEFAULT_VOCABULARIES } from './default-vocabularies';

/** A word that every new installation has, with all languages that have it. */
export interface DefaultWord {
  type: IntentType;
  label: string;
  /** The label as keywords are compared. */
  key: string;
  important: boolean;
  languages: IntentLanguage[];
}

/** The vocabularies of all languages as one list, each word of an intent once. */
export function defaultWords(): DefaultWord[] {
  const words = new Map<string, DefaultWord>();
  for (const language of INTENT_LANGUAGES) {
    for (const type of INTENT_TYPES) {
      const { important, others } = DEFAULT_VOCABULARIES[language][type];
      for (const label of [...important, ...others]) {
        const key = normalizeText(label);
        const known = words.get(`${type}\n${key}`);
        if (known) known.languages.push(language);
        else
          words.set(`${type}\n${key}`, {
            type,
            label,
            key,
            important: important.includes(label),
            languages: [language],
          });
      }
    }
  }
  return [...words.values()].map((word) => ({ ...word, languages: word.languages.toSorted() }));
}
