import Box from '@mui/material/Box';
import TableContainer, { type TableContainerProps } from '@mui/material/TableContainer';
import type { ReactNode } from 'react';
import { ScrollShade } from './ScrollShade';
import { useOverflow } from './useOverflow';

interface TableFrameProps extends Pick<TableContainerProps, 'sx'> {
  /** What it is called, where keys scroll it. */
  region?: string;
  /** Pixels from the right edge, where a column stays in sight there. */
  right?: number;
  children: ReactNode;
}

/** Around a table that scrolls inside where it does not fit, and goes on under a shade. */
export function TableFrame({ region, right, sx, children }: TableFrameProps) {
  const [place, , goesOn] = useOverflow();
  return (
    <Box sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'clip' }}>
      {goesOn ? <ScrollShade right={right} /> : null}
      <TableContainer
        ref={place}
        {...(region !== undefined && { tabIndex: 0, role: 'region', 'aria-label': region })}
        sx={sx}
      >
        {children}
      </TableContainer>
    </Box>
  );
}
