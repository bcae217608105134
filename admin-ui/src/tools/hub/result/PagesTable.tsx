import type { HubPageView } from '@contracts/hub/hub';
import { UNCLASSIFIED } from '@contracts/intent/intent';
import Box from '@mui/material/Box';
import { formatCount } from '../../../shared/format';
import { IntentChip } from '../../../shared/intent/IntentChip';
import { NewTabLink } from '../../../shared/NewTabLink';
import { type LocalColumn, type LocalFilter, LocalTable } from '../../../shared/result/LocalTable';
import { slugText } from './slugText';

const number = (value: number | null) => (value === null ? '–' : formatCount(value));

/** What pages are told by, here and where they are off topic. */
export const FACT_COLUMNS: readonly LocalColumn<HubPageView>[] = [
  {
    label: 'Intent',
    cell: ({ intent }) => (intent ? <IntentChip intent={intent} /> : '–'),
    valueOf: ({ intent }) => intent ?? UNCLASSIFIED,
  },
  {
    label: 'Keywords',
    numeric: true,
    cell: ({ keywords }) => formatCount(keywords),
    valueOf: ({ keywords }) => keywords,
  },
  {
    label: 'Volume',
    numeric: true,
    cell: ({ volume }) => number(volume),
    valueOf: ({ volume }) => volume ?? -1,
  },
  {
    label: 'Difficulty',
    numeric: true,
    cell: ({ difficulty }) => number(difficulty),
    valueOf: ({ difficulty }) => difficulty ?? -1,
  },
];

const COLUMNS: readonly LocalColumn<HubPageView>[] = [
  { label: 'Page', wide: true, cell: (page) => <Named page={page} />, valueOf: ({ title }) => title },
  ...FACT_COLUMNS,
  {
    label: 'Priority',
    numeric: true,
    cell: ({ priority }) => priority,
    valueOf: ({ priority }) => priority,
  },
  {
    label: 'State',
    wide: true,
    cell: ({ address }) => (address === null ? 'New' : <NewTabLink href={address}>{address}</NewTabLink>),
    valueOf: ({ address }) => address ?? '',
  },
  { label: 'Slug', wide: true, cell: slugText, valueOf: ({ slug }) => slug },
  {
    label: 'Title pattern',
    wide: true,
    cell: ({ titlePattern }) => titlePattern,
    valueOf: ({ titlePattern }) => titlePattern,
  },
  {
    label: 'Words',
    numeric: true,
    cell: ({ words: [from, to] }) => `${formatCount(from)}–${formatCount(to)}`,
    valueOf: ({ words }) => words[0],
  },
];

const FILTERS: readonly LocalFilter<HubPageView>[] = [
  { id: 'new', label: 'New pages', fits: ({ address }) => address === null },
  { id: 'there', label: 'Existing pages', fits: ({ address }) => address !== null },
  { id: 'pillars', label: 'Pillars', fits: ({ pillar }) => pillar },
  { id: 'Informational', label: 'Informational', fits: ({ intent }) => intent === 'Informational' },
  {
    id: 'Commercial',
    label: 'Commercial investigation',
    fits: ({ intent }) => intent === 'Commercial Investigation',
  },
  { id: 'Transactional', label: 'Transactional', fits: ({ intent }) => intent === 'Transactional' },
];

interface PagesTableProps {
  pages: readonly HubPageView[];
  onOpen: (page: string) => void;
}

/** The tree as a table: each page below the one that it belongs to, until it is sorted otherwise. */
export function PagesTable({ pages, onOpen }: PagesTableProps) {
  return (
    <LocalTable
      label="Pages"
      rows={pages}
      columns={COLUMNS}
      filters={FILTERS}
      textOf={textOfPage}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}

export const textOfPage = ({ title, slug, address }: HubPageView) => `${title} ${slug} ${address ?? ''}`;

function Named({ page: { title, depth, pillar } }: { page: HubPageView }) {
  return (
    <Box
      component="span"
      sx={{ display: 'block', pl: depth * 2, fontWeight: pillar ? 600 : undefined, textAlign: 'start' }}
    >
      {depth > 0 ? <span className="visually-hidden">{`Level ${depth}: `}</span> : null}
      {title}
    </Box>
  );
}
