import type { OptimizeTerm } from '@contracts/optimize/optimize';
import { MAX_REWRITE_TERMS } from '@contracts/optimize/rewrite';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

/** As many as one looks through. */
const SHOWN = 20;

interface RewriteTermsProps {
  missing: readonly OptimizeTerm[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Terms that the draft does not use, some of which the text is to use. */
export function RewriteTerms({ missing, chosen, onChange }: RewriteTermsProps) {
  if (missing.length === 0) {
    return <Typography color="text.secondary">The draft uses every term already.</Typography>;
  }
  const isFull = chosen.length >= MAX_REWRITE_TERMS;
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        Choose up to {MAX_REWRITE_TERMS}, the most important first.
      </Typography>
      <Box role="group" aria-label="Missing terms" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {missing.slice(0, SHOWN).map(({ term }) => (
          <FormControlLabel
            key={term}
            label={<bdi>{term}</bdi>}
            disabled={isFull && !chosen.includes(term)}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(term)}
                onChange={(_, checked) =>
                  onChange(checked ? [...chosen, term] : chosen.filter((each) => each !== term))
                }
              />
            }
          />
        ))}
      </Box>
    </div>
  );
}
