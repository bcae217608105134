import type { DemandBasis, ScorePart, StrategyView } from '@contracts/strategy/strategy';
import { PART_NAMES, partText } from '@contracts/strategy/strategy-words';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

/** The score, its parts, and the sums that it is made of. */
export function ScoreCard({ view: { score, parts, basis } }: { view: StrategyView }) {
  const id = useId();
  const known = parts.filter(({ points }) => points !== null);
  const missing = parts.filter(({ points }) => points === null);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mb: 1.5 }}>
        Score
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '180px minmax(0, 1fr)' },
        }}
      >
        <Total score={score} />
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {known.map((part) => (
            <Part key={part.id} part={part} basis={basis} />
          ))}
          {missing.map(({ id: part }) => (
            <Box component="li" key={part}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {PART_NAMES[part]}: no data
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {partText({ id: part, weight: 0, most: 0, points: null, good: 0, judged: 0 }, basis)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
      {known.length > 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {sumText(known, score)}
          {missing.length > 0 ? ' Parts without data are left out, and the others are scaled to 100.' : ''}
        </Typography>
      ) : null}
    </Box>
  );
}

function Total({ score }: { score: number | null }) {
  return (
    <Box sx={{ p: 2, borderRadius: 2, bgcolor: 'background.default', textAlign: 'center' }}>
      <Typography sx={{ fontSize: '2.75rem', fontWeight: 700, lineHeight: 1.1 }}>{score ?? '–'}</Typography>
      <Typography variant="body2" color="text.secondary">
        {score === null ? 'Nothing could be scored' : 'of 100 points'}
      </Typography>
    </Box>
  );
}

function Part({ part, basis }: { part: ScorePart; basis: DemandBasis }) {
  const { id, points, most } = part;
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {PART_NAMES[id]}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {points} of {most}
        </Typography>
      </Box>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={most > 0 ? (100 * (points ?? 0)) / most : 0}
        sx={{ my: 0.5, height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" color="text.secondary">
        {partText(part, basis)}
      </Typography>
    </Box>
  );
}

function sumText(parts: readonly ScorePart[], score: number | null): string {
  return `${parts.map(({ points }) => points).join(' + ')} = ${score}.`;
}
