import type { SavedBlockEntry, SavedBlockView } from '@contracts/blocks/blocks';
import { CLICK_MESSAGES } from '@contracts/clicks/clicks-messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { CLICKS_KEY } from '../../../shared/clicks/clicksApi';
import { BLOCKS_KEY, makeLinks } from '../../../shared/blocks/savedBlockApi';
import { savedBlockQuery, setCounting } from '../saved/blockApi';

/** The counted links of a saved block as it stands, where counting is on. */
export function linksQuery(saved: SavedBlockEntry | undefined) {
  return {
    queryKey: ['block-links', saved?.id, saved?.updatedAt],
    queryFn: () => makeLinks(saved?.id ?? ''),
    enabled: saved?.countClicks === true,
    staleTime: Infinity,
  };
}

/** Whether clicks on a saved block are counted, where its copied links lead, and the switch. */
export function useCounting(saved: SavedBlockEntry | undefined, onChanged?: (saved: SavedBlockView) => void) {
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();
  const notify = useNotify();
  const links = useQuery(linksQuery(saved));
  const change = async (on: boolean) => {
    if (!saved) return;
    setBusy(true);
    try {
      const changed = await setCounting(saved.id, on);
      client.setQueryData(savedBlockQuery(changed).queryKey, changed);
      onChanged?.(changed);
      notify(on ? CLICK_MESSAGES.switchedOn : CLICK_MESSAGES.switchedOff, { type: 'success' });
      await client.invalidateQueries({ queryKey: [BLOCKS_KEY] });
      await client.invalidateQueries({ queryKey: [CLICKS_KEY] });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  return { on: saved?.countClicks === true, busy, change, links };
}
