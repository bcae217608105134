import { HEALTH_GROUPS, type HealthGroup, type HealthLine } from '@contracts/health/health';
import { HEALTH_STATUS_LABELS } from '@contracts/health/health-messages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { useLinkedPlace } from '../../../shared/useLinkedPlace';
import { HealthStatusMark } from './HealthStatusMark';

/** The lines about one part. */
export function HealthGroupCard({ group, lines }: { group: HealthGroup; lines: readonly HealthLine[] }) {
  const part = useLinkedPlace<HTMLDivElement>(group);
  return (
    <Box ref={part} sx={{ scrollMarginTop: 96 }}>
      <ResultFrame title={HEALTH_GROUPS[group]}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Box>
      </ResultFrame>
    </Box>
  );
}

function Line({ line: { title, status, says, doThis } }: { line: HealthLine }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '120px 1fr' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <HealthStatusMark status={status} label={HEALTH_STATUS_LABELS[status]} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" variant="subtitle2">
          {title}
        </Typography>
        <Typography variant="body2">{says}</Typography>
        {doThis ? (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {doThis}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
