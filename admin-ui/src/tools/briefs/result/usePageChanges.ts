import type { BriefDetail } from '@contracts/briefs/brief-views';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../providers/apiClient';
import { announce } from '../../../shared/announce';
import { briefKeys, includePages, pastePage, retryPage } from '../briefsApi';
import type { Outlines } from '../outline/useOutlines';

/** Changes which pages a brief is made from. What is edited is saved first: it is never written over. */
export function usePageChanges(brief: BriefDetail, outlines: Outlines) {
  const client = useQueryClient();
  /** The page that is worked on; 0 for all. */
  const [busy, setBusy] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const adopt = (detail: BriefDetail) => {
    client.setQueryData(briefKeys.one(brief.id), detail);
    outlines.adopt(detail);
  };
  const run = async (position: number, ask: () => Promise<BriefDetail>): Promise<boolean> => {
    setBusy(position);
    setRefusal(undefined);
    try {
      await outlines.flush();
      adopt(await ask());
      announce('The brief was recalculated.');
      return true;
    } catch (error) {
      if (stopping.current?.signal.aborted) return false;
      setRefusal(messageOf(error));
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    refusal,
    include: (position: number, included: boolean) =>
      void run(0, () => includePages(brief.id, [{ position, included }])),
    /** Whether it was taken. */
    paste: (position: number, text: string) => run(position, () => pastePage(brief.id, position, text)),
    /** One after the other; those that still cannot be read say why. */
    retry: async (positions: readonly number[]) => {
      stopping.current = new AbortController();
      const { signal } = stopping.current;
      for (const position of positions) {
        if (signal.aborted) return;
        await run(position, () => retryPage(brief.id, position, signal));
      }
      await client.refetchQueries({ queryKey: briefKeys.one(brief.id) });
    },
    stop: () => stopping.current?.abort(),
    clearRefusal: () => setRefusal(undefined),
  };
}

export type PageChanges = ReturnType<typeof usePageChanges>;
