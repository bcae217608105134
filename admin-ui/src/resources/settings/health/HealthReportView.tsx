import type { HealthReport } from '@contracts/health/health';
import { HEALTH_STATUS_LABELS, healthSummary } from '@contracts/health/health-messages';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatTime } from '../../../shared/format';
import { HealthGroupCard } from './HealthGroupCard';
import { HealthStatusMark } from './HealthStatusMark';
import { ProcessTable } from './ProcessTable';

/** What was found: in a sentence, by parts with the most urgent first, and by processes. */
export function HealthReportView({ report }: { report: HealthReport }) {
  const { lines, status, checkedAt, processes } = report;
  const groups = [...new Set(lines.map(({ group }) => group))];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Card sx={{ p: { xs: 2, md: 3 }, display: 'flex', flexWrap: 'wrap', gap: 1, columnGap: 2 }}>
        <HealthStatusMark status={status} label={HEALTH_STATUS_LABELS[status]} />
        <Typography sx={{ flex: '1 1 200px' }}>{healthSummary(lines)}</Typography>
        <Typography color="text.secondary">Checked at {formatTime(checkedAt)}</Typography>
      </Card>
      {groups.map((group) => (
        <HealthGroupCard key={group} group={group} lines={lines.filter((line) => line.group === group)} />
      ))}
      <ProcessTable processes={processes} checkedAt={checkedAt} />
    </Box>
  );
}
