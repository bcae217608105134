import type { WatchChangeRow } from '@contracts/watches/watch-history';
import type { WatchView } from '@contracts/watches/watches';
import TimelineIcon from '@mui/icons-material/TimelineOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ApiPage } from '../../../providers/apiClient';
import { EmptyState } from '../../../shared/EmptyState';
import { formatClock, formatDateTime } from '../../../shared/format';
import { ListPager } from '../../../shared/result/ListPager';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { ResultStates, type ResultStatesProps } from '../../../shared/result/ResultStates';
import { usePageAddress } from '../../../shared/usePageAddress';
import { SeverityChip } from '../shown/SeverityChip';
import { SEEN_ONCE } from '../shown/watchText';

interface TimelineProps {
  watch: WatchView;
  query: ResultStatesProps<ApiPage<WatchChangeRow>>['query'];
  /** Id of the change that shows. */
  chosen: string | undefined;
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  /** Told when an entry was chosen. */
  onChoose: () => void;
}

/** The changes of a watch, the latest first. */
export function Timeline(props: TimelineProps) {
  const { watch, query, chosen, page, perPage, onPage, onChoose } = props;
  return (
    <ResultFrame title="Timeline">
      <ResultStates
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={<NoChanges watch={watch} />}
        failure="The timeline could not be loaded"
        loading={{ label: 'Loading the timeline', heights: [72, 72, 72] }}
      >
        {({ items, total }) => (
          <>
            <Box component="ol" aria-label="Changes" sx={{ listStyle: 'none', m: 0, mx: -1.5, p: 0 }}>
              {items.map((change) => (
                <TimelineEntry
                  key={change.id}
                  change={change}
                  isChosen={change.id === chosen}
                  onChoose={onChoose}
                />
              ))}
            </Box>
            <ListPager total={total} page={page - 1} perPage={perPage} onPage={(next) => onPage(next + 1)} />
          </>
        )}
      </ResultStates>
    </ResultFrame>
  );
}

interface TimelineEntryProps extends Pick<TimelineProps, 'onChoose'> {
  change: WatchChangeRow;
  isChosen: boolean;
}

function TimelineEntry({ change, isChosen, onChoose }: TimelineEntryProps) {
  const { linkTo } = usePageAddress();
  const { id, at, severity, summary, seenOnce, ignored } = change;
  return (
    <Box component="li" sx={{ '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}>
      <Box
        component={RouterLink}
        to={linkTo({ change: id, tab: '' })}
        preventScrollReset
        onClick={onChoose}
        aria-current={isChosen ? 'true' : undefined}
        sx={{
          display: 'grid',
          gap: 0.5,
          px: 1.5,
          py: 1.5,
          borderRadius: 1,
          color: 'text.primary',
          textDecoration: 'none',
          boxShadow: ({ palette }) => (isChosen ? `inset 4px 0 ${palette.primary.main}` : 'none'),
          bgcolor: isChosen ? 'action.selected' : undefined,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
          <SeverityChip severity={severity} />
          {seenOnce ? <Chip size="small" label="Seen once" /> : null}
          {ignored ? <Chip size="small" label="Ignored since" /> : null}
        </Box>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {summary}
        </Typography>
        {seenOnce ? <Typography variant="body2">{SEEN_ONCE}</Typography> : null}
        <Typography component="time" dateTime={at} variant="body2" color="text.secondary">
          {formatDateTime(at)}
        </Typography>
      </Box>
    </Box>
  );
}

function NoChanges({ watch }: { watch: WatchView }) {
  return <EmptyState icon={<TimelineIcon />} {...emptyTexts(watch)} />;
}

/** What an empty timeline means: that a check fetches is said only while it does. */
function emptyTexts({ baselineAt, checking, waiting, nextCheckAt }: WatchView): {
  title: string;
  text: string;
} {
  if (!baselineAt) {
    return {
      title: 'No baseline yet',
      text: 'The page is read twice, 15 seconds apart, to learn what changes by itself. From then on changes are listed here.',
    };
  }
  if (checking) {
    return {
      title: 'Checking the page',
      text: 'This takes up to a minute. Changes are listed here when the check is done.',
    };
  }
  if (waiting?.for === 'look' && nextCheckAt) {
    return {
      title: 'A change was seen',
      text: `The page is read again at ${formatClock(nextCheckAt)} to confirm it. Changes are listed here when the check is done.`,
    };
  }
  if (waiting?.for === 'turn' && nextCheckAt) {
    return {
      title: 'Waiting to read the page',
      text: `It is read on ${formatDateTime(nextCheckAt)} or later, so that the site is not asked too often. Changes are listed here when the check is done.`,
    };
  }
  return {
    title: 'No changes yet',
    text: `Compared with the page of ${formatDateTime(baselineAt)}. Changes are listed here.`,
  };
}
