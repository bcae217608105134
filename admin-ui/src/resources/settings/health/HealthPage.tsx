import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../../shared/ActionButton';
import { PageBody } from '../../../shared/PageBody';
import { PageHeader } from '../../../shared/PageHeader';
import { ResultStates } from '../../../shared/result/ResultStates';
import { HealthReportView } from './HealthReportView';
import { useHealth } from './useHealth';

/** Whether everything that Cohort stands on works, and what to do where it does not. */
export function HealthPage() {
  const { query, check, checking } = useHealth();
  return (
    <>
      <PageHeader
        title="Health"
        subtitle="Whether everything that Cohort needs works, and what to do where it does not."
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
