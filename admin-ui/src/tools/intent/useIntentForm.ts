import type { IntentLists } from '@contracts/intent/intent';
import type { IntentLanguage } from '@contracts/intent/intent-languages';
import { MESSAGES } from '@contracts/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldProblems, SubmitProblem } from './submitProblem';
import { useFilledWords } from './useFilledWords';
import { addWords } from './words/wordLists';

const EMPTY: IntentLists = {
  informational: [],
  commercialInvestigation: [],
  transactional: [],
  navigational: [],
};

export interface FillOptions {
  language: IntentLanguage;
  /** Of the words that were filled in before. */
  instead: boolean;
}

/** What the page has been given so far. It lives as long as the page is open. */
export function useIntentForm() {
  const [lists, setLists] = useState(EMPTY);
  const latest = useRef(lists);
  useEffect(() => {
    latest.current = lists;
  }, [lists]);
  const { languages, note, withoutFilled } = useFilledWords(lists);
  const [file, setFile] = useState<File>();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [message, setMessage] = useState<string>();

  const setWords = useCallback((field: keyof IntentLists, words: string[]) => {
    setLists((current) => ({ ...current, [field]: words }));
    setProblems((current) => ({ ...current, [field]: undefined }));
    setMessage(undefined);
  }, []);

  /** Adds words to all lists as they are by then, or puts them in the place of what was filled in; how many were new. */
  const fill = (words: IntentLists, { language, instead }: FillOptions): number => {
    const fields = Object.keys(EMPTY) as (keyof IntentLists)[];
    const additions = fields.map((field) => {
      const chosen = latest.current[field];
      return { field, ...addWords(instead ? withoutFilled(field, chosen) : chosen, words[field]) };
    });
    for (const { field, words: all } of additions) setWords(field, all);
    note({ language, words }, instead);
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

  return { lists, languages, file, problems, message, setWords, fill, chooseFile, reject, finish };
}
