import type { FileReading } from '@contracts/csv/file-reading';
import type { FirstRows } from '@contracts/csv/first-rows';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FileReadingFields } from './FileReadingFields';
import { FirstRowsTable } from './FirstRowsTable';
import type { ToldFile } from './readFile';

interface ToldFieldsProps {
  told: ToldFile;
  /** What was chosen instead. */
  chosen: FileReading;
  disabled: boolean;
  onChange: (chosen: FileReading) => void;
  /** What takes the file as it is read now. */
  confirm?: { label: string; onClick: () => void };
}

const BEYOND_ASCII = /[^\0-\x7f]/;

/** Whether the first rows have what the encoding makes a difference to. */
function hasLetters(first: FirstRows | undefined): boolean {
  return first !== undefined && [first.header, ...first.rows].flat().some((cell) => BEYOND_ASCII.test(cell));
}

/** What a file is read as beside a piece of it. */
export function ToldFields({
  told: { view, sample, first },
  chosen,
  disabled,
  onChange,
  confirm,
}: ToldFieldsProps) {
  return (
    <Box sx={{ mt: 2, minWidth: 0 }}>
      <FileReadingFields view={view} chosen={chosen} disabled={disabled} onChange={onChange} />
      {sample && !hasLetters(first) ? (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
          In the file: {sample}
        </Typography>
      ) : null}
      {first ? <FirstRowsTable first={first} /> : null}
      {confirm ? (
        <Button variant="contained" disabled={disabled} onClick={confirm.onClick} sx={{ mt: 1 }}>
          {confirm.label}
        </Button>
      ) : null}
    </Box>
  );
}
