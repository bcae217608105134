import type { DocumentFormat } from '@contracts/export/document-formats';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { apiFetch, messageOf } from '../../providers/apiClient';
import { fileNameOf } from '../fileNameOf';
import { saveBlob } from '../saveBlob';

/** Saves a document of the API, in one format at a time. */
export function useDocumentDownload(path: string) {
  const notify = useNotify();
  const [downloading, setDownloading] = useState(false);
  const download = useCallback(
    async (format: DocumentFormat, part?: string) => {
      setDownloading(true);
      try {
        const query = new URLSearchParams({ format, ...(part && { part }) });
        const response = await apiFetch(`${path}?${query.toString()}`);
        saveBlob(await response.blob(), fileNameOf(response) ?? `export.${format}`);
      } catch (error) {
        notify(messageOf(error), { type: 'error' });
      } finally {
        setDownloading(false);
      }
    },
    [path, notify],
  );
  return { downloading, download };
}
