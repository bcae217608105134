import type { IntentWordView } from '@contracts/intent/intent';
import Switch from '@mui/material/Switch';
import { useNotify, useRecordContext, useUpdate } from 'react-admin';
import { messageOf } from '../../providers/apiClient';

/** Whether auto fill takes the word; changed in its row. */
export function ImportantSwitch() {
  const word = useRecordContext<IntentWordView>();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<IntentWordView>();
  if (!word) return null;
  const change = (important: boolean) =>
    void update(
      'intent-words',
      { id: word.id, data: { type: word.type, label: word.label, important }, previousData: word },
      {
        mutationMode: 'optimistic',
        onError: (error) => notify(messageOf(error), { type: 'error' }),
      },
    );
  return (
    <Switch
      size="small"
      checked={word.important}
      disabled={isPending}
      onClick={(event) => event.stopPropagation()}
      onChange={(_, important) => change(important)}
      slotProps={{ input: { 'aria-label': `${word.label} is important` } }}
    />
  );
}
