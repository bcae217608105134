import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Fit, FitVerdict } from '@domain/snippets/fit-text';
import type { SerpProfileId, TextLimit } from '@domain/snippets/serp-profiles';
import { fitSentence, pixelText } from './fitTexts';

const COLORS: Readonly<Record<FitVerdict, string>> = {
  safe: 'success.main',
  close: 'warning.main',
  edge: 'warning.main',
  cut: 'error.main',
};

interface LengthBarProps {
  /** What is measured: `Title`. */
  what: string;
  text: string;
  fit: Fit;
  profile: SerpProfileId;
  limit: TextLimit;
  /** Beside the pixels: `54 characters`. */
  characters: string;
}

/** How much of its room a text takes, and where it is cut. */
export function LengthBar({ what, text, fit, profile, limit, characters }: LengthBarProps) {
  const sentence = fitSentence(fit, profile, limit);
  const share = Math.min(100, (fit.pixels / fit.limit) * 100);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="body2">{sentence}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {fit.verdict === 'cut' ? characters : `${pixelText(fit)} · ${characters}`}
        </Typography>
      </Box>
      <Box
        role="meter"
        aria-label={`${what}: ${sentence}`}
        aria-valuemin={0}
        aria-valuemax={Math.round(fit.limit)}
        aria-valuenow={Math.round(Math.min(fit.pixels, fit.limit))}
        aria-valuetext={pixelText(fit)}
        sx={{ height: 6, mt: 0.5, borderRadius: 3, bgcolor: 'action.selected', overflow: 'hidden' }}
      >
        <Box sx={{ height: 1, bgcolor: COLORS[fit.verdict] }} style={{ width: `${share}%` }} />
      </Box>
      {fit.verdict === 'cut' ? (
        <Typography variant="body2" dir="auto" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {text.slice(0, fit.shownTo)}
          <Box component="del" sx={{ color: 'error.main' }}>
            {text.slice(fit.shownTo)}
          </Box>
        </Typography>
      ) : null}
    </Box>
  );
}
