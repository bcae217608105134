import { jobKindName } from '@contracts/jobs/job-kinds';
import type { JobView } from '@contracts/jobs/jobs';
import { FunctionField, useRecordContext } from 'react-admin';
import { formatDateTime } from '../../shared/format';
import { isFinished, percentDone, progressText } from '../../shared/jobs/jobText';
import { JobStatusChip, statusChip } from '../../shared/jobs/JobStatusChip';
import { type CardDetail, chipsOf } from '../../shared/list/cardDetail';
import { Column } from '../../shared/list/Column';
import { RecordCards } from '../../shared/list/RecordCards';
import { RecordTable } from '../../shared/list/RecordTable';
import { TwoLines } from '../../shared/list/TwoLines';
import { useIsPhone } from '../../shared/list/useIsPhone';
import { JobAction } from './JobAction';
import { jobDuration, jobName } from './jobName';
import Box from '@mui/material/Box';
import { ProgressBar } from '../../shared/jobs/ProgressBar';

const NO_WRAP = { whiteSpace: 'nowrap' } as const;

const kindOf = ({ kind, parameters }: JobView) => jobKindName(kind, parameters);

function detail(job: JobView): CardDetail {
  const end = job.error?.message ?? (isFinished(job) ? undefined : progressText(job.progress));
  return {
    line: [job.ownerEmail, end].filter(Boolean).join(' · '),
    chips: [statusChip(job.status), ...chipsOf(kindOf(job))],
  };
}

export function JobRows() {
  if (useIsPhone()) {
    return <RecordCards<JobView> titleOf={jobName} detailOf={detail} end={<JobAction />} />;
  }
  return (
    <RecordTable rowClick={false}>
      <Column label="Job" disableSort>
        <FunctionField<JobView> render={(job) => <TwoLines name={jobName(job)} second={kindOf(job)} />} />
      </Column>
      <Column source="status">
        <FunctionField<JobView> render={({ status }) => <JobStatusChip status={status} />} />
        <JobProgressField />
      </Column>
      <Column source="ownerEmail" label="Owner" />
      <Column source="createdAt" label="Created" cellSx={NO_WRAP}>
        <FunctionField<JobView> render={({ createdAt }) => formatDateTime(createdAt)} />
      </Column>
      <Column label="Duration" disableSort cellSx={NO_WRAP}>
        <FunctionField<JobView> render={(job) => jobDuration(job)} />
      </Column>
      <Column label="Reason" disableSort>
        <JobReasonField />
      </Column>
      <Column label="Action" disableSort>
        <JobAction />
      </Column>
    </RecordTable>
  );
}

function JobProgressField() {
  const job = useRecordContext<JobView>();
  if (!job) return null;
  return (
    <Box sx={{ mt: 0.5, minWidth: 90, color: 'text.secondary', fontSize: 12 }}>
      {progressText(job.progress)}
      {job.status === 'running' ? (
        <Box sx={{ mt: 0.5 }}>
          <ProgressBar label="Progress" percent={percentDone(job.progress)} height={4} />
        </Box>
      ) : null}
    </Box>
  );
}

/** Why a job failed, and the technical cause where it is known. */
function JobReasonField() {
  const job = useRecordContext<JobView>();
  if (!job?.error && !job?.reason) return <>–</>;
  return (
    <Box sx={{ minWidth: 170, maxWidth: 360, overflowWrap: 'anywhere' }}>
      {job.error?.message}
      {job.reason ? (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 12 }}>
          {job.reason}
        </Box>
      ) : null}
    </Box>
  );
}
