import type { UserView } from '@contracts/users/users';
import { accountStateOf } from '@domain/usage/subscription';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { messageOf } from '../../../providers/apiClient';
import { ErrorState } from '../../../shared/ErrorState';
import { formatDay } from '../../../shared/format';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { useUserLimits } from '../limits/useUserLimits';
import { ToolAccessList } from './ToolAccessList';

/** The batch, and for each tool whether the student can use it, why not, and where that is changed. */
export function AccessCard({ user }: { user: UserView }) {
  const { batch, batchName } = user;
  const { data, error, refetch } = useUserLimits(user.id);
  return (
    <ResultFrame title="Batch and tools">
      <Hindrance user={user} />
      <Typography sx={{ mb: 2 }}>
        {batch ? (
          <Link component={RouterLink} to={`/tools-permissions/${batch}`} state={{ fromPage: true }}>
            {batchName}
          </Link>
        ) : (
          'No batch'
        )}
      </Typography>
      {data ? <ToolAccessList user={user} limits={data} /> : null}
      {error && !data ? <ErrorState text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Skeleton role="status" aria-label="Loading the tools" variant="rounded" height={320} />
      )}
    </ResultFrame>
  );
}

/** What keeps the student from more than one tool. */
function Hindrance({ user }: { user: UserView }) {
  const text = hindranceOf(user);
  if (!text) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button
          component={RouterLink}
          to={`/users/${user.id}`}
          state={{ fromPage: true }}
          color="inherit"
          size="small"
          aria-label="Change the account"
        >
          Change
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

function hindranceOf({ isActive, subscriptionEndDate, ...user }: UserView): string | undefined {
  if (!isActive) return 'This account is inactive, so the student cannot log in.';
  if (accountStateOf(user) !== 'lapsed') return undefined;
  const why = subscriptionEndDate ? `ended on ${formatDay(subscriptionEndDate)}` : 'has no end date';
  return `The subscription ${why}, so the student counts as free.`;
}
