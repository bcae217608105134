import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { safeColor } from '@domain/blocks/colors';
import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { FormShape } from '../editor/formShape';
import { lazyNamed } from '../../../shared/lazyNamed';
import { Deferred } from '../../../shared/Deferred';

const ColorPicker = lazyNamed(() => import('./ColorPicker'), 'ColorPicker');
const NO_COLOR = '';

interface ColorFieldProps {
  name: string;
  label: string;
  /** What speaks against the colour, which is taken all the same. */
  warning?: string;
}

/** A colour as text, with a picker behind its swatch. */
export function ColorField({ name, label, warning }: ColorFieldProps) {
  const { field, fieldState } = useController<FormShape>({ name });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { ref, value, ...control } = field;
  const text = typeof value === 'string' ? value : '';
  const color = safeColor(text, NO_COLOR);
  const message = fieldState.error?.message ?? (color ? undefined : BLOCK_MESSAGES.colorInvalid);
  return (
    <>
      <TextField
        {...control}
        value={text}
        inputRef={ref}
        label={label}
        error={message !== undefined}
        helperText={message ?? warning}
        slotProps={{
          formHelperText: message || !warning ? {} : { sx: { color: 'warning.main' } },
          htmlInput: { spellCheck: false, autoComplete: 'off' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <IconButton
                  size="small"
                  edge="start"
                  aria-label={`Choose: ${label}`}
                  onClick={(event) => setAnchor(event.currentTarget)}
                >
                  <Box
                    sx={{
                      width: 20,
                      height: 20,
                      borderRadius: 1,
                      border: 1,
                      borderColor: 'divider',
                      bgcolor: color || 'transparent',
                    }}
                  />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 1.5 } } }}
      >
        <Deferred fallback={<Box sx={{ width: 200, height: 200 }} />}>
          <ColorPicker color={color || '#000000'} onChange={field.onChange} />
        </Deferred>
      </Popover>
    </>
  );
}
