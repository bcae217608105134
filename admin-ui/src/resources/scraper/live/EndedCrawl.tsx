import type { CrawlView } from '@contracts/scraper/crawls';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { beyondLimitText, queriesText, targetsText, unreachedText } from '../crawlText';
import { BeyondDepth } from './BeyondDepth';
import { CrawlDetails } from './CrawlDetails';
import { LeadsElsewhere } from './LeadsElsewhere';

/** What came of a crawl that has ended. */
export function EndedCrawl({ crawl }: { crawl: CrawlView }) {
  const unreached = unreachedText(crawl);
  const notes = [beyondLimitText(crawl), queriesText(crawl), targetsText(crawl)].filter(
    (note) => note !== null,
  );
  return (
    <Card component="section" aria-label="Summary" sx={{ px: { xs: 2, md: 3 }, py: 2 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        <span role="status">{titleOf(crawl)}</span>
      </Typography>
      {crawl.status === 'failed' ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {crawl.error ?? 'The crawl could not be finished. Please try again.'}
        </Alert>
      ) : null}
      {crawl.reporting ? (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
          The report on the pages visited so far is being prepared…
        </Typography>
      ) : null}
      {crawl.status === 'done' && crawl.progress.visited === 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          No page was visited: the status below says why. If robots.txt forbids it and the site is your own,
          crawl it again without obeying robots.txt.
        </Alert>
      ) : null}
      {unreached ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {unreached}
        </Alert>
      ) : null}
      {crawl.status === 'done' && crawl.progress.visited === 1 && !unreached ? (
        <LeadsElsewhere crawl={crawl} />
      ) : null}
      <BeyondDepth crawl={crawl} />
      {notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ mb: 0.5 }}>
          {note}
        </Typography>
      ))}
      <CrawlDetails crawl={crawl} />
    </Card>
  );
}

function titleOf({ status, analysed }: CrawlView): string {
  if (status === 'cancelled') return 'Canceled';
  if (status === 'failed') return 'Failed';
  return analysed ? 'Done' : 'Preparing the reports…';
}
