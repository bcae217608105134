import { useEffect, useRef, useState } from 'react';

type Task = (signal: AbortSignal) => Promise<(() => void) | undefined>;

/** One task at a time: a new one, dropping it, and leaving the page end the one before, whose answer nobody waits for. */
export function useLatestTask<Name extends string>() {
  const latest = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState<Name>();
  useEffect(() => () => latest.current?.abort(), []);
  const drop = () => {
    latest.current?.abort();
    latest.current = undefined;
    setBusy(undefined);
  };
  /** Does what the task answers, or rejects as it did, while it is the latest. */
  const run = async (name: Name, task: Task) => {
    latest.current?.abort();
    const mine = new AbortController();
    latest.current = mine;
    setBusy(name);
    try {
      const answer = await task(mine.signal);
      if (!mine.signal.aborted) answer?.();
    } catch (error) {
      if (!mine.signal.aborted) throw error;
    } finally {
      if (latest.current === mine) setBusy(undefined);
    }
  };
  return { busy, run, drop };
}
