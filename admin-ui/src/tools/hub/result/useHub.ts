import { DEFAULT_GRANULARITY, GRANULARITIES, type Granularity } from '@contracts/keywords/grouping';
import { type HubEdit, type HubView } from '@contracts/hub/hub';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { ANEW, usePageAddress } from '../../../shared/usePageAddress';
import { editHub, getHub, hubKeys } from '../hubJobs';

/** At which granularity hubs are looked at; it lives in the page's address. */
export function useGranularity() {
  const { get, change } = usePageAddress();
  const granularity = GRANULARITIES.find((known) => known === get('size')) ?? DEFAULT_GRANULARITY;
  const choose = (next: Granularity) =>
    change({ ...ANEW, part: '', size: next === DEFAULT_GRANULARITY ? '' : next });
  return { granularity, choose };
}

export function useHub(id: string, granularity: Granularity) {
  return useQuery({
    queryKey: hubKeys.one(id, granularity),
    queryFn: ({ signal }) => getHub(id, granularity, signal),
    placeholderData: keepPreviousData,
  });
}

/** Changes a hub; whether it was done. Of one that was changed elsewhere the newer version shows. */
export function useHubEdits(hub: HubView) {
  const client = useQueryClient();
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  const show = (newer: HubView) => client.setQueryData(hubKeys.one(newer.id, newer.granularity), newer);
  const edit = async (...edits: HubEdit[]): Promise<boolean> => {
    setSaving(true);
    try {
      show(await editHub(hub, edits));
      return true;
    } catch (error) {
      const newer = newerOf(error);
      if (newer) show(newer);
      notify(messageOf(error), { type: newer ? 'warning' : 'error' });
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { edit, saving };
}

function newerOf(error: unknown): HubView | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return undefined;
  return error.body?.details?.hub as HubView | undefined;
}
