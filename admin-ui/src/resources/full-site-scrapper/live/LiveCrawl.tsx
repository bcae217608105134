import type { CrawlView } from '@contracts/crawls/crawls';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { STATUS_LABELS } from '../../../shared/jobs/jobText';
import { PauseButton } from '../../../shared/jobs/PauseButton';
import { ProgressLine } from '../../../shared/jobs/ProgressLine';
import { crawlName, crawlPercent, pathWithin } from '../crawlText';
import { useCrawlChanges } from '../useCrawlChanges';
import { CancelQuestion } from './CancelQuestion';
import { CrawlFigures } from './CrawlFigures';
import { Tally } from './Tally';

const DOING: Partial<Record<CrawlView['status'], string>> = {
  queued: 'Waiting for its turn…',
  running: 'Asking for the first page…',
  paused: 'Resume it to continue where it stopped.',
};

/** How far a crawl has come, what it is doing, and the ways to stop it. */
export function LiveCrawl({ crawl }: { crawl: CrawlView }) {
  const { changing, pause, resume, cancel } = useCrawlChanges();
  const [asking, setAsking] = useState(false);
  const name = crawlName(crawl);
  const phase = crawl.status === 'running' ? 'Crawling' : STATUS_LABELS[crawl.status];
  const [current] = crawl.status === 'running' ? crawl.progress.current : [];
  return (
    <Card component="section" aria-label="Progress" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2">
            <span role="status">{phase}</span>
          </Typography>
          <Typography variant="body2" color="text.secondary" noWrap={current !== undefined} title={current}>
            {current === undefined ? DOING[crawl.status] : pathWithin(current, crawl.options.startUrl)}
          </Typography>
        </Box>
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
      <ProgressLine label={`${phase}: ${name}`} percent={crawlPercent(crawl)} />
      <CrawlFigures crawl={crawl} />
      <Tally progress={crawl.progress} />
      <CancelQuestion
        open={asking}
        busy={changing === crawl.id}
        onCancel={() => cancel(crawl.id)}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
