import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 2,
        rowGap: { xs: 0.75, sm: 0 },
      }}
    >
      {children}
    </Box>
  );
}
