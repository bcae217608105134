import {
  INTENT_LIST_FIELDS,
  INTENT_TYPES,
  type IntentLists,
  type IntentType,
} from '../../contracts/intent/intent';
import { isIntentLanguage } from '../../contracts/intent/intent-languages';
import { DEFAULT_VOCABULARIES } from '../intent/vocabulary/default-vocabularies';
import { PrimaryIntent } from '../intent/primary-intent';
import { normalizeText } from '../intent/normalize';
import { saysLittle } from '../intent/slight-words';
import { WordMatcher } from '../intent/word-matcher';
import { termsOfKeyword } from '../keywords/keyword-terms';

const encoder = new TextEncoder();

/** The words that tell intents in a language; none where there are none. */
export function intentListsOf(language: string): IntentLists {
  const lists: IntentLists = {
    informational: [],
    commercialInvestigation: [],
    transactional: [],
    navigational: [],
  };
  if (!isIntentLanguage(language)) return lists;
  for (const type of INTENT_TYPES) {
    const { important, others } = DEFAULT_VOCABULARIES[language][type];
    lists[INTENT_LIST_FIELDS[type]] = [...important, ...others];
  }
  return lists;
}

/** Tells the primary intent of keywords as the Intent Finder does; null where no word says it. */
export function intentTeller(lists: IntentLists): (keyword: string) => IntentType | null {
  const matcher = new WordMatcher(lists);
  const primary = new PrimaryIntent(matcher);
  return (keyword) => {
    const bytes = encoder.encode(keyword);
    matcher.match(bytes, 0, bytes.length, bytes.length === keyword.length);
    return matcher.hitCount === 0 ? null : (INTENT_TYPES[primary.decide()] ?? null);
  };
}

/** The stems of single words that tell intents: they stand with everything. Those that say little may be what a keyword is about. */
export function commonTermsOf(lists: IntentLists, language: string): Set<string> {
  const words = INTENT_TYPES.flatMap((type) => lists[INTENT_LIST_FIELDS[type]]);
  const telling = words.filter((word) => !/\s/.test(word) && !saysLittle(normalizeText(word)));
  return new Set(telling.flatMap((word) => termsOfKeyword(word, language)));
}
