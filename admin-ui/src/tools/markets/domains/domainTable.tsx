import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { LocalColumn, LocalFilter } from '../../../shared/result/LocalTable';
import type { DomainRow } from './domainRows';

const column = (
  label: string,
  field: Exclude<keyof DomainRow, 'facts'>,
  wide = false,
): LocalColumn<DomainRow> => ({
  label,
  wide,
  valueOf: (row) => row[field],
  cell: (row) => <span dir="auto">{row[field] || '–'}</span>,
});

export const DOMAIN_COLUMNS: readonly LocalColumn<DomainRow>[] = [
  column('Input', 'input'),
  {
    label: 'Country and language',
    wide: true,
    valueOf: ({ country, languages }) => `${country} ${languages}`.trim(),
    cell: ({ country, languages }) => (
      <>
        <div dir="auto">{country || '–'}</div>
        <Box dir="auto" sx={{ color: 'text.secondary' }}>
          {languages}
        </Box>
      </>
    ),
  },
  column('Domain', 'registrable', true),
  column('Suffix', 'suffix'),
  column('Kind', 'kind'),
  {
    ...column('Notes', 'notes', true),
    cell: ({ facts, problem, notes }) => (
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 0.5 }}>
        {facts && facts.lookAlikes.length > 0 ? (
          <Chip size="small" variant="outlined" color="warning" label="Look-alike" />
        ) : null}
        {problem ? <Chip size="small" variant="outlined" color="error" label="Not read" /> : null}
        <span dir="auto">{notes || '–'}</span>
      </Box>
    ),
  },
];

export const DOMAIN_FILTERS: readonly LocalFilter<DomainRow>[] = [
  { id: 'country', label: 'With a country', fits: ({ facts }) => (facts?.country ?? null) !== null },
  { id: 'none', label: 'No country signal', fits: ({ facts }) => facts?.country === null },
  { id: 'private', label: 'Private suffix', fits: ({ facts }) => facts?.kind === 'private' },
  {
    id: 'unlisted',
    label: 'Unlisted or IP',
    fits: ({ facts }) => ['unlisted', 'ip'].includes(facts?.kind ?? ''),
  },
  { id: 'look-alike', label: 'Look-alikes', fits: ({ facts }) => (facts?.lookAlikes.length ?? 0) > 0 },
  { id: 'problem', label: 'No domains', fits: ({ problem }) => problem !== '' },
];

export const domainText = ({ input, registrable, country, languages, notes }: DomainRow): string =>
  [input, registrable, country, languages, notes].join(' ');
