import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UploadOptions } from '../../providers/apiUpload';
import { jobKeys } from './jobApi';
import type { AnyJob } from './jobKinds';
import { isFinished } from './jobText';
import { useJob } from './useJob';
import { useJobChanges } from './useJobChanges';
import { useUpload } from './useUpload';

export interface JobRunEvents<Job extends AnyJob> {
  /** The server did not take what was to become a job. */
  onRefused: (error: unknown) => void;
  /** Told once of each job, however it ended. */
  onFinished: (job: Job) => void;
}

/** A job from its start to its end; it goes on when the page is left. */
export function useJobRun<Job extends AnyJob>({ onRefused, onFinished }: JobRunEvents<Job>) {
  const client = useQueryClient();
  const changes = useJobChanges();
  const { upload, start: startUpload, drop } = useUpload<Job>();
  const [asking, setAsking] = useState(false);
  const [dropped, setDropped] = useState<string>();
  const [id, setId] = useState<string>();
  const { data: job } = useJob<Job>(id);
  const refresh = () => client.invalidateQueries({ queryKey: jobKeys.all });

  /** Asks for a job; the way of a file that goes with it is shown. */
  const start = async (send: (options: UploadOptions) => Promise<Job>, file?: File) => {
    setId(undefined);
    setDropped(undefined);
    setAsking(!file);
    try {
      const created = await (file ? startUpload(file, send) : send({}));
      if (created) {
        client.setQueryData(jobKeys.one(created.id), created);
        setId(created.id);
      }
    } catch (error) {
      onRefused(error);
    }
    setAsking(false);
    void refresh();
  };

  const cancel = () => {
    if (id) void changes.cancel(id);
    else if (upload) {
      drop();
      setDropped(upload.fileName);
    }
  };

  useOnceFinished(job, (finished) => {
    void refresh();
    onFinished(finished);
  });

  return {
    upload,
    /** The name of the file whose upload was cancelled last. */
    dropped,
    job,
    busy: asking || upload !== undefined || (id !== undefined && !(job && isFinished(job))),
    changing: changes.changing !== undefined,
    start,
    cancel,
    pause: () => (id ? void changes.pause(id) : undefined),
    resume: () => (id ? void changes.resume(id) : undefined),
  };
}

function useOnceFinished<Job extends AnyJob>(job: Job | undefined, onFinished: (job: Job) => void): void {
  const told = useRef<string>(undefined);
  const tell = useEffectEvent(onFinished);
  useEffect(() => {
    if (!job || !isFinished(job) || told.current === job.id) return;
    told.current = job.id;
    tell(job);
  }, [job]);
}
