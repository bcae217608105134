import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useBegin } from './useBegin';

/** A draft by itself: it can be laid beside pages later. */
export function BlankStart() {
  const { begin, isBeginning } = useBegin();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography color="text.secondary" sx={{ flex: '1 1 20rem' }}>
        Write or paste first, and choose the pages to score it against later. Free.
      </Typography>
      <Button variant="contained" size="large" loading={isBeginning} onClick={() => begin({})}>
        Start empty draft
      </Button>
    </Box>
  );
}
