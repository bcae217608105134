import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from '../../session/useSession';
import { keepText, readKept } from './keptText';

const PAUSE_MS = 500;

/**
 * The text that was left here, and how what follows it is kept; what was written last too, when the page is left. What
 * another tab has written meanwhile is put away before it is written over.
 */
export function useKept(tool: string, putAway?: (user: string, text: string) => void) {
  const { id } = useUser();
  const [initial] = useState(() => readKept(tool, id));
  const [isKept, setKept] = useState(true);
  const known = useRef(initial);
  const latest = useRef<string>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLeft = useRef(false);

  const flush = useCallback(() => {
    clearTimeout(pause.current);
    if (latest.current === undefined) return;
    const there = putAway ? readKept(tool, id) : '';
    if (there && there !== known.current && there !== latest.current) putAway?.(id, there);
    known.current = latest.current;
    const kept = keepText(tool, id, latest.current);
    latest.current = undefined;
    setKept(kept);
  }, [tool, id, putAway]);

  const keep = useCallback(
    (text: string) => {
      latest.current = text;
      clearTimeout(pause.current);
      // What an undo brings back when the page is left already is to be there when it is opened again.
      if (isLeft.current) flush();
      else pause.current = setTimeout(flush, PAUSE_MS);
    },
    [flush],
  );

  useEffect(() => {
    isLeft.current = false;
    window.addEventListener('pagehide', flush);
    return () => {
      isLeft.current = true;
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return { initial, keep, isKept };
}
