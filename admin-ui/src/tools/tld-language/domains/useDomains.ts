import type { DomainLine } from '@domain/markets/domain-facts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { latestCalls, type LatestCalls } from '../../../shared/text/latestCalls';
import { useDebounced } from '../../../shared/useDebounced';
import { type DomainLines, domainLines } from './domainLines';

/** A pause in the typing, after which the list is read. */
const PAUSE_MS = 150;

export interface Domains extends Omit<DomainLines, 'lines'> {
  rows: readonly DomainLine[];
  failed: boolean;
  /** Whether the rows are of an older text. */
  isReading: boolean;
}

export type StartWorker = () => Worker;

export const startDomainsWorker: StartWorker = () =>
  new Worker(new URL('./domains.worker.ts', import.meta.url), { type: 'module' });

/** What the domains of a text say, read in a thread so that the page stays free. */
export function useDomains(text: string, start: StartWorker): Domains {
  const settled = useDebounced(text, PAUSE_MS);
  const { lines, count } = useMemo(() => domainLines(settled), [settled]);
  const [answer, setAnswer] = useState<{ rows: readonly DomainLine[]; failed: boolean; isReading: boolean }>({
    rows: [],
    failed: false,
    isReading: false,
  });
  const calls = useRef<LatestCalls<readonly string[]>>(undefined);
  useEffect(() => {
    const made = latestCalls<readonly string[], DomainLine[]>(
      start,
      (rows) => setAnswer({ rows, failed: false, isReading: false }),
      () => setAnswer({ rows: [], failed: true, isReading: false }),
    );
    calls.current = made;
    return () => made.close();
  }, [start]);
  useEffect(() => {
    if (lines.length === 0) return;
    setAnswer((before) => ({ ...before, failed: false, isReading: true }));
    calls.current?.ask(lines);
  }, [lines]);
  return lines.length === 0 ? { rows: [], failed: false, isReading: false, count } : { ...answer, count };
}
