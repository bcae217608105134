import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../shared/counted';
import { ResultStates } from '../../../shared/result/ResultStates';
import { draftKeys, getGoal, type OptimizeJob } from '../optimizeApi';
import { CompetitorList } from '../score/CompetitorList';
import { ScoreScale } from '../score/ScoreScale';
import { useBegin } from './useBegin';

/** What a comparison has found, and the way to a draft. */
export function RunPanel({ job }: { job: OptimizeJob }) {
  const goal = useQuery({
    queryKey: draftKeys.goal(job.id),
    queryFn: ({ signal }) => getGoal(job.id, signal),
  });
  const { begin, isBeginning } = useBegin();
  return (
    <ResultStates
      query={goal}
      failure="The comparison could not be loaded"
      loading={{ label: 'Loading the comparison', heights: [96, 160] }}
    >
      {(found) => (
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Typography sx={{ flex: '1 1 20rem' }}>
              A draft on “{found.keyword}” has {counted(found.terms.length, 'term')} and some{' '}
              {counted(found.profile.target.words, 'word')} to reach{' '}
              <strong>{found.points.toFixed(1)} points</strong>: 10 more than the competitors’ median.
            </Typography>
            <Button
              variant="contained"
              size="large"
              loading={isBeginning}
              onClick={() => begin({ run: job.id })}
            >
              Start draft
            </Button>
          </Box>
          <ScoreScale goal={found} />
          <CompetitorList pages={found.pages} />
        </Box>
      )}
    </ResultStates>
  );
}
