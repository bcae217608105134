import ClickIcon from '@mui/icons-material/AdsClickOutlined';
import {
  CLICK_PERIODS,
  type ClickPeriod,
  type ClicksView,
  DEFAULT_CLICK_PERIOD,
} from '@contracts/clicks/clicks';
import { CLICK_MESSAGES } from '@contracts/clicks/clicks-messages';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../counted';
import { Deferred } from '../Deferred';
import { EmptyState } from '../EmptyState';
import { lazyNamed } from '../lazyNamed';
import { NumbersDownload } from '../result/NumbersDownload';
import { ResultBar } from '../result/ResultBar';
import { ResultStates } from '../result/ResultStates';
import { ViewToggle } from '../result/ViewToggle';
import { formatPeriod } from '../usage/periodNames';
import { clickBars } from './clickBars';
import { CLICKS_KEY, readClicks } from './clicksApi';
import { DaysTable } from './DaysTable';
import { LinksTable } from './LinksTable';

const ClicksChart = lazyNamed(() => import('./ClicksChart'), 'ClicksChart');

const HEIGHT = 240;
const VIEWS = { chart: 'Chart', table: 'Table' } as const;
type View = keyof typeof VIEWS;
const PERIODS = Object.fromEntries(CLICK_PERIODS.map((days) => [String(days), `${days} days`]));

interface ClicksPanelProps {
  /** Where the clicks are asked for: see `clicksOfBlock`. */
  source: string;
  /** What they are of, in the name of the csv. */
  name: string;
  /** What to do while there is no counted link. */
  nothing: string;
}

/** How often the links of a block or a product were clicked: day by day, and link by link. */
export function ClicksPanel({ source, name, nothing }: ClicksPanelProps) {
  const [period, setPeriod] = useState<ClickPeriod>(DEFAULT_CLICK_PERIOD);
  const query = useQuery({
    queryKey: [CLICKS_KEY, source, period],
    queryFn: ({ signal }) => readClicks(source, period, signal),
    placeholderData: keepPreviousData,
    // Whoever comes back from clicking a link looks for that click.
    staleTime: 0,
  });
  const choose = (days: string) =>
    setPeriod(CLICK_PERIODS.find((each) => String(each) === days) ?? DEFAULT_CLICK_PERIOD);
  return (
    <ResultStates
      query={query}
      isEmpty={({ links }) => links.length === 0}
      empty={<EmptyState icon={<ClickIcon />} title="No link is counted yet" text={nothing} />}
      failure="The clicks could not be loaded"
      loading={{ label: 'Loading the clicks', heights: [40, HEIGHT, 96] }}
    >
      {(view) => (
        <>
          <ResultBar
            exports={
              <NumbersDownload
                fileName={`clicks of ${name}.csv`}
                rowsOf={() => view.days.map(({ day, clicks }) => ({ Day: day, Clicks: clicks }))}
              />
            }
          >
            <ViewToggle label="Period" views={PERIODS} view={String(period)} onChange={choose} />
          </ResultBar>
          <Days view={view} />
          <Typography variant="h3" sx={{ mt: 3, mb: 0.5 }}>
            By link
          </Typography>
          <LinksTable links={view.links} />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            {CLICK_MESSAGES.kept}
          </Typography>
        </>
      )}
    </ResultStates>
  );
}

function Days({ view: { days, total } }: { view: ClicksView }) {
  const [view, setView] = useState<View>('chart');
  const period = { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' };
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          my: 2,
        }}
      >
        <Box aria-live="polite">
          <Typography variant="h3" component="p">
            {counted(total, 'click')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {formatPeriod(period)}
          </Typography>
        </Box>
        <ViewToggle views={VIEWS} view={view} onChange={setView} />
      </Box>
      <Box sx={{ minHeight: HEIGHT }}>
        {view === 'table' ? (
          <DaysTable days={days} height={HEIGHT} />
        ) : (
          <Deferred fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
            <ClicksChart {...clickBars(days)} height={HEIGHT} />
          </Deferred>
        )}
      </Box>
    </>
  );
}
