import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { StartValues } from './startValues';

interface StartSwitchProps {
  name: 'robots' | 'subdomains' | 'sitemaps';
  label: string;
  help: string;
}

/** An option of a new crawl that is on or off. */
export function StartSwitch({ name, label, help }: StartSwitchProps) {
  const { field } = useController<StartValues, StartSwitchProps['name']>({ name });
  const helpId = useId();
  const { value, ref, ...control } = field;
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Switch {...control} checked={value} slotProps={{ input: { ref, 'aria-describedby': helpId } }} />
        }
      />
      <Typography id={helpId} variant="caption" color="text.secondary" component="p" sx={{ ml: 5.75 }}>
        {help}
      </Typography>
    </Box>
  );
}
