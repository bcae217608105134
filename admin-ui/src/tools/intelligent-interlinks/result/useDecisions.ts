import type { InterlinkSuggestionView } from '@contracts/interlinks/interlink-views';
import type { AnchorRange, InterlinkDecision } from '@contracts/interlinks/interlinks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { announce } from '../../../shared/announce';
import { counted } from '../../../shared/counted';
import { acceptAllTo, decideOn, interlinkKeys } from '../interlinkJobs';
import { DECISION_NAMES } from './linkWords';

/** What was decided last, and how it was before. */
export interface LastDecision {
  suggestion: InterlinkSuggestionView;
  decision: InterlinkDecision;
  /** As it was then. */
  anchor: string;
}

/** Decides on suggestions; what shows of the run is asked for again. */
export function useDecisions(id: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const [last, setLast] = useState<LastDecision>();
  const [busy, setBusy] = useState<string>();
  const refresh = () => client.invalidateQueries({ queryKey: interlinkKeys.all(id) });

  const orTell = async <Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    setBusy(key);
    try {
      return await work();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };

  /** With the anchor, where it has moved and that is not kept yet. Whether it was done. */
  const decide = (suggestion: InterlinkSuggestionView, decision: InterlinkDecision, anchor?: AnchorRange) =>
    orTell(suggestion.id, async () => {
      await decideOn(id, suggestion.id, { decision, ...anchor });
      const text = suggestion.sentence.slice(
        anchor?.start ?? suggestion.start,
        anchor?.end ?? suggestion.end,
      );
      setLast({ suggestion, decision, anchor: text });
      announce(`${DECISION_NAMES[decision]}: ${text}`);
      await refresh();
      return true;
    });

  return {
    ...{ last, busy, decide },
    undo: async () => {
      if (!last) return;
      const { suggestion } = last;
      await orTell(suggestion.id, async () => {
        await decideOn(id, suggestion.id, { decision: suggestion.decision });
        setLast(undefined);
        announce('Undone');
        await refresh();
      });
    },
    /** Nothing waits for it: a decision that comes meanwhile brings the anchor along. */
    move: async (suggestion: InterlinkSuggestionView, { start, end }: AnchorRange) => {
      try {
        await decideOn(id, suggestion.id, { start, end });
        await refresh();
      } catch (error) {
        notify(messageOf(error), { type: 'error' });
      }
    },
    acceptAll: (target: number) =>
      orTell(`all ${target}`, async () => {
        const accepted = await acceptAllTo(id, target);
        setLast(undefined);
        notify(`${counted(accepted, 'suggestion')} accepted.`, { type: 'success' });
        await refresh();
      }),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
