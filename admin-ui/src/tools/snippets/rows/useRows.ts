import { SNIPPET_MESSAGES } from '@contracts/snippets/snippet-messages';
import { useEffect, useRef, useState } from 'react';
import { latestCalls, type LatestCalls } from '../../../shared/text/latestCalls';
import { useLatestTask } from '../../../shared/useLatestTask';
import type { CheckedFile } from './checkedFile';

export type StartWorker = () => Worker;

export const startRowsWorker: StartWorker = () =>
  new Worker(new URL('./rows.worker.ts', import.meta.url), { type: 'module' });

/** Checks the rows of a file in a thread, so that the page stays free. */
export function useRows(start: StartWorker) {
  const [checked, setChecked] = useState<CheckedFile>();
  const [isChecking, setChecking] = useState(false);
  const calls = useRef<LatestCalls<ArrayBuffer>>(undefined);
  const reading = useLatestTask<'reading'>();
  useEffect(() => {
    const settle = (answer: CheckedFile) => {
      setChecked(answer);
      setChecking(false);
    };
    const made = latestCalls<ArrayBuffer, CheckedFile>(start, settle, () =>
      settle({ problem: SNIPPET_MESSAGES.fileUnreadable }),
    );
    calls.current = made;
    return () => made.close();
  }, [start]);
  const clear = () => {
    calls.current?.forget();
    reading.drop();
    setChecked(undefined);
    setChecking(false);
  };
  const check = (file: File) => {
    clear();
    setChecking(true);
    reading
      .run('reading', async () => {
        const content = await file.arrayBuffer();
        return () => calls.current?.ask(content);
      })
      .catch(() => {
        setChecked({ problem: SNIPPET_MESSAGES.fileUnreadable });
        setChecking(false);
      });
  };
  return { checked, isChecking, check, clear };
}
