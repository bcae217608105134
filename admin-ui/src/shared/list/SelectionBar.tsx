import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BARS_HEIGHT } from '../../theme/measures';

/** What can be done with chosen rows together; in sight while rows further down are chosen as well. */
export function SelectionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="toolbar"
      aria-label={label}
      sx={{
        position: 'sticky',
        top: `calc(var(${BARS_HEIGHT}, 0px) + 8px)`,
        zIndex: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mb: 2,
        px: 2,
        py: 1,
        borderRadius: 2,
        boxShadow: 1,
        bgcolor: ({ palette }) =>
          `color-mix(in srgb, ${palette.primary.main} 10%, ${palette.background.paper})`,
      }}
    >
      {children}
    </Box>
  );
}
