import { WRITTEN_BY_AI } from '@contracts/model/model-texts';
import Box from '@mui/material/Box';
import { Hint } from '../hint/Hint';

/** Stands at every text that a model wrote. */
export function AiLabel() {
  return (
    <Hint title={WRITTEN_BY_AI}>
      <Box
        component="span"
        role="img"
        aria-label="Written by AI"
        sx={{
          display: 'inline-block',
          px: 0.75,
          border: 1,
          borderColor: 'primary.main',
          borderRadius: 1,
          color: 'primary.main',
          fontSize: '0.6875rem',
          fontWeight: 700,
          lineHeight: 1.5,
          verticalAlign: 'middle',
        }}
      >
        AI
      </Box>
    </Hint>
  );
}
