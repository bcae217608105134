import type { UserLimitsView } from '@contracts/usage/user-limits';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { Deferred } from '../../shared/Deferred';
import { ErrorState } from '../../shared/ErrorState';
import { lazyNamed } from '../../shared/lazyNamed';
import { usePreload } from '../../shared/usePreload';
import { type ChosenLimit, ToolLimit } from './limits/ToolLimit';
import { userLimitsKey, useUserLimits } from './limits/useUserLimits';

const AdjustLimitDialog = lazyNamed(() => import('./limits/AdjustLimitDialog'), 'AdjustLimitDialog');

/** A user's use of each limited tool in the present windows, where an admin may give back or add. */
export function UserLimits({ userId }: { userId: string }) {
  const notify = useNotify();
  const queries = useQueryClient();
  usePreload(AdjustLimitDialog);
  const { data, error, refetch } = useUserLimits(userId);
  const [chosen, setChosen] = useState<ChosenLimit | null>(null);
  const show = (limits: UserLimitsView) => {
    queries.setQueryData(userLimitsKey(userId), limits);
    setChosen(null);
    notify('Limit changed.', { type: 'success' });
  };

  // Whoever is giving back or adding goes on where a later question fails.
  if (!data) {
    if (error) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
    return <Skeleton role="status" aria-label="Loading the limits" variant="rounded" height={96} />;
  }
  if (data.limits.length === 0) {
    return <Typography color="text.secondary">No tool of this user is limited by a plan.</Typography>;
  }
  return (
    <>
      {data.limits.map((limit) => (
        <ToolLimit key={limit.tool} limit={limit} onAdjust={setChosen} />
      ))}
      {chosen ? (
        <Deferred>
          <AdjustLimitDialog
            userId={userId}
            chosen={chosen}
            onClose={() => setChosen(null)}
            onAdjusted={show}
          />
        </Deferred>
      ) : null}
    </>
  );
}
