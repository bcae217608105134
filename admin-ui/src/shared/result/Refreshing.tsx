import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const AS_IT_WAS = { display: 'contents' };
/** Answers that come at once change nothing to see. */
const PALE = { display: 'contents', '& > *': { opacity: 0.6, transition: 'opacity 0.15s 0.1s' } };

interface RefreshingProps {
  /** A query whose former answer stays until the next one is there. */
  query: { isPlaceholderData?: boolean };
  children: ReactNode;
}

/** Shows paler what stays of the former page, filter or period while the next one is loaded. */
export function Refreshing({ query: { isPlaceholderData = false }, children }: RefreshingProps) {
  return (
    <Box aria-busy={isPlaceholderData} sx={isPlaceholderData ? PALE : AS_IT_WAS}>
      {children}
    </Box>
  );
}
