import type { IntentLists } from '@contracts/intent/intent';
import { MESSAGES } from '@contracts/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldProblems, SubmitProblem } from './submitProblem';
import { addWords } from './words/wordLists';

const EMPTY: IntentLists = {
  informational: [],
  commercialInvestigation: [],
  transactional: [],
  navigational: [],
};

/** What the page has been given so far. It lives as long as the page is open. */
export function useIntentForm() {
  const [lists, setLists] = useState(EMPTY);
  const latest = useRef(lists);
  useEffect(() => {
    latest.current = lists;
  }, [lists]);
  const [file, setFile] = useState<File>();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [message, setMessage] = useState<string>();

  const setWords = useCallback((field: keyof IntentLists, words: string[]) => {
    setLists((current) => ({ ...current, [field]: words }));
    setProblems((current) => ({ ...current, [field]: undefined }));
    setMessage(undefined);
  }, []);

  /** Adds words to all lists as they are by then; how many were new. */
  const fill = (words: IntentLists): number => {
    const fields = Object.keys(EMPTY) as (keyof IntentLists)[];
    const additions = fields.map((field) => ({ field, ...addWords(latest.current[field], words[field]) }));
    for (const { field, words: all } of additions) setWords(field, all);
    return additions.reduce((sum, { added }) => sum + added.length, 0);
  };

  const chooseFile = useCallback((chosen: File | undefined, problem?: string) => {
    setFile(chosen);
    setProblems((current) => ({
      ...current,
      file: chosen ? undefined : (problem ?? MESSAGES.fileRequired),
    }));
    setMessage(undefined);
  }, []);

  const reject = useCallback((problem: SubmitProblem) => {
    setProblems(problem.fields);
    setMessage(problem.message);
  }, []);

  const finish = useCallback(() => {
    setFile(undefined);
    setProblems({});
    setMessage(undefined);
  }, []);

  return { lists, file, problems, message, setWords, fill, chooseFile, reject, finish };
}
