import { useEffect, useRef, useState } from 'react';
import { type LatestCalls, latestCalls } from '../../shared/text/latestCalls';
import type { CheckAnswer, CheckRequest } from './checking.worker';

/** A pause in the writing, after which the text is checked. */
const PAUSE_MS = 300;

/** An answer with what was asked: its marks belong to that text, and to no later one. */
export interface Checked extends CheckAnswer {
  request: CheckRequest;
}

export interface CheckState {
  checked?: Checked;
  isChecking: boolean;
  failed: boolean;
  retry: () => void;
}

/** Checks a text when the writing pauses, in a thread; nothing while there is no request. */
export function useTextCheck(start: () => Worker, request: CheckRequest | undefined): CheckState {
  const [state, setState] = useState<Omit<CheckState, 'retry'>>({ isChecking: false, failed: false });
  const [attempt, setAttempt] = useState(0);
  const calls = useRef<LatestCalls<CheckRequest & { id: number }>>(undefined);
  const asked = useRef(new Map<number, CheckRequest>());
  const latest = useRef(0);

  useEffect(() => {
    const made = latestCalls<CheckRequest & { id: number }, CheckAnswer & { id: number }>(
      start,
      ({ id, ...answer }) => {
        const of = asked.current.get(id);
        for (const known of asked.current.keys()) if (known <= id) asked.current.delete(known);
        if (!of) return;
        setState({
          checked: { ...answer, request: of },
          isChecking: id !== latest.current,
          failed: false,
        });
      },
      () => setState((before) => ({ ...before, isChecking: false, failed: true })),
    );
    calls.current = made;
    return () => made.close();
  }, [start]);

  useEffect(() => {
    const id = (latest.current += 1);
    if (!request) {
      asked.current.clear();
      setState({ isChecking: false, failed: false });
      return undefined;
    }
    setState((before) => ({ ...before, isChecking: true, failed: false }));
    const pause = setTimeout(() => {
      asked.current.set(id, request);
      calls.current?.ask({ ...request, id });
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [request, attempt]);

  return { ...state, retry: () => setAttempt((before) => before + 1) };
}
