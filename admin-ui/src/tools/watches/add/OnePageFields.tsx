import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useController, useFormContext } from 'react-hook-form';
import { PagePreview } from './PagePreview';
import { usePreview } from './usePreview';
import type { WatchValues } from './watchValues';

/** The address of one page, and what of it would be compared. */
export function OnePageFields() {
  const form = useFormContext<WatchValues>();
  const { field, fieldState } = useController<WatchValues, 'url'>({ name: 'url' });
  const { ref, ...control } = field;
  const { preview, busy, look, isOld } = usePreview(form);
  return (
    <>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'start', gap: 2 }}>
        <TextField
          {...control}
          inputRef={ref}
          autoFocus
          margin="none"
          label="URL of a page"
          placeholder="https://example.com/page"
          fullWidth
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? 'A preview is free and shows what will be compared.'}
          slotProps={{
            htmlInput: { inputMode: 'url', spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' },
            formHelperText: { role: fieldState.error ? 'alert' : undefined },
          }}
        />
        <Button
          variant="outlined"
          startIcon={<PreviewIcon />}
          loading={busy}
          loadingPosition="start"
          onClick={() => void look()}
          sx={{ height: 40, flexShrink: 0 }}
        >
          Preview
        </Button>
      </Box>
      {preview ? <PagePreview preview={preview} isOld={isOld} /> : null}
    </>
  );
}
