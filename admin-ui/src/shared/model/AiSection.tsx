import { WRITTEN_BY_AI } from '@contracts/model/model-texts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { AiLabel } from './AiLabel';
import { AskAi } from './AskAi';
import type { ModelTextsState } from './useModelTexts';

interface AiSectionProps {
  heading: string;
  state: ModelTextsState<unknown>;
  ask: { label: string; sends: string };
  /** What becomes of the texts, as a sentence. */
  note?: string;
  /** Says that there is nothing to show; else empty. */
  empty?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** Texts of the model under a heading, or what asks for them. */
export function AiSection(props: AiSectionProps) {
  const { heading, ask, note = '', empty = '', action, children } = props;
  const { texts, ...asking } = props.state;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, minHeight: 36 }}>
        <Typography variant="h3" id={id}>
          {heading}
        </Typography>
        {texts ? <AiLabel /> : null}
        {texts ? <Box sx={{ ml: 'auto' }}>{action}</Box> : null}
      </Box>
      {texts ? (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {WRITTEN_BY_AI} {note}
          </Typography>
          {empty === '' ? children : <Typography>{empty}</Typography>}
        </>
      ) : (
        <AskAi state={asking} {...ask} />
      )}
    </section>
  );
}
