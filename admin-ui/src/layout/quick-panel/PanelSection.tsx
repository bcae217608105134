import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelSectionProps {
  title: string;
  /** Stands where there is nothing to show. */
  empty?: string | false;
  children?: ReactNode;
}

/** A named part of the quick panel. */
export function PanelSection({ title, empty, children }: PanelSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {empty ? (
        <Typography variant="body2" color="text.secondary">
          {empty}
        </Typography>
      ) : (
        children
      )}
    </Box>
  );
}
