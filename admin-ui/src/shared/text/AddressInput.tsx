import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { FETCHING_MESSAGES } from '@contracts/fetching/fetching-messages';
import type { TextPage } from '@contracts/text/text-page';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../providers/apiClient';
import { ActionButton } from '../ActionButton';
import { readAddress } from './readAddress';

export interface AddressInputProps {
  onRead: (page: TextPage) => void;
}

/** Takes the text of a page by its address. */
export function AddressInput({ onRead }: AddressInputProps) {
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const read = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const address = url.trim();
    setProblem(address ? undefined : FETCHING_MESSAGES.urlRequired);
    if (!address) return;
    setBusy(true);
    try {
      const page = await readAddress(/^https?:\/\//i.test(address) ? address : `https://${address}`);
      if (isThere.current) onRead(page);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void read(event)}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'start' },
        gap: 2,
      }}
    >
      <TextField
        label="Address of a page"
        placeholder="https://example.com/page"
        fullWidth
        value={url}
        error={problem !== undefined}
        helperText={problem ?? 'Its main text is read, without navigation, header and footer.'}
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
