import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The line above a result: what is said of it or how it shows at the left, its exports at the right. */
export function ResultBar({ children, exports }: { children: ReactNode; exports: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
      }}
    >
      {children}
      {exports}
    </Box>
  );
}
