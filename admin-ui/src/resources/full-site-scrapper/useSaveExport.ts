import type { CrawlView } from '@contracts/crawls/crawls';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { saveExport } from './crawlApi';
import { exportName } from './crawlText';

export interface CrawlExport {
  label: string;
  /** Below the crawl's exports. */
  path: string;
  /** What the file holds, and its ending. */
  file: [what: string, ending: string];
}

/** Saves exports of a crawl, one at a time. */
export function useSaveExport(crawl: CrawlView) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const save = async ({ path, file }: CrawlExport) => {
    setBusy(true);
    try {
      await saveExport(crawl.id, path, exportName(crawl, ...file));
    } catch {
      notify('The export failed. Try again.', { type: 'error' });
    }
    setBusy(false);
  };
  return { busy, save: (chosen: CrawlExport) => void save(chosen) };
}
