import type { IntentWordView } from '@contracts/intent/intent';
import type { ResourceProps } from 'react-admin';
import { lazyNamed } from '../../shared/lazyNamed';

export const intentWords: ResourceProps = {
  name: 'intent-words',
  options: { label: 'Intent Words' },
  recordRepresentation: (word: IntentWordView) => word.label,
  list: lazyNamed(() => import('./IntentWordList'), 'IntentWordList'),
  create: lazyNamed(() => import('./IntentWordCreate'), 'IntentWordCreate'),
  edit: lazyNamed(() => import('./IntentWordEdit'), 'IntentWordEdit'),
};
