import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReadingView } from '@contracts/readings/readings';
import type { JobChange } from '../jobs/jobApi';
import { barPercent, STATUS_LABELS } from '../jobs/jobText';
import { PauseButton } from '../jobs/PauseButton';
import { ProgressLine } from '../jobs/ProgressLine';
import { failureLines, pagesOf, readingWork } from './readingText';

export interface ReadingProgressProps {
  reading: ReadingView;
  isChanging: boolean;
  onChange: (change: JobChange) => void;
}

/** How far a reading is, with the ways to stop it. */
export function ReadingProgress({ reading, isChanging, onChange }: ReadingProgressProps) {
  const { name, status } = reading;
  const phase = status === 'running' ? 'Reading' : STATUS_LABELS[status];
  const percent = barPercent({ status, progress: pagesOf(reading) });
  const failures = failureLines(reading);
  return (
    <Box component="section" aria-label={`Reading of ${name}`}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <span role="status" className="visually-hidden">
            {phase}
          </span>
          <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {readingWork(reading)}
          </Typography>
        </Box>
        {reading.jobId ? (
          <>
            <PauseButton
              job={reading}
              name={`reading of ${name}`}
              onPause={() => onChange('pause')}
              onResume={() => onChange('resume')}
            />
            <Button
              variant="outlined"
              color="secondary"
              loading={isChanging}
              aria-label={`Cancel reading of ${name}`}
              onClick={() => onChange('cancel')}
            >
              Cancel
            </Button>
          </>
        ) : null}
      </Box>
      <ProgressLine label={`${phase}: ${name}`} percent={percent} />
      {failures.map((line) => (
        <Typography key={line} variant="body2" color="text.secondary">
          {line}
        </Typography>
      ))}
      <Typography variant="body2" color="text.secondary">
        You can leave this page. The reading continues and will be offered here.
      </Typography>
    </Box>
  );
}
