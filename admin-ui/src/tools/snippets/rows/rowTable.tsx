import Chip from '@mui/material/Chip';
import type { Fit } from '@domain/snippets/fit-text';
import type { CheckedRow } from '@domain/snippets/snippet-rows';
import { formatCount } from '../../../shared/format';
import type { LocalColumn, LocalFilter } from '../../../shared/result/LocalTable';
import { cutText } from '../previews/fitTexts';
import { LEVELS } from '../previews/RewritePanel';

const ORDER = { low: 0, medium: 1, high: 2 } as const;
const pixels = ({ pixels: width }: Fit) => Math.round(width);
const isCut = ({ verdict }: Fit) => verdict === 'cut';
const Cut = ({ fit }: { fit: Fit }) => (
  <Chip
    size="small"
    variant="outlined"
    color={isCut(fit) ? 'error' : 'success'}
    label={cutText(fit)}
    sx={{ maxWidth: 220 }}
  />
);

const text = (label: string, field: 'title' | 'description' | 'address'): LocalColumn<CheckedRow> => ({
  label,
  wide: field === 'description' ? 'paragraph' : true,
  valueOf: (row) => row[field],
  cell: (row) => <span dir="auto">{row[field] || '–'}</span>,
});
const width = (label: string, field: 'titleDesktop' | 'descriptionDesktop'): LocalColumn<CheckedRow> => ({
  label,
  numeric: true,
  valueOf: (row) => row[field].pixels,
  cell: (row) => `${row[field].estimated ? '≈ ' : ''}${formatCount(pixels(row[field]))}`,
});
type FitField = 'titleDesktop' | 'titleMobile' | 'descriptionDesktop' | 'descriptionMobile';
const cut = (label: string, field: FitField): LocalColumn<CheckedRow> => ({
  label,
  valueOf: (row) => Number(isCut(row[field])),
  cell: (row) => <Cut fit={row[field]} />,
});

export const ROW_COLUMNS: readonly LocalColumn<CheckedRow>[] = [
  text('Title', 'title'),
  width('Title px', 'titleDesktop'),
  cut('Title on desktop', 'titleDesktop'),
  cut('Title on mobile', 'titleMobile'),
  {
    label: 'Rewrite risk',
    valueOf: ({ risk }) => ORDER[risk.level],
    cell: ({ risk: { level } }) => (
      <Chip size="small" variant="outlined" color={LEVELS[level].color} label={LEVELS[level].label} />
    ),
  },
  text('Description', 'description'),
  width('Description px', 'descriptionDesktop'),
  cut('Description on desktop', 'descriptionDesktop'),
  cut('Description on mobile', 'descriptionMobile'),
  text('URL', 'address'),
];

export const ROW_FILTERS: readonly LocalFilter<CheckedRow>[] = [
  { id: 'title', label: 'Title cut on desktop', fits: ({ titleDesktop }) => isCut(titleDesktop) },
  { id: 'title-mobile', label: 'Title cut on mobile', fits: ({ titleMobile }) => isCut(titleMobile) },
  {
    id: 'description',
    label: 'Description cut',
    fits: ({ descriptionDesktop }) => isCut(descriptionDesktop),
  },
  { id: 'risk', label: 'High rewrite risk', fits: ({ risk }) => risk.level === 'high' },
  {
    id: 'missing',
    label: 'Title or description missing',
    fits: (row) => !row.title.trim() || !row.description.trim(),
  },
];

export const rowText = ({ title, description, address }: CheckedRow): string =>
  [title, description, address].join(' ');

/** What the csv holds of a row. */
export function rowCsv(row: CheckedRow) {
  return {
    URL: row.address,
    Title: row.title,
    'Title Characters': Array.from(row.title).length,
    'Title Pixels': pixels(row.titleDesktop),
    'Title on Desktop': cutText(row.titleDesktop),
    'Title on Mobile': cutText(row.titleMobile),
    'Rewrite Risk': LEVELS[row.risk.level].label,
    Reasons: row.risk.hints.map(({ text: reason }) => reason).join(' '),
    Description: row.description,
    'Description Characters': Array.from(row.description).length,
    'Description Pixels': pixels(row.descriptionDesktop),
    'Description on Desktop': cutText(row.descriptionDesktop),
    'Description on Mobile': cutText(row.descriptionMobile),
  };
}
