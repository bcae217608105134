import { MESSAGES } from '@contracts/messages';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { downloadResult } from './jobApi';
import type { IntentJob } from './jobText';

/** Downloads results one at a time and says how to open them. */
export function useDownload() {
  const notify = useNotify();
  const [downloading, setDownloading] = useState<string>();
  const download = useCallback(
    async (job: IntentJob) => {
      setDownloading(job.id);
      try {
        await downloadResult(job);
        notify(MESSAGES.openAndSaveAsXlsx, { type: 'success' });
      } catch {
        notify('The result could not be downloaded. Please try again.', {
          type: 'error',
        });
      } finally {
        setDownloading(undefined);
      }
    },
    [notify],
  );
  return { download, downloading };
}
