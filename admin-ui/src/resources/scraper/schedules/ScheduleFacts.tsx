import type { CrawlScheduleView, ScheduledRun } from '@contracts/scraper/crawl-schedules';
import { SCHEDULE_MESSAGES } from '@contracts/scraper/crawl-schedule-messages';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../../shared/format';
import { changeText, comparisonPath, nextText, outcomeText, repeatText } from './scheduleText';
import { ownZone } from '../../../shared/zones/zones';

/** When a schedule's crawls are, what came of the last one, and what keeps the next one from starting. */
export function ScheduleFacts({ schedule }: { schedule: CrawlScheduleView }) {
  const { repeat, nextRunAt, paused, waiting, lastRun, notStarted } = schedule;
  return (
    <>
      <Line>
        {repeatText(repeat)} ·{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {nextRunAt === null ? 'Paused' : nextText(nextRunAt, repeat.zone, ownZone())}
        </Box>
      </Line>
      {lastRun ? <LastRun run={lastRun} /> : null}
      {waiting ? <Line color="warning.main">{waiting}</Line> : null}
      {notStarted ? (
        <Line color={notStarted.skipped ? 'text.secondary' : 'error'}>
          {formatDateTime(notStarted.at)}: {notStarted.reason}
        </Line>
      ) : null}
      {paused === 'failures' ? <Line color="error">{SCHEDULE_MESSAGES.pausedByFailures}</Line> : null}
    </>
  );
}

function LastRun({ run }: { run: ScheduledRun }) {
  const { crawlId, startedAt, outcome, error, change } = run;
  const when = `Last crawl ${formatDateTime(startedAt)}`;
  return (
    <>
      <Line>
        {outcome === 'deleted' ? (
          when
        ) : (
          <Link component={RouterLink} to={`/full-site-scrapper/${crawlId}`} underline="always">
            {when}
          </Link>
        )}
        : {outcomeText(run)}
        {change ? (
          <>
            {' · '}
            <Link component={RouterLink} to={comparisonPath(crawlId, change.against)} underline="always">
              {changeText(change)}
            </Link>
          </>
        ) : null}
      </Line>
      {error ? <Line color="error">{error}</Line> : null}
    </>
  );
}

function Line(props: Pick<TypographyProps, 'color' | 'children'>) {
  return <Typography variant="body2" color="text.secondary" {...props} sx={{ overflowWrap: 'anywhere' }} />;
}
