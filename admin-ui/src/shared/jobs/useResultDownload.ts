import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { downloadResult } from './jobApi';
import type { AnyJob, JobKindInfo } from './jobKinds';

/** Downloads results one at a time and says how to open them; of a kind without a file there is nothing to download. */
export function useResultDownload<Job extends AnyJob>({ file }: JobKindInfo<Job>) {
  const notify = useNotify();
  const [downloading, setDownloading] = useState<string>();
  const download = useCallback(
    async (job: Job) => {
      if (!file) return;
      setDownloading(job.id);
      try {
        await downloadResult(file, job);
        notify(file.hint, { type: 'success' });
      } catch {
        notify('The result could not be downloaded. Please try again.', { type: 'error' });
      } finally {
        setDownloading(undefined);
      }
    },
    [file, notify],
  );
  return { download, downloading };
}
