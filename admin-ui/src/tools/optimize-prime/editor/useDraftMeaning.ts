import { MAX_MEANT_CHARACTERS, MAX_MEANT_SENTENCES } from '@contracts/optimize/draft-meaning';
import type { OptimizeGoal } from '@contracts/optimize/optimize';
import { type DraftMeaning, NOTHING_MEANT } from '@domain/optimize/draft-reader';
import type { LineSentence } from '@domain/optimize/line-reader';
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
    const sentences = sentencesOf(facts);
    const texts = sentences.map(({ text }) => text);
    const question = JSON.stringify([goal.terms.map(({ term }) => term), texts]);
    if (texts.length === 0 || question === asked.current) return undefined;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      meaningOfSentences(draft, texts, gone.signal).then(
        (answer) => {
          asked.current = question;
          if ('missing' in answer) setTold({ meant: NOTHING_MEANT, missing: answer.missing });
          else setTold({ meant: meaningOf(answer, sentences, goal), missing: null });
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

/** Those that say something, each once. */
function sentencesOf({ lines }: EditorFacts): LineSentence[] {
  const found = new Map<string, LineSentence>();
  for (const { facts, level } of lines) {
    if (level > 0) continue;
    for (const sentence of facts.sentences) {
      const text = sentence.text.trim();
      if (found.size === MAX_MEANT_SENTENCES) break;
      if (sentence.says && text.length <= MAX_MEANT_CHARACTERS && !found.has(text))
        found.set(text, { ...sentence, text });
    }
  }
  return [...found.values()];
}

function meaningOf(
  {
    covered,
    alike,
  }: { covered: { term: string; sentence: number }[]; alike: { sentence: number; to: number }[] },
  sentences: readonly LineSentence[],
  { terms }: OptimizeGoal,
): DraftMeaning {
  const places = new Map(terms.map(({ term }, at) => [term, at]));
  return {
    covered: new Map(
      covered.flatMap(({ term, sentence }) => {
        const [place, said] = [places.get(term), sentences[sentence]];
        return place === undefined || !said ? [] : [[place, said.text]];
      }),
    ),
    alike: new Map(
      alike.flatMap(({ sentence, to }) => {
        const [one, first] = [sentences[sentence], sentences[to]];
        return one && first ? [[one.frame, first.frame]] : [];
      }),
    ),
  };
}
