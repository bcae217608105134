import { type IntentType } from '@contracts/intent';
import { useMemo, useState } from 'react';
import { useCreateWord } from './useCreateWord';
import { useIntentWords } from './useIntentWords';
import { addWords, describeAddition, removeWord, splitWords } from './wordLists';
import { isTyped, toOption, type WordOption, wordOptions } from './wordOptions';

/** What a picker knows and does: search, adding, removing, and a line about what happened last. */
export function useWordPicker(
  type: IntentType,
  words: string[],
  onChange: (words: string[]) => void,
  open: boolean,
) {
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [cleared, setCleared] = useState<string[]>();
  const search = useIntentWords(type, text, open);
  const create = useCreateWord(type);
  const chosen = useMemo(() => words.map(toOption), [words]);
  const options = useMemo(() => wordOptions(search.words, chosen, text), [search.words, chosen, text]);

  const change = (next: string[], said: string, undo?: string[]) => {
    onChange(next);
    setNote(said);
    setCleared(undo);
  };
  const addMany = (incoming: string[]) => {
    const addition = addWords(words, incoming);
    change(addition.words, describeAddition(addition));
    return addition.added;
  };
  const remove = (label: string) => {
    change(removeWord(words, label), `“${label}” removed.`);
  };
  const add = (option: WordOption) => {
    const incoming = option.isNew ? splitWords(option.label) : [option.label];
    const [only] = addMany(incoming);
    if (option.isNew && incoming.length === 1 && only) void create(only);
  };
  const toggle = (option: WordOption, wasChosen: boolean) => {
    if (!wasChosen) add(option);
    else if (!isTyped(option, text)) remove(option.label);
    else {
      setText('');
      change(words, `“${option.label}” is chosen already.`);
    }
  };
  const clear = () => {
    change([], `${words.length.toLocaleString('en')} removed.`, words);
  };
  const undo = cleared ? () => change(cleared, '') : undefined;

  return { text, setText, note, search, chosen, options, addMany, remove, toggle, clear, undo };
}
