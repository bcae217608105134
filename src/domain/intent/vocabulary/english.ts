import { COMMERCIAL_INVESTIGATION } from './commercial-investigation';
import { INFORMATIONAL } from './informational';
import { NAVIGATIONAL } from './navigational';
import { TRANSACTIONAL } from './transactional';
import type { IntentVocabulary } from './vocabulary';

export const ENGLISH: IntentVocabulary = {
  Informational: INFORMATIONAL,
  'Commercial Investigation': COMMERCIAL_INVESTIGATION,
  Transactional: TRANSACTIONAL,
  Navigational: NAVIGATIONAL,
};
