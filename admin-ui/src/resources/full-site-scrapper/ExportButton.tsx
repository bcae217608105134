import type { CrawlView } from '@contracts/crawls/crawls';
import DownloadIcon from '@mui/icons-material/GetApp';
import Button from '@mui/material/Button';
import { type CrawlExport, useSaveExport } from './useSaveExport';

interface ExportButtonProps extends CrawlExport {
  crawl: CrawlView;
}

/** One export, beside what it holds. */
export function ExportButton({ crawl, ...chosen }: ExportButtonProps) {
  const { busy, save } = useSaveExport(crawl);
  return (
    <Button size="small" startIcon={<DownloadIcon />} loading={busy} onClick={() => save(chosen)}>
      {chosen.label}
    </Button>
  );
}
