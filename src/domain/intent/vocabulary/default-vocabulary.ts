import type { IntentType } from '../../../contracts/intent/intent';
import { COMMERCIAL_INVESTIGATION } from './commercial-investigation';
import { INFORMATIONAL } from './informational';
import { NAVIGATIONAL } from './navigational';
import { TRANSACTIONAL } from './transactional';
import type { Vocabulary } from './vocabulary';

/** What every new installation begins with; admins edit it from there. */
export const DEFAULT_VOCABULARY: Record<IntentType, Vocabulary> = {
  Informational: INFORMATIONAL,
  'Commercial Investigation': COMMERCIAL_INVESTIGATION,
  Transactional: TRANSACTIONAL,
  Navigational: NAVIGATIONAL,
};
