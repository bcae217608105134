import type { IntentType } from '@contracts/intent/intent';

export const PICKER_LABELS: Record<IntentType, string> = {
  Informational: 'Informational intent words',
  'Commercial Investigation': 'Commercial investigation intent words',
  Transactional: 'Transactional intent words',
  Navigational: 'Navigational intent words',
};
