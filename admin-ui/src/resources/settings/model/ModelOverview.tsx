import type { ModelErrorView, ModelView } from '@contracts/model/model';
import { MODEL_MESSAGES } from '@contracts/model/model-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { ActionButton } from '../../../shared/ActionButton';
import { formatCount, formatDateTime } from '../../../shared/format';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { useModelTest } from './useModel';

/** What is set up, what was used of it today, what went wrong last, and a test. */
export function ModelOverview({ model }: { model: ModelView }) {
  const { test, testing, outcome } = useModelTest();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box>
        <Chip size="small" variant="outlined" color="success" label="On" />
      </Box>
      <ResultFacts facts={factsOf(model)} />
      <LastError error={model.lastError} />
      <Box>
        <ActionButton variant="outlined" size="medium" inactive={false} loading={testing} onClick={test}>
          Test the model
        </ActionButton>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          Sends one short question. The tokens count as yours.
        </Typography>
      </Box>
      {outcome && !testing ? (
        <Alert severity={outcome.ok ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
          {outcome.says}
        </Alert>
      ) : null}
    </Box>
  );
}

function factsOf({ model, server, today, dailyTokens, userDailyTokens }: ModelView) {
  return [
    ['Name', model],
    ['Server', server],
    ['Tokens today', `${formatCount(today.tokensIn + today.tokensOut)} of ${formatCount(dailyTokens)}`],
    ['Requests today', formatCount(today.requests)],
    ['Limit for each user', formatCount(userDailyTokens)],
  ] as const;
}

function LastError({ error }: { error: ModelErrorView | null }) {
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {error ? `Last error, ${formatDateTime(error.at)} (${error.task}):` : 'Last error:'}
      </Box>{' '}
      {error ? MODEL_MESSAGES.failed(error.reason, error.status) : 'none so far.'}
    </Typography>
  );
}
