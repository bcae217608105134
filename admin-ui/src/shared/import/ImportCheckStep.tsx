import type { RefusedRows } from '@contracts/csv/refused-rows';
import type { RowCounts } from '@contracts/users/user-import';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ActionButton } from '../ActionButton';
import { counted } from '../counted';
import { StepCard } from '../StepCard';
import { importLabel } from './importText';
import { RefusedDownload } from './RefusedDownload';
import { type ImportedRow, type RowName, RowsTable } from './RowsTable';

interface ImportCheckStepProps<Row extends ImportedRow> {
  /** What a row is: `user`. */
  noun: string;
  check: { counts: RowCounts; rows: readonly Row[]; refused: RefusedRows };
  name: RowName<Row>;
  more?: readonly RowName<Row>[];
  /** Behind what is said of rows with errors. */
  advice?: string;
  /** What else is told before the import. */
  children?: ReactNode;
  busy: boolean;
  /** Whether it is this import that is under way. */
  loading?: boolean;
  onStart: () => void;
}

/** The last step of an import: what it would do, before it does. */
export function ImportCheckStep<Row extends ImportedRow>(props: ImportCheckStepProps<Row>) {
  const { noun, check, name, more, advice = '', children, busy, loading, onStart } = props;
  const { counts, rows, refused } = check;
  const writes = counts.created + counts.updated;
  return (
    <StepCard
      step={3}
      title="Check and import"
      text="Nothing has been changed so far. This is what the import would do with each row."
    >
      <Box role="status" sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
        {counts.error > 0 ? (
          <Alert severity="warning">
            {counted(counts.error, 'row')} cannot be imported and will be left out.{' '}
            {writes > 0
              ? 'The other rows are still imported.'
              : 'Fix the rows listed below and choose the file again.'}
            {advice}
          </Alert>
        ) : null}
        {children}
        {writes === 0 && counts.error === 0 ? (
          <Alert severity="success">Nothing to import: all {noun}s match the file.</Alert>
        ) : null}
      </Box>
      <RowsTable tense="plan" counts={counts} rows={rows} name={name} more={more} />
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
        <RefusedDownload refused={refused} fileName={`${noun}s-to-fix.csv`} />
        <ActionButton inactive={writes === 0 || busy} loading={loading} onClick={onStart}>
          {importLabel(counts, noun)}
        </ActionButton>
      </Box>
    </StepCard>
  );
}
