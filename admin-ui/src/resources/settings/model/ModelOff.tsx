import { MODEL_FAILURE_MESSAGES } from '@contracts/model/model-messages';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

/** That there is none, and how there would be one. */
export function ModelOff() {
  return (
    <>
      <Chip size="small" variant="outlined" label="Off" />
      <Typography color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {MODEL_FAILURE_MESSAGES.off} Then restart Cohort. Until then no text is sent to a model.
      </Typography>
    </>
  );
}
