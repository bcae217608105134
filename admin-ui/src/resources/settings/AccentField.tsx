import type { InstanceDto } from '@contracts/instance/instance.dto';
import { INSTANCE_MESSAGES } from '@contracts/instance/instance-messages';
import { isReadableAccent } from '@domain/instance/accent';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { LIGHT_PALETTE } from '../../theme/palette';
import { AccentPreview } from './AccentPreview';

const COLOR = /^#[0-9a-f]{6}$/i;

/** The accent, by sight or as `#rrggbb`, with how it looks in both schemes. */
export function AccentField() {
  const { field, fieldState } = useController<InstanceDto, 'accent'>({ name: 'accent' });
  const color = COLOR.test(field.value) ? field.value.toLowerCase() : '';
  const isTooLight = color !== '' && !isReadableAccent(color);
  const problem = fieldState.error?.message ?? (isTooLight ? INSTANCE_MESSAGES.accentTooLight : undefined);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
        <Box
          component="input"
          type="color"
          aria-label="Choose the accent color"
          value={color || LIGHT_PALETTE.primary.main}
          onChange={(event) => field.onChange(event.target.value)}
          sx={{
            flexShrink: 0,
            width: 48,
            height: 40,
            mt: 1,
            p: 0.25,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'transparent',
            cursor: 'pointer',
          }}
        />
        <TextField
          {...field}
          inputRef={field.ref}
          label="Accent color"
          placeholder={LIGHT_PALETTE.primary.main}
          error={Boolean(problem)}
          helperText={problem ?? 'Leave empty to use Cohort’s colors.'}
        />
        {field.value ? (
          <Button onClick={() => field.onChange('')} sx={{ mt: 1 }}>
            Reset
          </Button>
        ) : null}
      </Box>
      <AccentPreview accent={isTooLight ? '' : color} />
    </>
  );
}
