import type { TakeOverBlock, TakeOverView } from '@contracts/products/take-over';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { UNDO_MS } from '../list/useUndo';
import { TakenOver } from './TakenOver';
import { checkTakeOver, takeOver, usesKeys } from './usesApi';

/** What a product would change in saved blocks, which of these are chosen, and what changes them. */
export function useTakeOver(id: string, onDone: () => void) {
  const notify = useNotify();
  const client = useQueryClient();
  const check = useQuery({
    queryKey: usesKeys.takeOver(id),
    queryFn: ({ signal }) => checkTakeOver(id, signal),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    // What is shown is what is chosen: it does not change under the pointer.
    refetchOnWindowFocus: false,
  });
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const usable = (check.data?.blocks ?? []).filter(({ allowed }) => allowed);
  const chosen = usable.filter((block) => !spared.has(block.id));
  const apply = useMutation({
    mutationFn: (blocks: readonly TakeOverBlock[]) => takeOver(id, blocks),
    onSuccess: async ({ changed, left, undo }) => {
      void client.invalidateQueries({ queryKey: usesKeys.toRefresh });
      if (left.length > 0) {
        await check.refetch();
        return;
      }
      if (undo !== undefined) {
        const done = <TakenOver changed={changed} undo={undo} />;
        notify(done, { type: 'success', autoHideDuration: UNDO_MS });
      }
      onDone();
    },
  });
  return {
    check,
    usable,
    chosen,
    isChosen: (block: string) => !spared.has(block),
    toggle: (block: string) =>
      setSpared((before) => {
        const next = new Set(before);
        if (!next.delete(block)) next.add(block);
        return next;
      }),
    toggleAll: () => setSpared(new Set(chosen.length === usable.length ? usable.map((one) => one.id) : [])),
    apply: () => apply.mutate(chosen),
    busy: apply.isPending,
    /** Why it could not be done. */
    refusal: apply.error ? messageOf(apply.error) : undefined,
    /** What it came to, where blocks were left. */
    done: apply.data,
    /** What was left as it was, with the names by which the blocks were shown. */
    left: namesIn(apply.data, apply.variables ?? []),
  };
}

export type TakeOver = ReturnType<typeof useTakeOver>;

function namesIn(done: TakeOverView | undefined, shown: readonly TakeOverBlock[]): TakeOverView['left'] {
  return (done?.left ?? []).map((block) => ({
    ...block,
    name: block.name || (shown.find(({ id }) => id === block.id)?.name ?? ''),
  }));
}
