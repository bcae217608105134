import type { InterlinkSuggestionView } from '@contracts/interlinks/interlink-views';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PHRASE_PLACES } from './linkWords';

const share = (value: number) => value.toFixed(2);

interface WhyScoreProps {
  suggestion: InterlinkSuggestionView;
  isMoved: boolean;
}

/** Why a link is suggested: each part of its score with its sum. */
export function WhyScore({ suggestion: { reasons, target }, isMoved }: WhyScoreProps) {
  const { score, points, anchor, cosine, need, phrase, kind, span, kindFactor } = reasons;
  const parts = [
    {
      name: 'Anchor',
      sum: `45 × ${share(anchor)}`,
      points: points.anchor,
      text: `${Math.round(reasons.share * 100)} % of the words of “${phrase}” (${PHRASE_PLACES[kind]}) stand in this sentence: ${share(reasons.share)}${factorText(span, SPANS)}${factorText(kindFactor, KINDS)} = ${share(anchor)}.`,
    },
    {
      name: 'Likeness',
      sum: `45 × ${share(cosine)}`,
      points: points.cosine,
      text: `How much both pages are about the same: ${share(cosine)} of 1.`,
    },
    {
      name: 'Need',
      sum: `10 × ${share(need)}`,
      points: points.need,
      text: `The fewer pages link to “${target.title || target.url}” in their texts, the more it needs one: ${share(need)} of 1.`,
    },
  ];
  return (
    <Box sx={{ mt: 1, p: { xs: 1.5, sm: 2 }, borderRadius: 2, bgcolor: 'background.default' }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {parts.map((part) => (
          <div key={part.name}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              {part.name}: {part.sum} = {part.points.toFixed(2)}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              color="text.secondary"
              sx={{ m: 0, overflowWrap: 'anywhere' }}
            >
              {part.text}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, fontWeight: 600 }}>
        {parts.map((part) => part.points.toFixed(2)).join(' + ')} = {score.toFixed(2)} of 100
      </Typography>
      {isMoved ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          The score is that of the anchor as it was suggested.
        </Typography>
      ) : null}
    </Box>
  );
}

const SPANS = 'since other words stand between them';
const KINDS = 'since the phrase is one word, or comes from another link';

function factorText(factor: number, why: string): string {
  return factor === 1 ? '' : ` × ${share(factor)} (${why})`;
}
