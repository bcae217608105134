import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  first: ReactNode;
  /** Cut where it is too long; the whole of it shows when the pointer rests on it. */
  second: string;
}

/** A cell with what its row is called and, below, what else tells rows apart; no name pushes the other columns out. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <Box sx={{ width: 'max-content', maxWidth: { xs: 180, xl: 300 } }}>
      <Typography component="div" variant="body2" noWrap sx={{ fontWeight: 600 }}>
        {first}
      </Typography>
      {second ? (
        <Typography variant="body2" color="text.secondary" noWrap title={second} sx={{ fontSize: 12 }}>
          {second}
        </Typography>
      ) : null}
    </Box>
  );
}
