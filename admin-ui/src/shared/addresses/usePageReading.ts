import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../providers/apiClient';

/** Reads one page at a time; what was asked for by a form that is gone comes to nothing. */
export function usePageReading<Page>(
  readPage: (address: string) => Promise<Page>,
  onRead: (page: Page) => void,
) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const latest = useRef<typeof onRead>(undefined);
  useEffect(() => {
    latest.current = onRead;
    return () => {
      latest.current = undefined;
    };
  });
  const read = async (address: string) => {
    setProblem(undefined);
    setBusy(true);
    try {
      const page = await readPage(address);
      latest.current?.(page);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { read, busy, problem, setProblem };
}
