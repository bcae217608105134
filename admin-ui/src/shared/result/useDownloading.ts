import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/apiClient';

/** Downloads one thing at a time, and says why where it fails. */
export function useDownloading() {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const start = async (download: () => Promise<void>) => {
    setBusy(true);
    try {
      await download();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  return { busy, start: (download: () => Promise<void>) => void start(download) };
}
