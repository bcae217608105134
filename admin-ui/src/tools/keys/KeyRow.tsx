import type { KeyHistoryView } from '@contracts/keys/keys';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../shared/format';
import { stateText } from './keyText';
import { KEY_MESSAGES } from '@contracts/keys/key-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { allowNewKey, KEYS_KEY } from './keyApi';

/** One key that somebody generated. */
export function KeyRow({ entry, onRevoke }: { entry: KeyHistoryView; onRevoke: () => void }) {
  const { id, ownerEmail, hint, generatedAt, state, locked } = entry;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 64,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{ownerEmail}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {`…${hint} · Generated ${formatDateTime(generatedAt)} · ${stateText(entry)}`}
        </Typography>
      </Box>
      {state === 'active' ? (
        <Button color="error" aria-label={`Revoke the key of ${ownerEmail}`} onClick={onRevoke}>
          Revoke
        </Button>
      ) : null}
      {locked ? <AllowNewKey id={id} ownerEmail={ownerEmail} /> : null}
    </Box>
  );
}

/** Ends the lock that revoking a key has put on its owner. */
function AllowNewKey({ id, ownerEmail }: Pick<KeyHistoryView, 'id' | 'ownerEmail'>) {
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
