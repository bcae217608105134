import { useState } from 'react';
import { useDraft } from './useDraft';

/** A text field whose content stays in this browser. */
export function useKeptText(name: string) {
  const { initial, keep, isKept } = useDraft(name);
  const [text, setText] = useState(initial);
  const change = (next: string) => {
    setText(next);
    keep(next);
  };
  return { text, change, isKept };
}

export type KeptText = ReturnType<typeof useKeptText>;
