import type { CrawlView } from '@contracts/scraper/crawls';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Clamped } from '../../../shared/Clamped';
import { STATUS_LABELS } from '../../../shared/jobs/jobText';
import { PauseButton } from '../../../shared/jobs/PauseButton';
import { ProgressLine } from '../../../shared/jobs/ProgressLine';
import { shortAddress } from '../../../shared/addresses/shortAddress';
import { crawlName, crawlPercent, crawlWait, PART_LABELS, slowdownText } from '../crawlText';
import { useCrawlChanges } from '../useCrawlChanges';
import { CancelQuestion } from './CancelQuestion';
import { CrawlDetails } from './CrawlDetails';

function doing(crawl: CrawlView): string | undefined {
  if (crawl.status === 'queued') return crawlWait(crawl);
  return crawl.status === 'paused' ? 'Resume it to continue where it stopped.' : undefined;
}

/** How far a crawl has come, what it is doing, and the ways to stop it. */
export function LiveCrawl({ crawl }: { crawl: CrawlView }) {
  const { changing, pause, resume, cancel } = useCrawlChanges();
  const [asking, setAsking] = useState(false);
  const name = crawlName(crawl);
  const phase =
    crawl.status === 'running' ? PART_LABELS[crawl.progress.part ?? 'pages'] : STATUS_LABELS[crawl.status];
  // Before its first page a crawl reads robots.txt and sitemaps; while its reports are made it reads nothing.
  const isReading = crawl.status === 'running' && crawl.progress.part !== 'report';
  const current = isReading ? (crawl.progress.current[0] ?? crawl.options.startUrl) : undefined;
  const slowdown = slowdownText(crawl.progress);
  return (
    <Card component="section" aria-label="Progress" sx={{ px: { xs: 2, md: 3 }, py: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="h2" sx={{ flex: 1, minWidth: 0 }}>
          <span role="status">{phase}</span>
        </Typography>
        <PauseButton
          job={crawl}
          name={name}
          onPause={() => void pause(crawl.id)}
          onResume={() => void resume(crawl.id)}
        />
        <Button
          variant="outlined"
          color="secondary"
          loading={changing === crawl.id}
          onClick={() => setAsking(true)}
        >
          Cancel
        </Button>
      </Box>
      <Typography
        variant="body2"
        color="text.secondary"
        // Two lines on a phone, so that what is below does not move with each address.
        sx={{ mt: 0.5, minHeight: { xs: '3em', sm: 0 }, overflowWrap: 'anywhere' }}
      >
        {current === undefined ? doing(crawl) : <Clamped text={shortAddress(current)} />}
      </Typography>
      <ProgressLine label={`${phase}: ${name}`} percent={crawlPercent(crawl)} />
      {slowdown ? (
        <Typography variant="body2" sx={{ mb: 0.5 }}>
          {slowdown}
        </Typography>
      ) : null}
      <CrawlDetails crawl={crawl} />
      <CancelQuestion
        open={asking}
        busy={changing === crawl.id}
        onCancel={() => cancel(crawl.id)}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
