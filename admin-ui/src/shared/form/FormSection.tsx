import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLinkedPlace } from '../useLinkedPlace';

interface FormSectionProps {
  title: string;
  text?: string;
  /** What a link calls it in its hash. */
  place?: string;
  /** What it is about stands above its fields: there is something beside the form. */
  stacked?: boolean;
  children: ReactNode;
}

/** From the left of what a section is about to the right of its fields, in pixels. */
export const SECTION_WIDTH = 240 + 32 + 720;

/** A named part of a form: what it is about at the left, its fields at the right. */
export function FormSection({ title, text, place, stacked = false, children }: FormSectionProps) {
  const part = useLinkedPlace<HTMLDivElement>(place);
  return (
    <Box
      ref={part}
      sx={{
        display: 'grid',
        gridTemplateColumns: stacked
          ? 'minmax(0, 1fr)'
          : { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
        columnGap: 4,
        rowGap: stacked ? 1 : { xs: 2, md: 1 },
      }}
    >
      <Box>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {text ? (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        ) : null}
      </Box>
      <Box sx={{ maxWidth: 720, width: '100%' }}>{children}</Box>
    </Box>
  );
}
