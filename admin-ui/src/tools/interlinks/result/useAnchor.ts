import { INTERLINK_MESSAGES } from '@contracts/interlinks/interlink-messages';
import type { InterlinkSuggestionView } from '@contracts/interlinks/interlink-views';
import type { AnchorRange } from '@contracts/interlinks/interlinks';
import { type AnchorEdge, anchorOf, moveAnchor } from '@domain/interlinks/anchor';
import { useRef, useState } from 'react';
import { announce } from '../../../shared/announce';
import type { Decisions } from './useDecisions';

/** An anchor rests so long before it is kept. */
const RESTING_MS = 500;

/** Where a suggestion's anchor is: moved here at once, and kept when it rests, be its page left meanwhile. */
export function useAnchor(suggestion: InterlinkSuggestionView, move: Decisions['move']) {
  const [moved, setMoved] = useState<AnchorRange>();
  const [problem, setProblem] = useState<string>();
  const timer = useRef<number>(undefined);
  const { start, end, sentence } = suggestion;
  const range = moved ?? { start, end };

  const keep = async (wanted: AnchorRange) => {
    await move(suggestion, wanted);
    // Another move may have come meanwhile.
    setMoved((known) => (known === wanted ? undefined : known));
  };
  const take = (wanted: AnchorRange | null) => {
    setProblem(wanted ? undefined : INTERLINK_MESSAGES.anchorInvalid);
    if (!wanted || (wanted.start === range.start && wanted.end === range.end)) return;
    setMoved(wanted);
    announce(`Anchor: ${sentence.slice(wanted.start, wanted.end)}`);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void keep(wanted), RESTING_MS);
  };
  return {
    ...{ range, problem },
    isMoved: range.start !== suggestion.suggested.start || range.end !== suggestion.suggested.end,
    /** What is not kept yet, to go with a decision: it is not sent by itself any more. */
    takeAlong: (): AnchorRange | undefined => {
      clearTimeout(timer.current);
      return moved;
    },
    select: (wanted: AnchorRange) => take(anchorOf(suggestion, wanted)),
    step: (edge: AnchorEdge, by: -1 | 1) => take(moveAnchor(suggestion, range, edge, by)),
    reset: () => take(suggestion.suggested),
  };
}

export type Anchor = ReturnType<typeof useAnchor>;
