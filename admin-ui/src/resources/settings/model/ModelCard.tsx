import Card from '@mui/material/Card';
import { FormSection } from '../../../shared/form/FormSection';
import { ResultStates } from '../../../shared/result/ResultStates';
import { ModelOff } from './ModelOff';
import { ModelOverview } from './ModelOverview';
import { ModelUsers } from './ModelUsers';
import { useModel } from './useModel';

/** Whether a model is set up, whether it answers, and who uses it. */
export function ModelCard() {
  const query = useModel();
  return (
    <Card sx={{ mt: 3, p: { xs: 2, sm: 3, md: 4 } }}>
      <FormSection
        title="Model"
        text="Writes names and summaries beside what the rules find, labelled “AI”. Every tool is complete without it."
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
