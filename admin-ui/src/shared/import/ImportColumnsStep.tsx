import type { FileReading, FileReadingView } from '@contracts/csv/file-reading';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ActionButton } from '../ActionButton';
import { counted } from '../counted';
import { Deferred } from '../Deferred';
import { isReadingClear } from '../file/isReadingClear';
import { lazyNamed } from '../lazyNamed';
import { StepCard } from '../StepCard';
import { ColumnSelect } from './ColumnSelect';
import { type FileColumns, unusedColumns } from './importText';

const FileReadingFields = lazyNamed(() => import('../file/FileReadingFields'), 'FileReadingFields');

/** A field that a column may hold. */
interface ImportField<Field> {
  field: Field;
  label: string;
  hint?: string;
  missing?: string;
  secret?: boolean;
}

interface ImportColumnsStepProps<Field extends string> {
  fields: readonly ImportField<Field>[];
  view: FileColumns & { rows: number; reading: FileReadingView };
  /** What happens to a field that the file does not hold. */
  kept: string;
  hasPrices?: boolean;
  imported: {
    columns: Partial<Record<Field, number>>;
    reading: FileReading;
    complete?: object;
    problem?: string;
    busy?: string;
    match: (field: Field, column: number | undefined) => void;
    readAs: (reading: FileReading) => void;
    tryOut: () => void;
  };
  disabled: boolean;
  /** What else is said of the whole file. */
  children?: ReactNode;
}

/** The second step of an import: which column of the file holds what. */
export function ImportColumnsStep<Field extends string>(props: ImportColumnsStepProps<Field>) {
  const { fields, view, kept, hasPrices, imported, disabled, children } = props;
  const { columns, reading, complete, problem, busy, match, readAs, tryOut } = imported;
  const unused = unusedColumns(view, columns);
  const isChecking = busy === 'checking';
  return (
    <StepCard step={2} title="Match the columns" text={`The file has ${counted(view.rows, 'row')}. ${kept}`}>
      <Deferred>
        <FileReadingFields
          view={view.reading}
          chosen={reading}
          hasPrices={hasPrices}
          disabled={disabled}
          onChange={readAs}
        />
      </Deferred>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {fields.map(({ field, ...told }) => (
          <ColumnSelect
            key={field}
            {...told}
            view={view}
            column={columns[field]}
            disabled={disabled}
            onChange={(column) => match(field, column)}
          />
        ))}
      </Box>
      {unused.length ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          Not imported: {unused.join(', ')}
        </Typography>
      ) : null}
      {children}
      {problem ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      ) : null}
      {isChecking ? <LinearProgress aria-label="Checking the file" sx={{ mt: 2 }} /> : null}
      <Box sx={{ mt: 3, display: 'flex', justifyContent: 'flex-end' }}>
        <ActionButton
          inactive={!complete || disabled || busy !== undefined || !isReadingClear(view.reading)}
          onClick={tryOut}
        >
          {isChecking ? 'Checking…' : 'Check the file'}
        </ActionButton>
      </Box>
    </StepCard>
  );
}
