import { MODEL_FAILURE_MESSAGES } from '@contracts/model/model-messages';
import Typography from '@mui/material/Typography';
import { HealthStatusMark } from '../health/HealthStatusMark';

/** That there is none, and how there would be one. */
export function ModelOff() {
  return (
    <>
      <HealthStatusMark status="unknown" label="Off" />
      <Typography color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {MODEL_FAILURE_MESSAGES.off} Then restart Cohort. No text leaves it while the model is off.
      </Typography>
    </>
  );
}
