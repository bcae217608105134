import type { BlockVariant, SavedBlockView } from '@contracts/blocks/blocks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { SAVED_BLOCK_PARAMETER, variantName } from '../../../shared/savedBlocks';
import { useAddressParameter } from '../../../shared/useAddressParameter';
import { readBlock } from '../../../shared/blocks/savedBlockApi';

/** Opens the saved block that a link names, once it is known which variants may be opened. */
export function useLinkedBlock(
  variants: readonly BlockVariant[] | undefined,
  open: (saved: SavedBlockView) => void,
): void {
  const [id, setId] = useAddressParameter(SAVED_BLOCK_PARAMETER);
  const notify = useNotify();
  const { data, error } = useQuery({
    queryKey: ['linked-block', id],
    queryFn: () => readBlock(id),
    enabled: id !== '' && variants !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const follow = useEffectEvent(() => {
    if (id === '' || (!data && !error)) return;
    setId('');
    if (!data) notify(unreadText(error), { type: 'error' });
    else if (variants?.includes(data.variant)) open(data);
    else notify(`You cannot open ${variantName(data.variant)} any more.`, { type: 'error' });
  });
  useEffect(() => follow(), [id, data, error]);
}

function unreadText(error: unknown): string {
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? 'This block is not there any more.' : messageOf(error);
}
