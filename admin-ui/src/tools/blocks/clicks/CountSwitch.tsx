import type { Block, SavedBlockEntry, SavedBlockView } from '@contracts/blocks/blocks';
import type { BlockLinksView } from '@contracts/clicks/clicks';
import { CLICK_MESSAGES } from '@contracts/clicks/clicks-messages';
import { blockLinks } from '@domain/blocks/counted-links';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useCounting } from './useCounting';

interface CountSwitchProps {
  /** The block as it shows, saved or not. */
  block: Block;
  /** Absent: it was never saved. */
  saved?: SavedBlockEntry;
  /** Whether its copies come from here, so that copying saves what was changed. */
  inEditor?: boolean;
  onChanged?: (saved: SavedBlockView) => void;
}

/** Switches the counting of clicks on a saved block, and says what is counted and where copied links lead. */
export function CountSwitch({ block, saved, inEditor = false, onChanged }: CountSwitchProps) {
  const { on, busy, change, links } = useCounting(saved, onChanged);
  const { counted, direct } = useMemo(() => blockLinks(block), [block]);
  const id = useId();
  if (inEditor && !on && counted.length + direct.length === 0) return null;
  const sentences = [
    saved ? undefined : CLICK_MESSAGES.saveFirst,
    CLICK_MESSAGES.about,
    on ? CLICK_MESSAGES.counted(counted.length) : undefined,
    direct.length > 0 ? CLICK_MESSAGES.direct(direct.length) : undefined,
    on && inEditor ? CLICK_MESSAGES.copySaves : undefined,
  ];
  return (
    <Box>
      {inEditor ? <Divider sx={{ mb: 3 }} /> : null}
      <FormControlLabel
        label="Count clicks"
        disabled={!saved || busy}
        control={
          <Switch
            checked={on}
            onChange={(_, checked) => void change(checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <Typography id={id} variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {sentences.filter((sentence) => sentence !== undefined).join(' ')}
      </Typography>
      {on && links.error ? (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {links.error.message}
        </Alert>
      ) : null}
      {on && links.data && counted.length > 0 ? <Reach {...links.data} /> : null}
    </Box>
  );
}

function Reach({ reach, origin }: BlockLinksView) {
  if (reach === 'public') return null;
  return (
    <Alert severity={reach === 'local' ? 'warning' : 'info'} sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
      {reach === 'local' ? CLICK_MESSAGES.local(origin) : CLICK_MESSAGES.unset(origin)}
    </Alert>
  );
}
