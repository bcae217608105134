import { ROW_OUTCOMES, type RowCounts, type RowOutcome } from '@contracts/users/user-import';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { ListPager } from '../result/ListPager';
import { formatCount } from '../format';
import { useIsPhone } from '../list/useIsPhone';
import { OUTCOME_LABELS } from './importText';

const PER_PAGE = 25;
const COLORS = { created: 'success', updated: 'primary', unchanged: 'default', error: 'error' } as const;

/** What becomes of one row of a file. */
export interface ImportedRow {
  /** Counts from 1 for the header, as a spreadsheet does. */
  row: number;
  outcome: RowOutcome;
  reason: string;
}

interface RowsTableProps<Row extends ImportedRow> {
  /** Whether the rows are planned or done. */
  tense: keyof typeof OUTCOME_LABELS;
  counts: RowCounts;
  rows: readonly Row[];
  /** What the rows are named by, and where it stands in them. */
  name: RowName<Row>;
  /** What else is told of each, beside its name. */
  more?: readonly RowName<Row>[];
}

export interface RowName<Row> {
  label: string;
  of: (row: Row) => string;
}

/** Rows of a file with what becomes of each: those of one outcome at a time, or all, in pages. */
export function RowsTable<Row extends ImportedRow>(props: RowsTableProps<Row>) {
  const { tense, counts, rows, name, more } = props;
  const [shown, setShown] = useState<RowOutcome | 'all'>(counts.error > 0 ? 'error' : 'all');
  const [page, setPage] = useState(0);
  const labels = OUTCOME_LABELS[tense];
  const found = shown === 'all' ? rows : rows.filter(({ outcome }) => outcome === shown);
  const choose = (next: RowOutcome | 'all') => {
    setShown(next);
    setPage(0);
  };
  return (
    <>
      <Box role="group" aria-label="Rows to show" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Choice label="All" count={rows.length} chosen={shown === 'all'} onChoose={() => choose('all')} />
        {ROW_OUTCOMES.map((outcome) => (
          <Choice
            key={outcome}
            label={outcome === 'error' ? 'Errors' : labels[outcome]}
            count={counts[outcome]}
            chosen={shown === outcome}
            onChoose={() => choose(outcome)}
          />
        ))}
      </Box>
      <ImportRows
        labels={labels}
        rows={found.slice(page * PER_PAGE, (page + 1) * PER_PAGE)}
        name={name}
        more={more}
      />
      <ListPager total={found.length} page={page} perPage={PER_PAGE} onPage={setPage} />
    </>
  );
}

interface ChoiceProps {
  label: string;
  count: number;
  chosen: boolean;
  onChoose: () => void;
}

function Choice({ label, count, chosen, onChoose }: ChoiceProps) {
  return (
    <Chip
      clickable
      label={`${label} ${formatCount(count)}`}
      color={chosen ? 'primary' : 'default'}
      variant={chosen ? 'filled' : 'outlined'}
      aria-pressed={chosen}
      onClick={onChoose}
    />
  );
}

interface ImportRowsProps<Row extends ImportedRow> {
  labels: Record<RowOutcome, string>;
  rows: readonly Row[];
  name: RowName<Row>;
  more?: readonly RowName<Row>[];
}

/** On a phone all the rest stands below the name. */
export function ImportRows<Row extends ImportedRow>({ labels, rows, name, more = [] }: ImportRowsProps<Row>) {
  const small = useIsPhone();
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Table size="small" aria-label="Rows of the file">
        <TableHead>
          <TableRow>
            <TableCell align="right">Row</TableCell>
            <TableCell>{name.label}</TableCell>
            {small ? null : (
              <>
                {more.map(({ label }) => (
                  <TableCell key={label}>{label}</TableCell>
                ))}
                <TableCell>Outcome</TableCell>
                <TableCell>Reason</TableCell>
              </>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.row}>
              <TableCell
                align="right"
                sx={{ verticalAlign: small ? 'top' : undefined, fontVariantNumeric: 'tabular-nums' }}
              >
                {formatCount(row.row)}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {name.of(row) || '–'}
                {small ? (
                  <Box sx={{ mt: 0.5 }}>
                    <Written row={row} more={more} />
                    <Outcome outcome={row.outcome} labels={labels} /> {row.reason}
                  </Box>
                ) : null}
              </TableCell>
              {small ? null : (
                <>
                  {more.map(({ label, of }) => (
                    <TableCell key={label} sx={{ overflowWrap: 'anywhere' }}>
                      {of(row)}
                    </TableCell>
                  ))}
                  <TableCell>
                    <Outcome outcome={row.outcome} labels={labels} />
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.reason}</TableCell>
                </>
              )}
            </TableRow>
          ))}
          {rows.length === 0 ? (
            <TableRow>
              <TableCell colSpan={small ? 2 : 4 + more.length} sx={{ color: 'text.secondary' }}>
                No such rows
              </TableCell>
            </TableRow>
          ) : null}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Written<Row>({ row, more }: { row: Row; more: readonly RowName<Row>[] }) {
  const text = more
    .map(({ of }) => of(row))
    .filter(Boolean)
    .join(' · ');
  return text ? <Box sx={{ mb: 0.5, color: 'text.secondary' }}>{text}</Box> : null;
}

function Outcome({ outcome, labels }: { outcome: RowOutcome; labels: Record<RowOutcome, string> }) {
  return <Chip size="small" variant="outlined" color={COLORS[outcome]} label={labels[outcome]} />;
}
