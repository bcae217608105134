import { type IntentLanguage, isIntentLanguage } from '@contracts/intent/intent-languages';
import { areClose } from '@domain/text/language/close-languages';
import { nameOfLanguage } from '@domain/markets/names';

/** Why the chosen words will hardly be found in the file, and the language whose words would be. */
export interface LanguageConflict {
  sentence: string;
  wanted?: IntentLanguage;
}

/**
 * @param file the language of the file's keywords, where it can be told
 * @param words those of the chosen words; none where no words are chosen or nothing is known of them
 */
export function languageConflict(
  file: string | undefined,
  words: readonly string[],
): LanguageConflict | undefined {
  if (file === undefined || words.some((language) => language === file || areClose(language, file)))
    return undefined;
  const name = nameOfLanguage(file);
  if (!isIntentLanguage(file)) {
    return {
      sentence: `These keywords look ${name}. There are no ${name} words to fill in yet: choose or paste your own in step 2.`,
    };
  }
  if (words.length === 0) return undefined;
  const chosen = words.map(nameOfLanguage).join(' and ');
  return {
    sentence: `These keywords look ${name}, and the words are ${chosen}: few keywords will match. Use the ${name} words instead.`,
    wanted: file,
  };
}
