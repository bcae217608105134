import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ReadingView } from '@contracts/readings/readings';
import { readingLabel } from './readingText';

export interface ReadingChoiceProps {
  readings: readonly ReadingView[];
  chosen: ReadingView | null;
  problem?: string;
  disabled: boolean;
  onChoose: (reading: ReadingView | null) => void;
}

/** Chooses one of the readings that can be used. */
export function ReadingChoice({ readings, chosen, problem, disabled, onChoose }: ReadingChoiceProps) {
  return (
    <Autocomplete
      options={[...readings]}
      value={chosen}
      disabled={disabled}
      onChange={(_, reading) => onChoose(reading)}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={readingLabel}
      noOptionsText="No finished reading matches."
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label="Site reading"
          error={problem !== undefined}
          helperText={problem ?? 'Newest first.'}
          slotProps={{ formHelperText: { role: problem ? 'alert' : undefined } }}
        />
      )}
    />
  );
}
