import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { formatCount } from '../../../shared/format';
import { FLUSH } from '../../../theme/measures';

export interface ReportSectionProps {
  title: string;
  /** How many there are, beside the title. */
  count?: number;
  /** What it is and what to do about it. */
  text?: ReactNode;
  actions?: ReactNode;
  /** What stands in the place of the content where there is nothing. */
  nothing?: string;
  children?: ReactNode;
}

/** A named part of a report. */
export function ReportSection({ title, count, text, actions, nothing, children }: ReportSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 4 } }}>
      <Box sx={HEAD}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h3" component="h2" id={id}>
            {title}
            {count === undefined ? null : ` (${formatCount(count)})`}
          </Typography>
          {text ? (
            <Typography variant="body2" color="text.secondary">
              {text}
            </Typography>
          ) : null}
        </Box>
        {actions}
      </Box>
      {count === 0 && nothing ? <Typography variant="body2">{nothing}</Typography> : children}
    </Box>
  );
}

const HEAD = {
  ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start', mb: 1.5 },
  // On a phone they stand below, at the left.
  '& > .MuiButton-text:first-of-type': { ml: { xs: FLUSH, sm: 0 } },
} as const;
