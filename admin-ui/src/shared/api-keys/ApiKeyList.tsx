import { API_KEY_MESSAGES } from '@contracts/api-keys/api-key-messages';
import type { ApiKeyView, OwnedApiKeyView } from '@contracts/api-keys/api-keys';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { Confirmation } from '../Confirmation';
import { apiKeyQueries } from './apiKeyApi';
import { KEY_STATES, whatItMay, whenItWasUsed } from './apiKeyText';

type ShownKey = ApiKeyView & Partial<Pick<OwnedApiKeyView, 'ownerEmail'>>;

interface ApiKeyListProps {
  keys: readonly ShownKey[];
  revoke: (id: string) => Promise<void>;
}

/** Keys, each with the way to revoke it. */
export function ApiKeyList({ keys, revoke }: ApiKeyListProps) {
  const [doomed, setDoomed] = useState<ShownKey>();
  const notify = useNotify();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: ShownKey) => revoke(id),
    onSuccess: (_, { name }) => notify(API_KEY_MESSAGES.revokedNow(name), { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => {
      setDoomed(undefined);
      return queries.invalidateQueries({ queryKey: apiKeyQueries.all });
    },
  });
  return (
    <>
      <Box component="ul" aria-label="API keys" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {keys.map((key) => (
          <ApiKeyItem key={key.id} shown={key} onRevoke={() => setDoomed(key)} />
        ))}
      </Box>
      <Confirmation
        open={doomed !== undefined}
        title={`Revoke ${doomed?.name ?? ''}?`}
        text="Programs that use this key stop working at once. This cannot be undone."
        action="Revoke"
        destroys
        busy={isPending}
        onConfirm={() => doomed && mutate(doomed)}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}

function ApiKeyItem({ shown, onRevoke }: { shown: ShownKey; onRevoke: () => void }) {
  const { name, state, ownerEmail } = shown;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600, minWidth: 0 }}>{name}</Typography>
          <Chip size="small" variant="outlined" {...KEY_STATES[state]} />
        </Box>
        {ownerEmail ? <Typography variant="body2">{ownerEmail}</Typography> : null}
        <Typography variant="body2" color="text.secondary">
          {whatItMay(shown)}
        </Typography>
        <Typography variant="caption" component="p" color="text.secondary">
          {whenItWasUsed(shown)}
        </Typography>
      </Box>
      {state === 'active' ? (
        <Button color="error" aria-label={`Revoke ${name}`} onClick={onRevoke} sx={{ ml: { xs: -2, sm: 0 } }}>
          Revoke
        </Button>
      ) : null}
    </Box>
  );
}
