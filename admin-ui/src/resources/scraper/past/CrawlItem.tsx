import type { CrawlView } from '@contracts/scraper/crawls';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Hint } from '../../../shared/hint/Hint';
import { isFinished } from '../../../shared/jobs/jobText';
import { PAST_NAME, PastFailure, PastItem } from '../../../shared/jobs/PastItem';
import { ProgressBar } from '../../../shared/jobs/ProgressBar';
import { StopButtons } from '../../../shared/jobs/StopButtons';
import { crawlName, crawlPercent, crawlSummary, crawlWait } from '../crawlText';
import type { useCrawlChanges } from '../useCrawlChanges';

interface CrawlItemProps {
  crawl: CrawlView;
  changes: ReturnType<typeof useCrawlChanges>;
  onCancel: () => void;
  onDelete: () => void;
}

/** One of the past crawls. */
export function CrawlItem({ crawl, changes, onCancel, onDelete }: CrawlItemProps) {
  const name = crawlName(crawl);
  const isEnded = isFinished(crawl);
  return (
    <PastItem
      name={
        <Link
          component={RouterLink}
          to={`/full-site-scrapper/${crawl.id}`}
          color="inherit"
          noWrap
          title={crawl.options.startUrl}
          sx={{ ...PAST_NAME, minHeight: 24 }}
        >
          {name}
        </Link>
      }
      summary={`${crawl.scheduleId ? 'Scheduled · ' : ''}${crawl.status === 'queued' ? crawlWait(crawl) : crawlSummary(crawl)}`}
      item={crawl}
      actions={
        isEnded ? (
          <Hint title="Delete">
            <IconButton aria-label={`Delete ${name}`} onClick={onDelete}>
              <DeleteIcon />
            </IconButton>
          </Hint>
        ) : (
          <StopButtons
            job={crawl}
            name={name}
            pausable
            changing={changes.changing === crawl.id}
            onPause={() => void changes.pause(crawl.id)}
            onResume={() => void changes.resume(crawl.id)}
            onCancel={onCancel}
          />
        )
      }
      detail={
        isEnded ? (
          crawl.status === 'failed' && crawl.error ? (
            <PastFailure text={crawl.error} />
          ) : null
        ) : (
          <ProgressBar label={`Progress of ${name}`} percent={crawlPercent(crawl)} height={6} />
        )
      }
    />
  );
}
