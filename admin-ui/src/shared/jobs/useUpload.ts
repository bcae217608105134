import { useRef, useState } from 'react';
import type { UploadOptions, UploadProgress } from '../../providers/apiUpload';
import { changeJob } from './jobApi';
import type { AnyJob } from './jobKinds';

export interface Upload extends UploadProgress {
  fileName: string;
}

interface Attempt {
  controller: AbortController;
  sentWhole: boolean;
  dropped: boolean;
}

/** Uploads a file that becomes a job, as long as nobody drops it. */
export function useUpload<Job extends AnyJob>() {
  const [upload, setUpload] = useState<Upload>();
  const attempt = useRef<Attempt>(null);

  /** The job that the file became; none where the upload was dropped. */
  const start = async (
    file: Pick<File, 'name' | 'size'>,
    send: (options: UploadOptions) => Promise<Job>,
  ): Promise<Job | undefined> => {
    const mine: Attempt = { controller: new AbortController(), sentWhole: false, dropped: false };
    attempt.current = mine;
    const onProgress = (progress: UploadProgress) => {
      mine.sentWhole = progress.sent >= progress.total;
      if (!mine.dropped) setUpload({ fileName: file.name, ...progress });
    };
    onProgress({ sent: 0, total: file.size });
    try {
      const job = await send({ onProgress, signal: mine.controller.signal });
      if (!mine.dropped) return job;
      await changeJob(job.id, 'cancel');
    } catch (error) {
      if (!mine.dropped) throw error;
    } finally {
      if (!mine.dropped) setUpload(undefined);
    }
    return undefined;
  };

  const drop = () => {
    if (!attempt.current) return;
    attempt.current.dropped = true;
    // A file that arrived whole becomes a job all the same, which is cancelled when its answer names it.
    if (!attempt.current.sentWhole) attempt.current.controller.abort();
    setUpload(undefined);
  };

  return { upload, start, drop };
}
