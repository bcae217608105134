import { KEY_MESSAGES } from '@contracts/keys/key-messages';
import type { KeyHistoryView } from '@contracts/keys/keys';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { allowNewKey, KEYS_KEY } from './keyApi';

/** Ends the lock that revoking a key has put on its owner. */
export function AllowNewKey({ id, ownerEmail }: Pick<KeyHistoryView, 'id' | 'ownerEmail'>) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => allowNewKey(id),
    onSuccess: () => notify(KEY_MESSAGES.allowed(ownerEmail), { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEYS_KEY] }),
  });
  return (
    <Button loading={isPending} aria-label={`Allow a new key for ${ownerEmail}`} onClick={() => mutate()}>
      Allow a new key
    </Button>
  );
}
