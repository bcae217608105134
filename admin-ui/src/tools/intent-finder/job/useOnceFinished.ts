import { useEffect, useEffectEvent, useRef } from 'react';
import { type IntentJob, isFinished } from './jobText';

/** Tells once of each job that it is finished. */
export function useOnceFinished(job: IntentJob | undefined, onFinished: (job: IntentJob) => void): void {
  const told = useRef<string>(undefined);
  const tell = useEffectEvent(onFinished);
  useEffect(() => {
    if (!job || !isFinished(job) || told.current === job.id) return;
    told.current = job.id;
    tell(job);
  }, [job]);
}
