import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { copyText } from '../../../shared/clipboard';
import { saveBlob } from '../../../shared/saveBlob';

const FILE_NAME = 'recovery-codes.txt';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const notify = useNotify();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    if (await copyText(text)) notify('Recovery codes copied', { type: 'success' });
    else
      notify('Your browser did not copy them. Select the codes and copy them yourself.', { type: 'warning' });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        These are your recovery codes. Each lets you log in once when you do not have your phone. Keep them
        somewhere safe: they are not shown again.
      </Typography>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          m: 0,
          p: 2,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
          gap: 1,
          listStyle: 'none',
          borderRadius: 2,
          bgcolor: 'background.default',
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), FILE_NAME)}>
          Download
        </Button>
        <Button variant="contained" onClick={onKept}>
          I have saved them
        </Button>
      </Box>
    </Box>
  );
}
