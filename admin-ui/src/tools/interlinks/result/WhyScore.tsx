import type { InterlinkSuggestionView } from '@contracts/interlinks/interlink-views';
import { KEYPHRASE_MESSAGES } from '@contracts/keyphrases/keyphrase-messages';
import { nameOfLanguage } from '@domain/markets/names';
import { hasWordForms } from '@domain/text/form-languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PHRASE_PLACES } from './linkWords';

/** To four places, so that sums are right to the hundredth that they show. */
const exact = (value: number) => String(Math.round(value * 10_000) / 10_000);

type Reasons = InterlinkSuggestionView['reasons'];

interface WhyScoreProps {
  suggestion: InterlinkSuggestionView;
  isMoved: boolean;
}

/** Why a link is suggested: each part of its score with its sum. */
export function WhyScore({ suggestion: { reasons, target, language }, isMoved }: WhyScoreProps) {
  const { score, points, anchor, cosine, need, about, named, similarity } = reasons;
  const parts = [
    {
      name: 'Anchor',
      sum: `45 × ${exact(anchor)}`,
      points: points.anchor,
      text: anchorText(reasons),
    },
    {
      name: 'Similarity',
      sum: `45 × ${exact(similarity ?? cosine)}`,
      points: points.cosine,
      text:
        similarity === undefined
          ? `How much the two pages have in common: ${exact(cosine)} of 1.`
          : `How near sentence and anchor are to the page by meaning, in the mean: ${exact(similarity)} of 1.`,
    },
    {
      name: 'Need',
      sum: `10 × ${exact(need)}`,
      points: points.need,
      text: `The fewer pages link to “${target.title || target.url}” in their texts, the more it needs one: ${exact(need)} of 1.`,
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
      {about === undefined || named === undefined ? null : (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          By meaning, the sentence is {about.toFixed(2)} and the anchor {named.toFixed(2)} of 1 like what the
          page says of itself. That decides whether the link is suggested
          {similarity === undefined ? ', and adds no points.' : '.'}
        </Typography>
      )}
      {hasWordForms(language) ? null : (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {KEYPHRASE_MESSAGES.asWritten(language === null ? 'this language' : nameOfLanguage(language))}
        </Typography>
      )}
      {isMoved ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          The score is that of the anchor as it was suggested.
        </Typography>
      ) : null}
    </Box>
  );
}

function anchorText({ phrase, kind, share, span, kindFactor, anchor }: Reasons): string {
  const words = share === 1 ? 'All words' : `${Math.round(share * 100)}% of the words, by weight,`;
  const said = `${words} of “${phrase}” (${PHRASE_PLACES[kind]}) stand in this sentence`;
  if (span === 1 && kindFactor === 1) return share === 1 ? `${said}.` : `${said}: ${exact(share)}.`;
  return `${said}: ${exact(share)}${factorText(span, SPANS)}${factorText(kindFactor, KINDS)} = ${exact(anchor)}.`;
}

const SPANS = 'since other words stand between them';
const KINDS = 'since the phrase is one word, or comes from another link';

function factorText(factor: number, why: string): string {
  return factor === 1 ? '' : ` × ${exact(factor)} (${why})`;
}
