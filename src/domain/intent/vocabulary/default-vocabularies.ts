import type { IntentLanguage } from '../../../contracts/intent/intent-languages';
import { DUTCH } from './dutch';
import { ENGLISH } from './english';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { ITALIAN } from './italian';
import { POLISH } from './polish';
import { PORTUGUESE } from './portuguese';
import { SPANISH } from './spanish';
import { TURKISH } from './turkish';
import type { IntentVocabulary } from './vocabulary';

/** What every new installation begins with; admins edit it from there. */
export const DEFAULT_VOCABULARIES: Record<IntentLanguage, IntentVocabulary> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  tr: TURKISH,
};
