import type { CrawlTargetRow, TargetOutcome } from '@contracts/scraper/crawl-targets';
import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Clamped } from '../../../shared/Clamped';
import { counted } from '../../../shared/counted';
import { formatBytes, formatCount } from '../../../shared/format';
import { usePageAddress } from '../../../shared/usePageAddress';
import { FAILURE_LABELS, pathWithin, SKIP_LABELS } from '../crawlText';
import { PAGE_PARAMETER } from '../pages/pageAddress';
import { AddressLink } from '../report/AddressLink';
import type { Column } from '../report/ReportTable';
import { KIND_LABELS, OUTCOME_LABELS } from './targetQuery';

/** Pages that a row names; the export has some more. */
const PAGES_NAMED = 2;

/** Facts of an address that pages point at. */
export function targetColumns(startUrl: string): Column<CrawlTargetRow>[] {
  return [
    {
      id: 'url',
      label: 'URL',
      sortable: true,
      render: ({ url, endUrl, redirects }) => (
        <>
          <AddressLink url={url} startUrl={startUrl} />
          {endUrl ? (
            <Typography component="div" variant="body2" color="text.secondary">
              <Clamped text={`${counted(redirects, 'redirect')} to ${pathWithin(endUrl, startUrl)}`} />
            </Typography>
          ) : null}
        </>
      ),
    },
    {
      id: 'outcome',
      label: 'Outcome',
      sortable: true,
      minWidth: 120,
      render: (row) => <OutcomeMark {...row} />,
    },
    { id: 'kind', label: 'Kind', sortable: true, render: ({ kind }) => KIND_LABELS[kind] },
    {
      id: 'foundOn',
      label: 'Found on',
      minWidth: 130,
      render: (row) => <FoundOn row={row} startUrl={startUrl} />,
    },
    {
      id: 'pages',
      label: 'Pages',
      numeric: true,
      sortable: true,
      render: ({ pages }) => formatCount(pages),
    },
    {
      id: 'bytes',
      label: 'Size',
      numeric: true,
      sortable: true,
      render: ({ bytes }) => (bytes === null ? '–' : formatBytes(bytes)),
    },
    {
      id: 'contentType',
      label: 'Type',
      sortable: true,
      minWidth: 116,
      render: ({ contentType }) => contentType?.split(';', 1)[0]?.trim() || '–',
    },
  ];
}

function FoundOn({ row: { foundOn, pages }, startUrl }: { row: CrawlTargetRow; startUrl: string }) {
  const { linkTo } = usePageAddress();
  const named = foundOn.slice(0, PAGES_NAMED);
  return (
    <>
      {named.map(({ id, url }) => (
        <Box key={id}>
          <Link
            component={RouterLink}
            to={linkTo({ [PAGE_PARAMETER]: id })}
            preventScrollReset
            sx={{ display: 'inline-block', minHeight: 24, overflowWrap: 'anywhere' }}
          >
            <Clamped text={pathWithin(url, startUrl)} />
          </Link>
        </Box>
      ))}
      {pages > named.length ? (
        <Typography component="div" variant="body2" color="text.secondary">
          and {counted(pages - named.length, 'other page')}
        </Typography>
      ) : null}
    </>
  );
}

const OUTCOME_COLORS: Record<TargetOutcome, ChipProps['color']> = {
  ok: 'success',
  redirected: 'info',
  broken: 'error',
  refused: 'warning',
  unchecked: 'default',
  waiting: 'default',
};

/** What became of an address: its outcome with the status, or with the reason why there is none. */
function OutcomeMark({ outcome, status, failure, skipped }: CrawlTargetRow) {
  const reason = skipped ? SKIP_LABELS[skipped] : failure ? FAILURE_LABELS[failure] : status;
  const label = reason === null ? OUTCOME_LABELS[outcome] : `${OUTCOME_LABELS[outcome]}: ${reason}`;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={OUTCOME_COLORS[outcome]}
      label={label}
      sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
    />
  );
}
