import type { IntentWordView } from '@contracts/intent/intent';
import { useRecordContext } from 'react-admin';
import { IntentChip } from '../../shared/intent/IntentChip';

export function IntentTypeField() {
  const word = useRecordContext<IntentWordView>();
  return word ? <IntentChip intent={word.type} /> : null;
}
