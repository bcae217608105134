import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { downloadResult } from './jobApi';
import type { AnyJob, JobKindInfo } from './jobKinds';

/** Downloads results one at a time and says how to open them. */
export function useResultDownload<Job extends AnyJob>(kind: JobKindInfo<Job>) {
  const notify = useNotify();
  const [downloading, setDownloading] = useState<string>();
  const download = useCallback(
    async (job: Job) => {
      setDownloading(job.id);
      try {
        await downloadResult(kind, job);
        notify(kind.file.hint, { type: 'success' });
      } catch {
        notify('The result could not be downloaded. Please try again.', { type: 'error' });
      } finally {
        setDownloading(undefined);
      }
    },
    [kind, notify],
  );
  return { download, downloading };
}
