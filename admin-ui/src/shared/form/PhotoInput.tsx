import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ChangeEvent, useId, useRef } from 'react';
import { useInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { messageOf } from '../../providers/apiClient';
import { UserAvatar } from '../UserAvatar';
import { readPhoto } from './readPhoto';

/** A photo from a PNG or JPEG file, shown at once. */
export function PhotoInput() {
  const { field, fieldState } = useInput({ source: 'photoURL' });
  const { setError, clearErrors } = useFormContext();
  const photoURL = (field.value ?? '') as string;
  const picker = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const name: unknown = useWatch({ name: 'name' });

  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    try {
      field.onChange(await readPhoto(file));
      clearErrors('photoURL');
    } catch (error) {
      setError('photoURL', { message: messageOf(error) });
    }
  };

  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <UserAvatar user={{ name: typeof name === 'string' ? name : '', photoURL }} size={72} />
        <Button
          variant="outlined"
          aria-describedby={helpId}
          data-refused={fieldState.error && ''}
          onClick={() => picker.current?.click()}
        >
          Choose photo
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".png,.jpg,.jpeg"
          aria-label="Photo"
          onChange={(event) => void pick(event)}
        />
        {photoURL ? <Button onClick={() => field.onChange('')}>Remove photo</Button> : null}
      </Box>
      <FormHelperText id={helpId} error={Boolean(fieldState.error)} role={fieldState.error && 'alert'}>
        {fieldState.error?.message ?? 'A .png, .jpg or .jpeg image of up to 2 MB.'}
      </FormHelperText>
    </Box>
  );
}
