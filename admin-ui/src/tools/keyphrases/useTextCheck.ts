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
  const [checked, setChecked] = useState<Checked>();
  const [failed, setFailed] = useState<CheckRequest>();
  const [attempt, setAttempt] = useState(0);
  const calls = useRef<LatestCalls<CheckRequest>>(undefined);
  // What comes after an empty text is another one: its place is empty until it is checked.
  if (!request && checked) setChecked(undefined);

  useEffect(() => {
    const made = latestCalls<CheckRequest, CheckAnswer>(
      start,
      (answer, of) => setChecked({ ...answer, request: of }),
      setFailed,
    );
    calls.current = made;
    return () => made.close();
  }, [start]);

  useEffect(() => {
    if (!request) {
      calls.current?.forget();
      return undefined;
    }
    const pause = setTimeout(() => calls.current?.ask(request), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [request, attempt]);

  return {
    checked: request && checked,
    isChecking: request !== undefined && checked?.request !== request && failed !== request,
    failed: request !== undefined && failed === request,
    retry: () => {
      setFailed(undefined);
      setAttempt((before) => before + 1);
    },
  };
}
