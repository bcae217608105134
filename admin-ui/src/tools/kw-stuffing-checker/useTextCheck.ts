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

type Sent = CheckRequest & { id: number };
type Answered = CheckAnswer & { id: number };

/** Checks a text when the writing pauses, in a thread; nothing while there is no request. */
export function useTextCheck(start: () => Worker, request: CheckRequest | undefined): CheckState {
  const [checked, setChecked] = useState<Checked>();
  const [failed, setFailed] = useState<CheckRequest>();
  const [attempt, setAttempt] = useState(0);
  const calls = useRef<LatestCalls<Sent>>(undefined);
  const asked = useRef<{ id: number; request: CheckRequest }[]>([]);
  const latest = useRef(0);
  // What comes after an empty text is another one: its place is empty until it is checked.
  if (!request && checked) setChecked(undefined);

  useEffect(() => {
    const made = latestCalls<Sent, Answered>(
      start,
      ({ id, ...answer }) => {
        const of = asked.current.find((each) => each.id === id)?.request;
        asked.current = asked.current.filter((each) => each.id > id);
        if (of) setChecked({ ...answer, request: of });
      },
      () => setFailed(asked.current.at(-1)?.request),
    );
    calls.current = made;
    return () => made.close();
  }, [start]);

  useEffect(() => {
    if (!request) {
      asked.current = [];
      return undefined;
    }
    const pause = setTimeout(() => {
      const id = (latest.current += 1);
      asked.current.push({ id, request });
      calls.current?.ask({ ...request, id });
    }, PAUSE_MS);
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
