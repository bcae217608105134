import type { StrategySettings, StrategyTab, StrategyTabs } from '@contracts/strategy/strategy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { useServedRows } from '../../../shared/result/useServedRows';
import { getCluster, getRows, getStrategy, saveSettings, strategyKeys } from '../strategyJobs';

export function useStrategy(id: string) {
  return useQuery({
    queryKey: strategyKeys.one(id),
    queryFn: ({ signal }) => getStrategy(id, signal),
  });
}

/** The rows of a tab that the page's address asks for. */
export function useRows<Tab extends StrategyTab>(id: string, tab: Tab) {
  return useServedRows<StrategyTabs[Tab]>(strategyKeys.rows(id, tab), (query, signal) =>
    getRows(id, tab, { query, signal }),
  );
}

export function useCluster(id: string, cluster: string) {
  return useQuery({
    queryKey: strategyKeys.cluster(id, cluster),
    queryFn: ({ signal }) => getCluster(id, cluster, signal),
    enabled: cluster !== '',
  });
}

/** Judges an evaluation anew; what its tabs show is asked for again. */
export function useSettings(id: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  /** Refuses with the server's error. */
  const save = async (settings: StrategySettings): Promise<void> => {
    setSaving(true);
    try {
      const view = await saveSettings(id, settings);
      await client.cancelQueries({ queryKey: strategyKeys.one(id) });
      client.setQueryData(strategyKeys.one(id), view);
      void client.invalidateQueries({ queryKey: [...strategyKeys.one(id), 'rows'] });
      client.removeQueries({ queryKey: [...strategyKeys.one(id), 'cluster'] });
    } finally {
      setSaving(false);
    }
  };
  return {
    saving,
    save,
    saveOrTell: (settings: StrategySettings) =>
      save(settings).catch((error: unknown) => notify(messageOf(error), { type: 'error' })),
  };
}
