import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export interface GuessSwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** What becomes of keywords without any of the words, where English words are filled in. */
export function GuessSwitch({ on, onChange }: GuessSwitchProps) {
  return (
    <FormControlLabel
      sx={{ mt: 2, alignItems: 'flex-start' }}
      control={<Switch checked={on} onChange={(_, next) => onChange(next)} />}
      label={
        <>
          Guess the intent where none of these words is found
          <Typography variant="body2" color="text.secondary">
            By the wording of the keyword, in English. Rows that were guessed say so.
          </Typography>
        </>
      }
    />
  );
}
