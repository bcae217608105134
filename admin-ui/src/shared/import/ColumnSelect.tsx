import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { columnName, exampleOf, type FileColumns } from './importText';

const NONE = '';

interface ColumnSelectProps {
  /** What people call the field. */
  label: string;
  /** What it may hold, where its name does not tell. */
  hint?: string;
  /** What is said where a field that must be in the file has no column. */
  missing?: string;
  /** Whether what the file holds of it is not to be shown. */
  secret?: boolean;
  view: FileColumns;
  column: number | undefined;
  disabled: boolean;
  onChange: (column: number | undefined) => void;
}

/** Which column of a file holds a field. */
export function ColumnSelect(props: ColumnSelectProps) {
  const { label, hint, missing, secret = false, view, column, disabled, onChange } = props;
  const isMissing = missing !== undefined && column === undefined;
  const example = secret ? '' : exampleOf(view, column);
  const help = isMissing ? missing : [hint, example && `In the file: ${example}`].filter(Boolean).join(' ');
  return (
    <TextField
      select
      fullWidth
      label={label}
      required={missing !== undefined}
      error={isMissing}
      helperText={help}
      disabled={disabled}
      value={column ?? NONE}
      onChange={({ target }) => onChange(target.value === NONE ? undefined : Number(target.value))}
      slotProps={{
        inputLabel: { shrink: true },
        select: { displayEmpty: true },
        formHelperText: { sx: { overflowWrap: 'anywhere' } },
      }}
    >
      <MenuItem value={NONE}>Not in the file</MenuItem>
      {view.columns.map((name, index) => (
        <MenuItem key={index} value={index}>
          {columnName(name, index)}
        </MenuItem>
      ))}
    </TextField>
  );
}
