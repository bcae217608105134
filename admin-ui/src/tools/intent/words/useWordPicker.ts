import type { IntentType } from '@contracts/intent/intent';
import { useMemo, useState } from 'react';
import { useChosenWords } from './useChosenWords';
import { ALL_WORDS_KEY, useIntentWords } from './useIntentWords';
import { splitWords } from './wordLists';
import { isTyped, toOption, type WordOption, wordOptions } from './wordOptions';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ApiError, apiFetch } from '../../../providers/apiClient';

/** What a picker knows and does: the search, and taking or leaving what it found. */
export function useWordPicker(
  type: IntentType,
  words: string[],
  onChange: (words: string[]) => void,
  open: boolean,
) {
  const [text, setText] = useState('');
  const search = useIntentWords(type, text, open);
  const create = useCreateWord(type);
  const selection = useChosenWords(words, onChange);
  const chosen = useMemo(() => words.map(toOption), [words]);
  const options = useMemo(() => wordOptions(search.words, chosen, text), [search.words, chosen, text]);

  const add = (option: WordOption) => {
    const incoming = option.isNew ? splitWords(option.label) : [option.label];
    const [only] = selection.addMany(incoming);
    if (option.isNew && incoming.length === 1 && only) void create(only);
  };
  const toggle = (option: WordOption, wasChosen: boolean) => {
    if (!wasChosen) add(option);
    else if (!isTyped(option, text)) selection.remove(option.label);
    else {
      setText('');
      selection.say(`“${option.label}” is already chosen.`);
    }
  };

  return { ...selection, text, setText, search, chosen, options, toggle };
}

/** Stores a new word: a student's for that student, an admin's for everybody. The selection does not wait for it, and keeps the word if it fails. */
function useCreateWord(type: IntentType) {
  const notify = useNotify();
  const client = useQueryClient();
  return async (label: string) => {
    try {
      await apiFetch('/intent', { method: 'POST', json: { type, label } });
      await client.invalidateQueries({ queryKey: ALL_WORDS_KEY });
    } catch (error) {
      const reason = error instanceof ApiError && error.code === 'CONFLICT' ? ` ${error.message}` : '';
      notify(`“${label}” counts for this file, but could not be saved for later.${reason}`, {
        type: 'warning',
      });
    }
  };
}
