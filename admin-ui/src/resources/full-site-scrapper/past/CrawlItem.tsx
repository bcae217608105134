import type { CrawlView } from '@contracts/crawls/crawls';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../../shared/format';
import { JobStatusChip } from '../../../shared/jobs/JobStatusChip';
import { isFinished } from '../../../shared/jobs/jobText';
import { PauseButton } from '../../../shared/jobs/PauseButton';
import { ProgressBar } from '../../../shared/jobs/ProgressBar';
import { crawlName, crawlPercent, crawlSummary } from '../crawlText';
import type { useCrawlChanges } from '../useCrawlChanges';

interface CrawlItemProps {
  crawl: CrawlView;
  changes: ReturnType<typeof useCrawlChanges>;
  onDelete: () => void;
}

/** One of the past crawls. */
export function CrawlItem({ crawl, changes, onDelete }: CrawlItemProps) {
  const name = crawlName(crawl);
  const isEnded = isFinished(crawl);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 96px 128px' },
        gridTemplateAreas: {
          xs: '"name name" "facts actions" "status actions" "detail detail"',
          md: '"name status actions" "facts status actions" "detail detail detail"',
        },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Link
        component={RouterLink}
        to={`/full-site-scrapper/${crawl.id}`}
        color="inherit"
        noWrap
        title={crawl.options.startUrl}
        sx={{ gridArea: 'name', justifySelf: 'start', maxWidth: '100%', fontWeight: 600, minHeight: 24 }}
      >
        {name}
      </Link>
      <Typography variant="body2" color="text.secondary" sx={{ gridArea: 'facts' }}>
        {crawlSummary(crawl)} · {formatDateTime(crawl.createdAt)}
      </Typography>
      <Box sx={{ gridArea: 'status' }}>
        <JobStatusChip status={crawl.status} />
      </Box>
      <Box sx={{ gridArea: 'actions', justifySelf: 'end', mr: -1, display: 'flex', gap: 0.5 }}>
        {isEnded ? (
          <Tooltip title="Delete">
            <IconButton aria-label={`Delete ${name}`} onClick={onDelete}>
              <DeleteIcon />
            </IconButton>
          </Tooltip>
        ) : (
          <>
            <PauseButton
              job={crawl}
              name={name}
              onPause={() => void changes.pause(crawl.id)}
              onResume={() => void changes.resume(crawl.id)}
            />
            <Button
              size="small"
              color="secondary"
              loading={changes.changing === crawl.id}
              aria-label={`Cancel ${name}`}
              onClick={() => void changes.cancel(crawl.id)}
            >
              Cancel
            </Button>
          </>
        )}
      </Box>
      {isEnded ? null : (
        <Box sx={{ gridArea: 'detail' }}>
          <ProgressBar label={`Progress of ${name}`} percent={crawlPercent(crawl)} height={6} />
        </Box>
      )}
      {crawl.status === 'failed' && crawl.error ? (
        <Typography variant="body2" color="error" sx={{ gridArea: 'detail', overflowWrap: 'anywhere' }}>
          {crawl.error}
        </Typography>
      ) : null}
    </Box>
  );
}
