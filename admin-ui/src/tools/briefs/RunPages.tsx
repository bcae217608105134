import { briefFailureSentence, BRIEF_MESSAGES } from '@contracts/briefs/brief-messages';
import type { BriefRunPage } from '@contracts/briefs/brief-views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { briefKeys, type BriefJob, pagesOfRun } from './briefsApi';

interface RunPagesProps {
  job: BriefJob;
  /** Turns the form's row of an address to pasting. */
  onPasteInstead?: (address: string) => void;
}

/** How each page of a run fares, while it runs and where it failed. */
export function RunPages({ job, onPasteInstead }: RunPagesProps) {
  const pages = useQuery({
    queryKey: [...briefKeys.runPages(job.id), job.status, job.progress.done],
    queryFn: ({ signal }) => pagesOfRun(job.id, signal),
    placeholderData: keepPreviousData,
  });
  const listed = pages.data ?? [];
  if (listed.length === 0) return null;
  return (
    <Card component="section" aria-label="Pages of this run" sx={{ p: { xs: 2, md: 3 } }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {listed.map((page) => (
          <Box component="li" key={page.position} sx={{ py: 0.75 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {page.position}. {page.name ?? page.address ?? page.title ?? BRIEF_MESSAGES.pasted}
            </Typography>
            <Typography variant="body2" color={page.failure === null ? 'text.secondary' : 'error'}>
              {stateOf(page, job.status === 'running')}
            </Typography>
            {page.failure !== null && page.address !== null && onPasteInstead ? (
              <Button
                size="small"
                aria-label={`Paste its text instead: page ${page.position}`}
                onClick={() => onPasteInstead(page.address as string)}
              >
                Paste its text instead
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function stateOf({ failure, done }: BriefRunPage, isRunning: boolean): string {
  if (failure !== null) return briefFailureSentence(failure);
  if (done) return 'Read';
  return isRunning ? 'Waiting…' : 'Not read';
}
