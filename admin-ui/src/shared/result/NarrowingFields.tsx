import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface NarrowingFieldsProps {
  /** What the rows are: `Pages`. */
  label: string;
  text: string;
  onText: (text: string) => void;
  /** All ways to narrow the rows down, the first one shows all. */
  choices: readonly { id: string; label: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The search of a table of results, and which of its rows are shown. */
export function NarrowingFields(props: NarrowingFieldsProps) {
  const { label, text, onText, choices, chosen, onChoose } = props;
  return (
    <Box
      className="print-none"
      sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: { xs: 2, sm: 1.5 }, mb: 1.5 }}
    >
      <TextField
        size="small"
        margin="none"
        type="search"
        label={`Search these ${label.toLowerCase()}`}
        value={text}
        onChange={(event) => onText(event.target.value)}
        sx={{ flex: { sm: '0 1 320px' } }}
      />
      <TextField
        select
        size="small"
        margin="none"
        label="Show"
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        sx={{ flex: { sm: '0 0 220px' } }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.id} value={choice.id}>
            {choice.label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
