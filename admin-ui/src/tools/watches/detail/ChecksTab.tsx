import { WATCH_OUTCOMES, type WatchOutcome } from '@contracts/watches/watch-content';
import type { WatchCheckFinding, WatchCheckRow } from '@contracts/watches/watch-history';
import { type WatchView, WATCH_CHECK_DAYS } from '@contracts/watches/watches';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { EmptyState } from '../../../shared/EmptyState';
import { formatDateTime, formatMilliseconds } from '../../../shared/format';
import { Choice } from '../../../shared/list/Choice';
import { ListPager } from '../../../shared/result/ListPager';
import { ResultStates } from '../../../shared/result/ResultStates';
import { pageNumber, usePageAddress } from '../../../shared/usePageAddress';
import { OUTCOME_LABELS, SEEN_ONCE } from '../shown/watchText';
import { listChecks, watchKeys } from '../watchApi';

const PER_PAGE = 25;

const FINDINGS: Record<
  WatchCheckFinding,
  { label: string; color: 'default' | 'success' | 'warning' | 'error' }
> = {
  baseline: { label: 'Baseline', color: 'default' },
  unchanged: { label: 'Unchanged', color: 'success' },
  'seen-once': { label: 'Seen once', color: 'default' },
  changed: { label: 'Changed', color: 'warning' },
  failed: { label: 'Not read', color: 'error' },
  failing: { label: 'Failing', color: 'error' },
  'gave-up': { label: 'Paused', color: 'error' },
};

/** How the checks of a watch went, the latest first. */
export function ChecksTab({ watch }: { watch: WatchView }) {
  const { get, change, linkTo } = usePageAddress();
  const page = pageNumber(get('checks'));
  const wanted = get('outcome');
  const outcome = (WATCH_OUTCOMES as readonly string[]).includes(wanted) ? (wanted as WatchOutcome) : '';
  const part = {
    page,
    perPage: PER_PAGE,
    sort: ['at', 'DESC'] as const,
    filter: outcome ? { outcome } : {},
  };
  const checks = useQuery({
    queryKey: [...watchKeys.checks(watch.id, part), watch.lastCheck?.at],
    queryFn: ({ signal }) => listChecks(watch.id, part, signal),
    placeholderData: keepPreviousData,
  });
  const empty = (
    <EmptyState
      icon={<HistoryIcon />}
      title={outcome ? 'No checks with this outcome' : 'No checks yet'}
      text={
        outcome ? 'Choose another outcome.' : 'Each check is listed here with its outcome and its duration.'
      }
    />
  );
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Choice
          label="Outcome"
          value={outcome}
          onChange={(chosen) => change({ outcome: chosen, checks: '' }, true)}
        >
          {WATCH_OUTCOMES.map((each) => (
            <MenuItem key={each} value={each}>
              {OUTCOME_LABELS[each]}
            </MenuItem>
          ))}
        </Choice>
      </Box>
      <ResultStates
        query={checks}
        isEmpty={({ total }) => total === 0}
        empty={empty}
        failure="The checks could not be loaded"
        loading={{ label: 'Loading the checks', heights: [40, 40, 40, 40] }}
      >
        {({ items, total }) => (
          <>
            <CheckRows
              checks={items}
              changeAddress={(id) => linkTo({ change: id, tab: '', checks: '', outcome: '' })}
            />
            <ListPager
              total={total}
              page={page - 1}
              perPage={PER_PAGE}
              onPage={(next) => change({ checks: next > 0 ? String(next + 1) : '' }, true)}
            />
          </>
        )}
      </ResultStates>
    </>
  );
}

/** Four columns do not fit there: the duration stands below the time. */
const NOT_ON_PHONES = { display: { xs: 'none', sm: 'table-cell' } };

interface CheckRowsProps extends Pick<OutcomeProps, 'changeAddress'> {
  checks: readonly WatchCheckRow[];
}

function CheckRows({ checks, changeAddress }: CheckRowsProps) {
  return (
    <Table
      size="small"
      aria-label={`Checks of the last ${WATCH_CHECK_DAYS} days`}
      sx={{ fontVariantNumeric: 'tabular-nums', '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Time</TableCell>
          <TableCell>Outcome</TableCell>
          <TableCell align="right">Status</TableCell>
          <TableCell align="right" sx={NOT_ON_PHONES}>
            Duration
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {checks.map((check) => (
          <TableRow key={check.id} sx={{ verticalAlign: 'top' }}>
            <TableCell sx={{ whiteSpace: { sm: 'nowrap' } }}>
              {formatDateTime(check.at)}
              <Typography variant="body2" color="text.secondary" sx={{ display: { sm: 'none' } }}>
                {formatMilliseconds(check.milliseconds)}
              </Typography>
              {check.manual ? (
                <Typography variant="body2" color="text.secondary">
                  Manual check
                </Typography>
              ) : null}
            </TableCell>
            <TableCell>
              <Outcome check={check} changeAddress={changeAddress} />
            </TableCell>
            <TableCell align="right">{check.status ?? '–'}</TableCell>
            <TableCell align="right" sx={{ ...NOT_ON_PHONES, whiteSpace: 'nowrap' }}>
              {formatMilliseconds(check.milliseconds)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface OutcomeProps {
  check: WatchCheckRow;
  changeAddress: (id: string) => string;
}

function Outcome({ check: { found, sentence, change }, changeAddress }: OutcomeProps) {
  const { label, color } = FINDINGS[found];
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Chip size="small" variant="outlined" color={color} label={label} />
      {sentence || (found === 'seen-once' ? SEEN_ONCE : null)}
      {change ? (
        <Link component={RouterLink} to={changeAddress(change)} underline="always">
          See what changed
        </Link>
      ) : null}
    </Box>
  );
}
