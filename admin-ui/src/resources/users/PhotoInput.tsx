import { MESSAGES } from '@contracts/messages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ChangeEvent, useRef } from 'react';
import { useInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { UserAvatar } from '../../shared/UserAvatar';
import { shrinkPhoto } from './shrinkPhoto';

/** A photo from a PNG or JPEG file, made small before it is sent. */
export function PhotoInput() {
  const { field, fieldState } = useInput({ source: 'photoURL' });
  const { setError, clearErrors } = useFormContext();
  const photoURL = (field.value ?? '') as string;
  const picker = useRef<HTMLInputElement>(null);
  const name: unknown = useWatch({ name: 'name' });

  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    try {
      field.onChange(await shrinkPhoto(file));
      clearErrors('photoURL');
    } catch {
      setError('photoURL', { message: MESSAGES.photoInvalid });
    }
  };

  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <UserAvatar user={{ name: typeof name === 'string' ? name : '', photoURL }} size={72} />
        <Button variant="outlined" onClick={() => picker.current?.click()}>
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
      {fieldState.error ? <FormHelperText error>{fieldState.error.message}</FormHelperText> : null}
    </Box>
  );
}
