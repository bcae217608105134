import { useCallback, useEffect, useRef } from 'react';
import { useDraft } from './useDraft';

/**
 * Keeps in this browser, under a name, what was changed as long as it is not saved, for when the page goes without asking.
 * Gives what forgets it, for what is closed on purpose.
 */
export function useKeptChanges(name: string, draft: object, isDirty: boolean): () => void {
  const { keep } = useDraft(name);
  const isKept = useRef(false);
  const forget = useCallback(() => {
    if (isKept.current) keep('');
    isKept.current = false;
  }, [keep]);
  const text = isDirty ? JSON.stringify(draft) : undefined;
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
