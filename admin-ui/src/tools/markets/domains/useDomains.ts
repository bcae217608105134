import type { DomainLine } from '@domain/markets/domain-facts';
import { useEffect, useRef, useState } from 'react';
import { latestCalls, type LatestCalls } from '../../../shared/text/latestCalls';
import { useDebounced } from '../../../shared/useDebounced';
import type { DomainsAnswer } from './domains.worker';

/** A pause in the typing, after which the list is read. */
const PAUSE_MS = 150;

export interface Domains {
  rows: readonly DomainLine[];
  /** How many there are, those beyond the limit included. */
  count: number;
  failed: boolean;
  /** Whether the rows are of an older text. */
  isReading: boolean;
}

export type StartWorker = () => Worker;

export const startDomainsWorker: StartWorker = () =>
  new Worker(new URL('./domains.worker.ts', import.meta.url), { type: 'module' });

/** An answer with what it was read from. */
interface Read extends DomainsAnswer {
  text: string;
}

const NOTHING: Read = { text: '', rows: [], count: 0 };

/** What the domains of a text say, read in a thread so that the page stays free. */
export function useDomains(text: string, start: StartWorker): Domains {
  const settled = useDebounced(text, PAUSE_MS);
  const [answer, setAnswer] = useState<Read | 'failed'>(NOTHING);
  const calls = useRef<LatestCalls<string>>(undefined);
  useEffect(() => {
    const made = latestCalls<string, DomainsAnswer>(
      start,
      (read, of) => setAnswer({ ...read, text: of }),
      () => setAnswer('failed'),
    );
    calls.current = made;
    return () => made.close();
  }, [start]);
  const isEmpty = settled.trim() === '';
  useEffect(() => {
    if (!isEmpty) calls.current?.ask(settled);
  }, [settled, isEmpty]);
  const failed = answer === 'failed' && !isEmpty;
  const { rows, count, text: read } = isEmpty || answer === 'failed' ? NOTHING : answer;
  return { rows, count, failed, isReading: !isEmpty && !failed && read !== settled };
}
