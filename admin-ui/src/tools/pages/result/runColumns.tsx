import type { AnalysedLink, AnalysedPageRow } from '@contracts/pages/page-runs';
import {
  HEADING_PROBLEM_NAMES,
  INDEXABILITY_NAMES,
  PAGE_OUTCOME_NAMES,
  pageFailureSentence,
} from '@contracts/pages/page-messages';
import { SERP_LIMITS } from '@domain/snippets/serp-limits';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { formatBytes, formatCount, formatMilliseconds } from '../../../shared/format';
import { Clamped } from '../../../shared/Clamped';
import type { ResultColumn } from '../../../shared/result/ResultRows';
import { LINK_PLACE_LABELS } from '../../../shared/linkPlaces';

const path: ResultColumn<AnalysedPageRow> = { label: 'URL', sort: 'url', cell: ({ url }) => url };
const count = (label: string, field: NumberField, sortable = false): ResultColumn<AnalysedPageRow> => ({
  label,
  numeric: true,
  ...(sortable && { sort: field }),
  cell: (row) => ofRead(row, formatCount(row[field])),
});
type NumberField = {
  [Field in keyof AnalysedPageRow]: AnalysedPageRow[Field] extends number ? Field : never;
}[keyof AnalysedPageRow];

const indexable: ResultColumn<AnalysedPageRow> = {
  label: 'Indexable',
  cell: ({ indexable: yes, indexabilityReason }) => (
    <Chip
      size="small"
      variant="outlined"
      color={yes ? 'success' : 'warning'}
      label={yes ? 'Yes' : indexabilityReason ? INDEXABILITY_NAMES[indexabilityReason] : 'No'}
    />
  ),
};

export const PAGE_COLUMNS: readonly ResultColumn<AnalysedPageRow>[] = [
  path,
  { label: 'Status', sort: 'status', cell: statusText },
  indexable,
  { label: 'Title', sort: 'title', wide: true, cell: ({ title }) => clamped(title) },
  {
    label: 'Title width',
    sort: 'titlePixels',
    numeric: true,
    cell: ({ titlePixels }) => pixels(titlePixels, SERP_LIMITS.title.cutPixels),
  },
  {
    label: 'Description width',
    numeric: true,
    cell: ({ descriptionPixels }) => pixels(descriptionPixels, SERP_LIMITS.description.cutPixels),
  },
  count('Words', 'words', true),
  { label: 'H1', wide: true, cell: ({ h1 }) => clamped(h1) },
  count('No alt', 'imagesWithoutAlt'),
  count('Internal links', 'internalLinks', true),
  count('External links', 'externalLinks'),
  {
    label: 'Structured data',
    wide: true,
    cell: ({ structuredTypes }) => clamped(structuredTypes.join(', ')),
  },
  { label: 'Size', sort: 'bytes', numeric: true, cell: ({ bytes }) => formatBytes(bytes) },
  {
    label: 'Time',
    sort: 'milliseconds',
    numeric: true,
    cell: ({ milliseconds }) => formatMilliseconds(milliseconds),
  },
];

export const PLACE_COLUMNS: readonly ResultColumn<AnalysedPageRow>[] = [
  path,
  {
    label: 'Inlinks',
    sort: 'inlinks',
    cell: (row) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        {ofRead(row, formatCount(row.inlinks))}
        {row.orphan ? <Chip size="small" variant="outlined" color="warning" label="Orphan" /> : null}
        {row.deadEnd ? <Chip size="small" variant="outlined" color="warning" label="Dead end" /> : null}
      </Box>
    ),
  },
  { label: 'Click depth', sort: 'depth', numeric: true, cell: ({ depth }) => depth ?? '–' },
  count('Internal links', 'internalLinks', true),
  count('External links', 'externalLinks'),
  { label: 'Status', sort: 'status', cell: statusText },
];

export const HEADING_COLUMNS: readonly ResultColumn<AnalysedPageRow>[] = [
  path,
  {
    label: 'Headings',
    wide: true,
    cell: ({ h1, headingProblems, failure, outcome }) => (
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {failure
          ? pageFailureSentence(failure)
          : isError(outcome)
            ? PAGE_OUTCOME_NAMES[outcome]
            : clamped(h1)}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, '&:empty': { display: 'none' } }}>
          {headingProblems.map((problem) => (
            <Chip
              key={problem}
              size="small"
              variant="outlined"
              color="warning"
              label={HEADING_PROBLEM_NAMES[problem]}
            />
          ))}
        </Box>
      </Box>
    ),
  },
  ...[1, 2, 3, 4, 5, 6].map((level): ResultColumn<AnalysedPageRow> => ({
    label: `H${level}`,
    numeric: true,
    cell: (row) => ofRead(row, formatCount(row.headingCounts[level - 1] ?? 0)),
  })),
  { label: 'Status', sort: 'status', cell: statusText },
];

export const LINK_COLUMNS: readonly ResultColumn<AnalysedLink>[] = [
  { label: 'Leads to', sort: 'target', cell: ({ target }) => target },
  { label: 'Anchor', sort: 'anchor', wide: true, cell: ({ anchor }) => clamped(anchor) },
  { label: 'Found on', sort: 'source', wide: true, cell: ({ source }) => source },
  { label: 'rel', cell: ({ rel }) => rel.join(' ') || '–' },
  { label: 'Place', cell: ({ place }) => LINK_PLACE_LABELS[place] },
  { label: 'Kind', cell: ({ internal }) => (internal ? 'Internal' : 'External') },
  {
    label: 'Target status',
    sort: 'targetStatus',
    numeric: true,
    cell: ({ targetStatus }) => targetStatus ?? 'Not in the run',
  },
];

const isError = (outcome: AnalysedPageRow['outcome']) => outcome.endsWith('-error');

/** What is known of a page that was read; of others nothing is. */
function ofRead({ outcome }: AnalysedPageRow, text: string): string {
  return outcome === 'ok' || outcome === 'redirected' ? text : '–';
}

function clamped(text: string | null): ReactNode {
  return text ? <Clamped text={text} /> : '–';
}

function statusText({ status, outcome, failure }: AnalysedPageRow): ReactNode {
  if (failure) return <span title={pageFailureSentence(failure)}>{PAGE_OUTCOME_NAMES[outcome]}</span>;
  return outcome === 'redirected' ? `${status ?? ''} after a redirect` : status;
}

/** A width, marked where a search result cuts it. */
function pixels(width: number, limit: number): ReactNode {
  if (width === 0) return '–';
  const text = `${formatCount(width)} px`;
  return width > limit ? (
    <Box
      component="span"
      title={`Cut: more than ${limit} px`}
      sx={{ color: 'warning.main', fontWeight: 600 }}
    >
      {text} (cut)
    </Box>
  ) : (
    text
  );
}
