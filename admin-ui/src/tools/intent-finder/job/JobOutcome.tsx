import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ResultPanel } from '../result/ResultPanel';
import { failureText, fileNameOf, type IntentJob } from './jobText';

export interface JobOutcomeProps {
  job: IntentJob;
  downloading: boolean;
  onDownload: () => void;
}

/** How the submitted job ended. */
export function JobOutcome({ job, downloading, onDownload }: JobOutcomeProps) {
  if (job.status !== 'done' || !job.result) return <JobEnd job={job} />;
  return (
    <Card component="section" aria-label="Result" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <CheckCircleIcon color="success" />
        <Typography variant="h2" noWrap title={fileNameOf(job)}>
          {fileNameOf(job)}
        </Typography>
        <span role="status" className="visually-hidden">
          Done
        </span>
      </Box>
      <ResultPanel
        job={job}
        result={job.result}
        downloading={downloading}
        downloadLabel="Download again"
        onDownload={onDownload}
      />
    </Card>
  );
}

/** Why there is no result, and what to do. */
export function JobEnd({ job }: { job: IntentJob }) {
  if (job.status === 'cancelled') {
    return (
      <Alert severity="info">
        {fileNameOf(job)} was cancelled. Nothing was classified; you can submit it again.
      </Alert>
    );
  }
  if (job.status !== 'failed') return null;
  return (
    <Alert severity="error">
      <AlertTitle>{fileNameOf(job)} could not be classified</AlertTitle>
      {failureText(job)}
    </Alert>
  );
}
