import type { HealthReport } from '@contracts/health/health';
import { HEALTH_STATUS_LABELS, healthSummary } from '@contracts/health/health-messages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../../shared/ActionButton';
import { formatTime } from '../../../shared/format';
import { PageBody } from '../../../shared/PageBody';
import { PageHeader } from '../../../shared/PageHeader';
import { ResultStates } from '../../../shared/result/ResultStates';
import { HealthGroupCard } from './HealthGroupCard';
import { HealthStatusMark } from './HealthStatusMark';
import { ProcessTable } from './ProcessTable';
import { useHealth } from './useHealth';

/** Whether everything that Cohort stands on works, and what to do where it does not. */
export function HealthPage() {
  const { query, check, checking } = useHealth();
  return (
    <>
      <PageHeader
        title="Health"
        subtitle="Whether everything that Cohort needs is working, and what to do if it isn’t."
        actions={
          <>
            <Button variant="outlined" component={Link} to="/settings">
              Back to settings
            </Button>
            <ActionButton
              size="medium"
              inactive={query.data === undefined}
              loading={checking}
              onClick={check}
            >
              Check again
            </ActionButton>
          </>
        }
      />
      <PageBody>
        <ResultStates
          card
          query={query}
          failure="The health could not be checked"
          loading={{ label: 'Checking the health', heights: [40, 160, 120, 120] }}
        >
          {(report) => <HealthReportView report={report} />}
        </ResultStates>
      </PageBody>
    </>
  );
}

/** What was found: in a sentence, by parts with the most urgent first, and by processes. */
function HealthReportView({ report }: { report: HealthReport }) {
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
