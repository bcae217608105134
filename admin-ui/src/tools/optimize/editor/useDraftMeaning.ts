import type { OptimizeGoal } from '@contracts/optimize/optimize';
import { type DraftMeaning, meantOf, NOTHING_MEANT, sentencesOf } from '@domain/optimize/draft-meaning';
import { useEffect, useRef, useState } from 'react';
import { meaningOfSentences } from '../optimizeApi';
import type { EditorFacts } from './draftNodes';

/** A longer pause in typing than that which the score waits for: the server is asked. */
const PAUSE_MS = 1_500;

/** What the sentences of a draft mean, a moment after they have changed; why it is not known, where that is so. */
export interface ToldMeaning {
  meant: DraftMeaning;
  missing: 'off' | 'failed' | null;
}

const NOT_TOLD: ToldMeaning = { meant: NOTHING_MEANT, missing: null };

export function useDraftMeaning(draft: string, goal: OptimizeGoal | null) {
  const [told, setTold] = useState(NOT_TOLD);
  const [facts, setFacts] = useState<EditorFacts | null>(null);
  const asked = useRef('');
  const isOff = told.missing === 'off';
  useEffect(() => {
    if (!facts || !goal || isOff) return undefined;
    const sentences = sentencesOf(facts.lines);
    const texts = sentences.map(({ text }) => text);
    const question = JSON.stringify([goal.terms.map(({ term }) => term), texts]);
    if (texts.length === 0 || question === asked.current) return undefined;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      meaningOfSentences(draft, texts, gone.signal).then(
        (answer) => {
          asked.current = question;
          if ('missing' in answer) setTold({ meant: NOTHING_MEANT, missing: answer.missing });
          else setTold({ meant: meantOf(answer, sentences, goal.terms), missing: null });
        },
        // It is asked again when the text changes; the score goes by words meanwhile.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [draft, facts, goal, isOff]);
  return { told, tellFacts: setFacts };
}
