import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import type { EstimateValues } from '../estimators';

interface ToggleFieldProps {
  name: 'adsenseRevenueEnabled' | 'nonUsSalesEnabled' | 'cookieRevenueEnabled';
  label: string;
  help: string;
  /** The fields that belong to the source while it counts. */
  children?: ReactNode;
}

/** Whether a source of revenue counts, with what it adds. */
export function ToggleField({ name, label, help, children }: ToggleFieldProps) {
  const { field } = useController<EstimateValues, ToggleFieldProps['name']>({ name });
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
      {value && children ? <Box sx={{ ml: 5.75, mt: 0.5 }}>{children}</Box> : null}
    </Box>
  );
}
