import { INTENT_LIST_FIELDS, type IntentLists } from '@contracts/intent/intent';
import type { IntentLanguage } from '@contracts/intent/intent-languages';
import { normalizeText } from '@domain/intent/normalize';
import { useMemo, useState } from 'react';

type Field = keyof IntentLists;

/** What one auto fill put into the lists. */
interface Filling {
  language: IntentLanguage;
  words: IntentLists;
}

const FIELDS: readonly Field[] = Object.values(INTENT_LIST_FIELDS);

/** Which of the chosen words auto fill put there, and in which languages. */
export function useFilledWords(lists: IntentLists) {
  const [fillings, setFillings] = useState<readonly Filling[]>([]);
  const languages = useMemo(() => {
    const left = fillings.filter(({ words }) => FIELDS.some((field) => holdsAny(lists[field], words[field])));
    return [...new Set(left.map(({ language }) => language))];
  }, [fillings, lists]);

  const note = (filling: Filling, afresh: boolean) =>
    setFillings((earlier) => (afresh ? [filling] : [...earlier, filling]));
  /** Those of a list that auto fill did not put there. */
  const withoutFilled = (field: Field, words: readonly string[]): string[] => {
    const filled = new Set(fillings.flatMap((filling) => filling.words[field]).map(normalizeText));
    return words.filter((word) => !filled.has(normalizeText(word)));
  };
  return { languages, note, withoutFilled };
}

function holdsAny(words: readonly string[], sought: readonly string[]): boolean {
  const keys = new Set(sought.map(normalizeText));
  return words.some((word) => keys.has(normalizeText(word)));
}
