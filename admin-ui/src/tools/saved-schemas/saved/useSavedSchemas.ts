import { SAVED_SCHEMA_MESSAGES as SAYS } from '@contracts/schema/saved-schema-messages';
import type { SavedSchemaView } from '@contracts/schema/saved-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../providers/apiClient';
import { counted } from '../../../shared/counted';
import { useSearchedList } from '../../../shared/result/useSearchedList';
import {
  checkSchemaPage,
  deleteSchema,
  listSchemas,
  readSchema,
  renameSchema,
  SCHEMAS_KEY,
} from './savedSchemaApi';

export const SCHEMAS_PER_PAGE = 5;

/** The user's saved schemas, a page at a time, and what can be done with them. */
export function useSavedSchemas(onOpen: (schema: SavedSchemaView) => void) {
  const list = useSearchedList([SCHEMAS_KEY], SCHEMAS_PER_PAGE, listSchemas);
  const [busy, setBusy] = useState('');
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [SCHEMAS_KEY] });
  const attempt = async (id: string, work: () => Promise<void>) => {
    setBusy(id);
    try {
      await work();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy('');
  };
  return {
    ...list,
    /** Id of the one with which something is being done. */
    busy,
    open: (id: string) => attempt(id, async () => onOpen(await readSchema(id))),
    rename: async (id: string, name: string) => {
      await renameSchema(id, name);
      notify(SAYS.renamed, { type: 'success' });
      await refresh();
    },
    remove: (id: string) =>
      attempt(id, async () => {
        await deleteSchema(id);
        notify(SAYS.deleted, { type: 'success' });
        await refresh();
      }),
    /** Starts the check of the page, and leads to its report. */
    check: (id: string) =>
      attempt(id, async () => {
        const { job, left } = await checkSchemaPage(id);
        notify(`The page is being checked, for free. ${counted(left, 'free check')} left today.`, {
          type: 'info',
        });
        navigate(`/schema-intelligence?run=${job.id}`);
      }),
  };
}
