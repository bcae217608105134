import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import { JobEnd } from '../../shared/jobs/JobEnd';
import { ResultFrame } from '../../shared/result/ResultFrame';
import { INTENT, type IntentJob } from './intentJobs';
import { LazyResultPanel } from './result/LazyResultPanel';

export interface JobOutcomeProps {
  job: IntentJob;
  downloading: boolean;
  onDownload: () => void;
}

/** How the submitted job ended. */
export function JobOutcome({ job, downloading, onDownload }: JobOutcomeProps) {
  if (job.status !== 'done') return <JobEnd kind={INTENT} job={job} />;
  return (
    <ResultFrame label="Result" title={INTENT.nameOf(job)} icon={<CheckCircleIcon color="success" />}>
      <span role="status" className="visually-hidden">
        Done
      </span>
      <LazyResultPanel
        job={job}
        downloading={downloading}
        downloadLabel="Download again"
        onDownload={onDownload}
      />
    </ResultFrame>
  );
}
