import Card from '@mui/material/Card';
import { FormSection } from '../../../shared/form/FormSection';
import { ResultStates } from '../../../shared/result/ResultStates';
import { ModelOverview } from './ModelOverview';
import { ModelUsers } from './ModelUsers';
import { useModel } from './useModel';
import { MODEL_FAILURE_MESSAGES } from '@contracts/model/model-messages';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

/** Whether a model is set up, whether it answers, and who uses it. */
export function ModelCard() {
  const query = useModel();
  return (
    <Card sx={{ mt: 3, p: { xs: 2, sm: 3, md: 4 } }}>
      <FormSection
        title="Model"
        text="Writes names and summaries beside what the rules find, labeled “AI”. Every tool is complete without it."
      >
        <ResultStates
          query={query}
          failure="The model’s state could not be loaded"
          loading={{ label: 'Loading the model’s state', heights: [24, 96, 38] }}
        >
          {(model) =>
            model.on ? (
              <>
                <ModelOverview model={model} />
                <ModelUsers />
              </>
            ) : (
              <ModelOff />
            )
          }
        </ResultStates>
      </FormSection>
    </Card>
  );
}

/** That there is none, and how there would be one. */
function ModelOff() {
  return (
    <>
      <Chip size="small" variant="outlined" label="Off" />
      <Typography color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {MODEL_FAILURE_MESSAGES.off} Then restart Cohort. Until then no text is sent to a model.
      </Typography>
    </>
  );
}
