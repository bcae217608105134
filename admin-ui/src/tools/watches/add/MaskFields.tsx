import { WATCH_MASKS } from '@contracts/watches/watch-content';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { useController } from 'react-hook-form';
import { MASK_LABELS } from '../shown/watchText';
import type { WatchValues } from './watchValues';

/** Kinds of text that change by themselves; each can be made to count. */
export function MaskFields() {
  const { field } = useController<WatchValues, 'masks'>({ name: 'masks' });
  const { value, onChange } = field;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend">Kinds of text that change by themselves</FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 2 }}>
        {WATCH_MASKS.map((mask) => (
          <FormControlLabel
            key={mask}
            control={
              <Checkbox
                checked={value.includes(mask)}
                onChange={() =>
                  onChange(WATCH_MASKS.filter((each) => value.includes(each) !== (each === mask)))
                }
              />
            }
            label={`${MASK_LABELS[mask].name}, such as “${MASK_LABELS[mask].example}”`}
            sx={{ overflowWrap: 'anywhere' }}
          />
        ))}
      </Box>
    </Box>
  );
}
