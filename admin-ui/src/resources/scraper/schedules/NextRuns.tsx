import { TIME_OF_DAY } from '@contracts/scraper/crawl-schedules';
import { nextRuns } from '@domain/scraper/schedule/next-run';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { momentText } from '../../../shared/zones/zones';
import type { ScheduleValues } from './scheduleValues';

const SHOWN = 3;

/** When the crawls would be. */
export function NextRuns() {
  const [now] = useState(() => new Date());
  const [every, weekday, day, time, zone] = useWatch<
    ScheduleValues,
    ['every', 'weekday', 'day', 'time', 'zone']
  >({ name: ['every', 'weekday', 'day', 'time', 'zone'] });
  if (!TIME_OF_DAY.test(time)) return null;
  const runs = nextRuns({ every, weekday, day, time, zone }, now, SHOWN);
  return (
    <Typography variant="body2" color="text.secondary" role="status">
      Next crawls:{' '}
      {runs.map((run, index) => (
        <Fragment key={run.getTime()}>
          {index > 0 ? ' · ' : ''}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {momentText(run, zone)}
          </Box>
        </Fragment>
      ))}
    </Typography>
  );
}
