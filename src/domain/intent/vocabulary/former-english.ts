import type { IntentType } from '../../../contracts/intent/intent';

/** Words that installations once began with, and that mean too many things. */
export const FORMER_ENGLISH: Record<IntentType, readonly string[]> = {
  Informational: [],
  'Commercial Investigation': ['top', 'alternative', 'rated', 'test', 'tests'],
  Transactional: ['online', 'quote', 'order', 'deal', 'book', 'schedule'],
  Navigational:
    'official website homepage locations portal dashboard account contact address app site link mail support hours branch office map community press'.split(
      ' ',
    ),
};
