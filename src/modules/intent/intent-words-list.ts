import { INTENT_LANGUAGES } from '../../contracts/intent/intent-languages';
import { INTENT_TYPES } from '../../contracts/intent/intent';

/** What the list of words can be sorted and filtered by. */
export const INTENT_WORDS_LIST = {
  sort: ['label', 'type', 'important', 'createdAt', 'id'],
  filter: { q: 'text', type: INTENT_TYPES, important: 'boolean', language: INTENT_LANGUAGES },
} as const;
