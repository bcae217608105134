import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface SwitchFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  help?: string;
  /** The fields that belong to it while it is on. */
  children?: ReactNode;
}

/** Something that is on or off. */
export function SwitchField<Values extends FieldValues>(props: SwitchFieldProps<Values>) {
  const { name, label, help, children } = props;
  const { field } = useController<Values>({ name });
  const helpId = useId();
  const { value, ref, ...control } = field;
  const isOn: boolean = value === true;
  const input = { ref, 'aria-describedby': help ? helpId : undefined };
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={<Switch {...control} checked={isOn} slotProps={{ input }} />}
      />
      {help ? (
        <Typography id={helpId} variant="caption" color="text.secondary" component="p" sx={{ ml: 5.75 }}>
          {help}
        </Typography>
      ) : null}
      {isOn && children ? <Box sx={{ mt: 0.5 }}>{children}</Box> : null}
    </Box>
  );
}
