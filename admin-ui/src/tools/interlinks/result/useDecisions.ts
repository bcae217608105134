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
  const notify = useNotify();
  const [last, setLast] = useState<LastDecision>();
  const { busy, change } = useChanges(id);

  /** With the anchor, where it has moved and that is not kept yet. */
  const decide = (suggestion: InterlinkSuggestionView, decision: InterlinkDecision, moved?: AnchorRange) =>
    change(suggestion.id, async () => {
      await decideOn(id, suggestion.id, { decision, ...moved });
      const { start, end } = moved ?? suggestion;
      const anchor = suggestion.sentence.slice(start, end);
      setLast({ suggestion, decision, anchor });
      announce(`${DECISION_NAMES[decision]}: ${anchor}`);
    });

  const undo = ({ suggestion }: LastDecision) =>
    change(suggestion.id, async () => {
      await decideOn(id, suggestion.id, { decision: suggestion.decision });
      setLast(undefined);
      announce('Undone');
    });

  const acceptAll = (target: number) =>
    change(`all ${target}`, async () => {
      const accepted = await acceptAllTo(id, target);
      setLast(undefined);
      notify(`${counted(accepted, 'suggestion')} accepted.`, { type: 'success' });
    });

  /** Nothing waits for it: a decision that comes meanwhile brings the anchor along. */
  const move = (suggestion: InterlinkSuggestionView, { start, end }: AnchorRange) =>
    change(undefined, async () => void (await decideOn(id, suggestion.id, { start, end })));

  return { last, busy, decide, undo, acceptAll, move };
}

export type Decisions = ReturnType<typeof useDecisions>;

/** Changes of a run, which say why they were refused. */
function useChanges(id: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState<string>();
  return {
    /** What is being changed. */
    busy,
    change: async (what: string | undefined, work: () => Promise<void>): Promise<void> => {
      if (what !== undefined) setBusy(what);
      try {
        await work();
        await client.invalidateQueries({ queryKey: interlinkKeys.all(id) });
      } catch (error) {
        notify(messageOf(error), { type: 'error' });
      }
      if (what !== undefined) setBusy(undefined);
    },
  };
}
