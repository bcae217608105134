import { DEFAULT_LOGO, MAX_LOGO_BYTES } from '@contracts/instance/instance';
import type { InstanceDto } from '@contracts/instance/instance.dto';
import { INSTANCE_MESSAGES } from '@contracts/instance/instance-messages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ChangeEvent, useId, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { dataUrlOf, FILE_UNREADABLE } from '../../shared/file/readFile';
import { NAVBAR_COLORS } from '../../theme/palette';

const HINT = 'PNG or JPEG, at most 512 kB. Shown 32 pixels high, on a dark background.';

/** A logo from a file, as it shows in the navigation. */
export function LogoField() {
  const { field, fieldState } = useController<InstanceDto, 'logo'>({ name: 'logo' });
  const { setError, clearErrors } = useFormContext<InstanceDto>();
  const picker = useRef<HTMLInputElement>(null);
  const helpId = useId();

  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (file.size > MAX_LOGO_BYTES) {
      setError('logo', { message: INSTANCE_MESSAGES.logoTooLarge });
      return;
    }
    try {
      field.onChange(await dataUrlOf(file));
      clearErrors('logo');
    } catch {
      setError('logo', { message: FILE_UNREADABLE });
    }
  };

  const problem = fieldState.error?.message;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Box
          sx={{
            display: 'flex',
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            bgcolor: NAVBAR_COLORS.background,
          }}
        >
          <Box
            component="img"
            src={field.value || DEFAULT_LOGO}
            alt="The logo"
            sx={{ height: 32, maxWidth: 96, objectFit: 'contain' }}
          />
        </Box>
        <Button
          variant="outlined"
          aria-describedby={helpId}
          data-refused={problem && ''}
          onClick={() => picker.current?.click()}
        >
          Choose logo
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".png,.jpg,.jpeg"
          aria-label="Logo"
          onChange={(event) => void pick(event)}
        />
        {field.value ? <Button onClick={() => field.onChange('')}>Remove logo</Button> : null}
      </Box>
      <FormHelperText id={helpId} error={Boolean(problem)}>
        {problem ?? HINT}
      </FormHelperText>
    </Box>
  );
}
