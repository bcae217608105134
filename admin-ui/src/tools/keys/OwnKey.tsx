import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import type { OwnKeyView } from '@contracts/keys/keys';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirmation } from '../../shared/Confirmation';
import { formatDateTime } from '../../shared/format';
import { maskedKey, ownKeyProblem } from './keyText';
import type { useOwnKey } from './useOwnKey';

interface OwnKeyProps {
  name: string;
  status: OwnKeyView;
  own: ReturnType<typeof useOwnKey>;
}

/** The user's name and key, hidden until it is asked for, and what can be done with it. */
export function OwnKey({ name, status, own }: OwnKeyProps) {
  const { state, hint, generatedAt, locked, unreadable } = status;
  const isThere = state === 'active' && !unreadable;
  const problem = ownKeyProblem(status);
  return (
    <>
      <Typography color="text.secondary">Activation key of</Typography>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere', mb: 2 }}>
        {name}
      </Typography>
      {problem ? (
        <Alert severity={state === 'none' ? 'info' : 'warning'} sx={{ mb: 2 }}>
          {problem}
        </Alert>
      ) : null}
      {isThere ? (
        <>
          <Typography
            component="output"
            aria-label="Activation key"
            sx={{
              display: 'block',
              fontFamily: 'monospace',
              fontSize: { xs: '1rem', sm: '1.25rem' },
              letterSpacing: '0.04em',
              overflowWrap: 'anywhere',
              bgcolor: 'background.default',
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              p: 2,
            }}
          >
            {own.shown ?? maskedKey(hint)}
          </Typography>
          {generatedAt ? (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {`Generated ${formatDateTime(generatedAt)}. Keep it to yourself.`}
            </Typography>
          ) : null}
        </>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
        {isThere ? <KeyButtons own={own} /> : null}
        {locked ? null : <Generate own={own} replaces={isThere} />}
      </Box>
    </>
  );
}

function KeyButtons({ own: { shown, busy, show, hide, copy } }: Pick<OwnKeyProps, 'own'>) {
  return (
    <>
      <Button
        variant="outlined"
        startIcon={shown ? <HideIcon /> : <ShowIcon />}
        loading={busy === 'show'}
        onClick={shown ? hide : show}
      >
        {shown ? 'Hide key' : 'Show key'}
      </Button>
      <Button variant="outlined" startIcon={<CopyIcon />} loading={busy === 'copy'} onClick={copy}>
        Copy key
      </Button>
    </>
  );
}

function Generate({ own, replaces }: { own: OwnKeyProps['own']; replaces: boolean }) {
  const [asking, setAsking] = useState(false);
  const busy = own.busy === 'generate';
  return (
    <>
      <Button
        variant="contained"
        startIcon={<RefreshIcon />}
        loading={busy && !asking}
        onClick={replaces ? () => setAsking(true) : () => void own.generate()}
      >
        Generate New Key
      </Button>
      <Confirmation
        open={asking}
        title="Generate a new key?"
        text="The key that you have now stops working at once, wherever it is in use."
        action="Generate New Key"
        destroys
        busy={busy}
        onConfirm={() => void own.generate().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
