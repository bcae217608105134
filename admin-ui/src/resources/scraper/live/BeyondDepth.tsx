import type { CrawlView } from '@contracts/scraper/crawls';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { depthLeftOutText, nextDepth } from '../crawlText';
import { useCrawlChanges } from '../useCrawlChanges';

/** Says how much a crawl's depth left out, and offers to go on from there. */
export function BeyondDepth({ crawl }: { crawl: CrawlView }) {
  const { deepen, changing } = useCrawlChanges();
  const text = depthLeftOutText(crawl);
  if (text === null) return null;
  const depth = nextDepth(crawl);
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        depth === null ? null : (
          <Button
            color="inherit"
            size="small"
            sx={{ whiteSpace: 'nowrap' }}
            loading={changing === crawl.id}
            onClick={() => void deepen(crawl.id, depth)}
          >
            Go on to depth {depth}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
