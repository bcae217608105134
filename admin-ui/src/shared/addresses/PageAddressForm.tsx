import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { FETCHING_MESSAGES } from '@contracts/fetching/fetching-messages';
import { type SyntheticEvent, useState } from 'react';
import { ActionButton } from '../ActionButton';
import type { usePageReading } from './usePageReading';

interface PageAddressFormProps {
  reading: Pick<ReturnType<typeof usePageReading>, 'read' | 'busy' | 'problem' | 'setProblem'>;
  help: string;
  /** Whether the button stands below the field where the screen is wide, since the form is narrow there. */
  isNarrow?: boolean;
}

/** Asks for the address of one page; https unless it says so. */
export function PageAddressForm({ reading, help, isNarrow = false }: PageAddressFormProps) {
  const { read, busy, problem, setProblem } = reading;
  const [url, setUrl] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const address = url.trim();
    if (address) void read(/^https?:\/\//i.test(address) ? address : `https://${address}`);
    else setProblem(FETCHING_MESSAGES.urlRequired);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row', ...(isNarrow && { lg: 'column' }) },
        alignItems: { sm: 'start', ...(isNarrow && { lg: 'stretch' }) },
        gap: 2,
      }}
    >
      <TextField
        label="URL of a page"
        placeholder="https://example.com/page"
        fullWidth
        value={url}
        error={problem !== undefined}
        helperText={problem ?? help}
        onChange={(event) => {
          setUrl(event.target.value);
          setProblem(undefined);
        }}
        slotProps={{
          htmlInput: { inputMode: 'url', spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' },
          formHelperText: { role: problem ? 'alert' : undefined },
        }}
      />
      <ActionButton type="submit" inactive={busy}>
        {busy ? 'Reading…' : 'Read page'}
      </ActionButton>
    </Box>
  );
}
