import type { UserView } from '@contracts/users/users';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { messageOf } from '../../../providers/apiClient';
import { ErrorState } from '../../../shared/ErrorState';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { useUserLimits } from '../limits/useUserLimits';
import { ToolAccessList } from './ToolAccessList';

/** The batch, and for each tool whether the student can use it, why not, and where that is changed. */
export function AccessCard({ user }: { user: UserView }) {
  const { batch, batchName } = user;
  const { data, error, refetch } = useUserLimits(user.id);
  return (
    <ResultFrame title="Batch and tools">
      <Typography sx={{ mb: 2 }}>
        {batch ? (
          <Link component={RouterLink} to={`/tools-permissions/${batch}`}>
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
