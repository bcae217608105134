import type { JobStatus } from '@contracts/jobs/job-states';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DotParts } from '../DotParts';
import { formatDateTime } from '../format';
import { JobStatusChip } from './JobStatusChip';

interface PastItemProps {
  /** Its name, at the place `name` of a grid. */
  name: ReactNode;
  /** What it holds, in a few words. */
  summary?: string;
  /** The same as a small picture, where there is room. */
  glance?: ReactNode;
  item: { status: JobStatus; createdAt: string };
  actions: ReactNode;
  /** Below all: how far it is, or why it failed. */
  detail?: ReactNode;
}

/** One of what was done before. */
export function PastItem({ name, summary, glance, item, actions, detail }: PastItemProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 96px 128px' },
        gridTemplateAreas: {
          xs: '"name name" "facts actions" "status actions" "detail detail"',
          md: '"name glance status actions" "facts glance status actions" "detail detail detail detail"',
        },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {name}
      <Typography variant="body2" color="text.secondary" sx={{ gridArea: 'facts' }}>
        <DotParts parts={[...(summary ? summary.split(' · ') : []), formatDateTime(item.createdAt)]} />
      </Typography>
      {glance ? (
        <Box sx={{ gridArea: 'glance', width: 120, display: { xs: 'none', md: 'block' } }}>{glance}</Box>
      ) : null}
      <Box sx={{ gridArea: 'status' }}>
        <JobStatusChip status={item.status} />
      </Box>
      <Box sx={{ gridArea: 'actions', justifySelf: 'end', mr: -1, display: 'flex', gap: 0.5 }}>{actions}</Box>
      {detail ? <Box sx={{ gridArea: 'detail' }}>{detail}</Box> : null}
    </Box>
  );
}

/** Why it failed. */
export function PastFailure({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}

/** How its name looks, as text, link or button. */
export const PAST_NAME = {
  gridArea: 'name',
  justifySelf: 'start',
  maxWidth: '100%',
  fontWeight: 600,
} as const;
