import { useCallback, useEffect, useRef } from 'react';
import { useKept } from './useKept';

/**
 * Keeps in this browser, under a name, what was changed as long as it is not saved, for when the page goes without asking.
 * Gives what forgets it, for what is closed on purpose.
 */
export function useKeptChanges(name: string, changes: object, isDirty: boolean): () => void {
  const { keep } = useKept(name);
  const isKept = useRef(false);
  const forget = useCallback(() => {
    if (isKept.current) keep('');
    isKept.current = false;
  }, [keep]);
  const text = isDirty ? JSON.stringify(changes) : undefined;
  useEffect(() => {
    if (text === undefined) {
      forget();
      return;
    }
    isKept.current = true;
    keep(text);
  }, [text, keep, forget]);
  return forget;
}
