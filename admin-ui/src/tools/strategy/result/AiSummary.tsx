import { WRITTEN_BY_AI } from '@contracts/model/model-texts';
import type { StrategyView } from '@contracts/strategy/strategy';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { AiLabel } from '../../../shared/model/AiLabel';
import { AskAi } from '../../../shared/model/AskAi';
import { useSummary } from './useStrategyTexts';

/** The findings in a few sentences, by a model that is asked for them. Nothing where there is none. */
export function AiSummary({ view }: { view: StrategyView }) {
  const id = useId();
  const { texts, ...asking } = useSummary(view);
  if (!asking.on) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h3" id={id}>
          Summary
        </Typography>
        {texts ? <AiLabel /> : null}
      </Box>
      {texts ? (
        <>
          <Typography dir="auto" lang={view.language} sx={{ maxWidth: '75ch' }}>
            {texts.summary}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {WRITTEN_BY_AI}
          </Typography>
        </>
      ) : (
        <AskAi
          state={asking}
          label="Summarize"
          sends="Sends the score, its sums and the next actions to the AI."
        />
      )}
    </Box>
  );
}
