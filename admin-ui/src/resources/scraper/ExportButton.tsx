import type { CrawlView } from '@contracts/scraper/crawls';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useDownloading } from '../../shared/result/useDownloading';
import { type CrawlExport, saveCrawlExport } from './crawlExport';

interface ExportButtonProps extends CrawlExport {
  crawl: CrawlView;
}

/** One export, beside what it holds. */
export function ExportButton({ crawl, ...chosen }: ExportButtonProps) {
  const { busy, start } = useDownloading();
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      loading={busy}
      onClick={() => start(() => saveCrawlExport(crawl, chosen))}
    >
      {chosen.label}
    </Button>
  );
}
