import { briefFailureSentence, competitorName, OUTLIER_NAMES } from '@contracts/briefs/brief-messages';
import type { OptimizePage } from '@contracts/optimize/optimize';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { NewTabLink } from '../../../shared/NewTabLink';

/** The competitors with their points, or why they have none. */
export function CompetitorList({ pages }: { pages: readonly OptimizePage[] }) {
  const sorted = pages.toSorted((a, b) => (b.points ?? -1) - (a.points ?? -1));
  return (
    <Box component="ul" aria-label="Competitors" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sorted.map((page) => (
        <Box
          component="li"
          key={page.position}
          sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Typography sx={{ width: 48, flexShrink: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {page.points === null ? '–' : page.points.toFixed(1)}
          </Typography>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {page.address ? (
                <NewTabLink inText href={page.address}>
                  {competitorName(page)}
                </NewTabLink>
              ) : (
                competitorName(page)
              )}
            </Typography>
            {page.description ? (
              <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {page.description}
              </Typography>
            ) : null}
            <Typography variant="body2" color="text.secondary">
              {noteOf(page)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function noteOf({ failure, words, outlier, included }: OptimizePage): string {
  if (failure !== null) return briefFailureSentence(failure);
  const length = counted(words ?? 0, 'word');
  if (included) return length;
  return outlier ? `${length}. Left out: ${OUTLIER_NAMES[outlier].toLowerCase()}.` : `${length}. Left out.`;
}
