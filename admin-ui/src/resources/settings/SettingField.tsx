import type { InstanceDto } from '@contracts/instance/instance.dto';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';

interface SettingFieldProps extends Pick<TextFieldProps, 'label' | 'type' | 'placeholder' | 'required'> {
  name: keyof InstanceDto;
}

/** One text of the settings, with what is wrong about it. */
export function SettingField({ name, ...field }: SettingFieldProps) {
  const { register, formState } = useFormContext<InstanceDto>();
  const problem = formState.errors[name]?.message;
  return <TextField {...field} error={Boolean(problem)} helperText={problem ?? ' '} {...register(name)} />;
}
