import { useCallback, useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../shared/format';
import { addWords, describeAddition, removeWord } from './wordLists';

/** What happened last, the words that came of it, and those before that can be taken back. */
interface Said {
  note: string;
  words: string[];
  cleared?: string[];
}

/** Changes a selection, and says in a line what happened last; of a later change by others it says nothing. */
export function useChosenWords(words: string[], onChange: (words: string[]) => void) {
  const [last, setLast] = useState<Said>();
  const said = last?.words === words ? last : undefined;
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  }, [words]);

  const change = useCallback(
    (next: string[], note: string, cleared?: string[]) => {
      onChange(next);
      setLast({ note, words: next, cleared });
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
  const cleared = said?.cleared;
  const undo = cleared ? () => change(cleared, '') : undefined;
  const say = (note: string) => setLast({ note, words });

  return { note: said?.note ?? '', say, addMany, remove, clear, undo };
}
