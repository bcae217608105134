import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SideBySideProps {
  /** The tracks of a wide screen, as `grid-template-columns` has them; two halves unless told. */
  columns?: { lg: string; xl?: string };
  children: ReactNode;
}

/** What is entered and what comes of it: beside each other on a wide screen, else one below the other. */
export function SideBySide({ columns = { lg: 'minmax(0, 1fr) minmax(0, 1fr)' }, children }: SideBySideProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...columns },
      }}
    >
      {children}
    </Box>
  );
}
