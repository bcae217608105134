import { useCallback, useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../shared/format';
import { addWords, describeAddition, removeWord } from './wordLists';

/** Changes a selection, and says in a line what happened last. */
export function useChosenWords(words: string[], onChange: (words: string[]) => void) {
  const [note, say] = useState('');
  const [cleared, setCleared] = useState<string[]>();
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  }, [words]);

  const change = useCallback(
    (next: string[], said: string, undo?: string[]) => {
      onChange(next);
      say(said);
      setCleared(undo);
    },
    [onChange],
  );
  const addMany = (incoming: string[]): string[] => {
    const addition = addWords(words, incoming);
    change(addition.words, describeAddition(addition));
    return addition.added;
  };
  // These two reach hundreds of chips, which must not render again for each typed letter.
  const remove = useCallback(
    (label: string) => change(removeWord(latest.current, label), `“${label}” removed.`),
    [change],
  );
  const clear = useCallback(() => {
    const gone = latest.current;
    change([], `${formatCount(gone.length)} removed.`, gone);
  }, [change]);
  const undo = cleared ? () => change(addWords(cleared, words).words, '') : undefined;

  return { note, say, addMany, remove, clear, undo };
}
