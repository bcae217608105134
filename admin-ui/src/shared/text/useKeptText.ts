import { useState } from 'react';
import { useKept } from './useKept';

/** A text field whose content stays in this browser; it begins with what another tool handed over. */
export function useKeptText(name: string, given = '') {
  const { initial, keep, isKept } = useKept(name);
  const [text, setText] = useState(given || initial);
  const change = (next: string) => {
    setText(next);
    keep(next);
  };
  return { text, change, isKept };
}

export type KeptText = ReturnType<typeof useKeptText>;
