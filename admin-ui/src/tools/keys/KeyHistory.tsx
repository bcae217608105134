import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { KEY_MESSAGES } from '@contracts/keys/key-messages';
import type { KeyHistoryView } from '@contracts/keys/keys';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ListPager } from '../../shared/result/ListPager';
import { messageOf } from '../../providers/apiClient';
import { Confirmation } from '../../shared/Confirmation';
import { EmptyState } from '../../shared/EmptyState';
import { ResultFrame } from '../../shared/result/ResultFrame';
import { ResultStates } from '../../shared/result/ResultStates';
import { useOwnerSearch } from '../../shared/result/useOwnerSearch';
import { KEYS_KEY, KEYS_PER_PAGE, listKeys, revokeKey } from './keyApi';
import { KeyRow } from './KeyRow';

/** Who generated keys and when, for admins: with the key's end alone, and the way to revoke it. */
export function KeyHistory() {
  const [doomed, setDoomed] = useState<KeyHistoryView>();
  const { sought, page, setPage, field } = useOwnerSearch();
  const keys = useQuery({
    queryKey: [KEYS_KEY, 'history', sought, page],
    queryFn: ({ signal }) => listKeys(sought, page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <ResultFrame title="Keys of all users" text="Who generated a key and when. Only its owner can see a key.">
      {field}
      <ResultStates
        query={keys}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={<HistoryIcon />}
            title={sought ? 'No keys found' : 'No keys yet'}
            text={sought ? 'Nobody with this email has a key.' : 'Keys that users generate show here.'}
          />
        }
        failure="The keys could not be loaded"
        loading={{ label: 'Loading keys', heights: [56, 56, 56] }}
      >
        {({ items, total }) => (
          <>
            <Box component="ul" aria-label="Keys" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((entry) => (
                <KeyRow key={entry.id} entry={entry} onRevoke={() => setDoomed(entry)} />
              ))}
            </Box>
            <ListPager total={total} page={page} perPage={KEYS_PER_PAGE} onPage={setPage} />
          </>
        )}
      </ResultStates>
      <RevokeQuestion entry={doomed} onClose={() => setDoomed(undefined)} />
    </ResultFrame>
  );
}

function RevokeQuestion({ entry, onClose }: { entry?: KeyHistoryView; onClose: () => void }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    if (!entry) return;
    setBusy(true);
    try {
      await revokeKey(entry.id);
      notify(KEY_MESSAGES.revoked(entry.ownerEmail), { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
      onClose();
      await queries.invalidateQueries({ queryKey: [KEYS_KEY] });
    }
  };
  return (
    <Confirmation
      open={entry !== undefined}
      title={`Revoke the key of ${entry?.ownerEmail ?? ''}?`}
      text="It stops working at once. Its owner sees this here, and can generate a new one when an admin allows it."
      action="Revoke"
      destroys
      busy={busy}
      onConfirm={() => void revoke()}
      onClose={onClose}
    />
  );
}
