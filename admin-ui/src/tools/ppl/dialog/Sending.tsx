import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { UploadProgress } from '../../../providers/apiUpload';
import { formatBytes } from '../../../shared/format';

/** How far an upload has come; once all is sent, the server still checks it. */
export function Sending({ sent, total }: UploadProgress) {
  const isSent = sent >= total;
  const text = isSent ? 'Checking and saving …' : `${formatBytes(sent)} of ${formatBytes(total)} sent`;
  return (
    <Box>
      <LinearProgress
        aria-label="Upload"
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={isSent ? undefined : (sent / total) * 100}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
    </Box>
  );
}
