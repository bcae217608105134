import type { UserView } from '@contracts/users/users';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ShowBase, useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../../shared/ErrorState';
import { ActionsOutline } from '../../../shared/ActionsOutline';
import { PageBody } from '../../../shared/PageBody';
import { PageHeader } from '../../../shared/PageHeader';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { UserLimits } from '../UserLimits';
import { AccessCard } from './AccessCard';
import { AccountCard } from './AccountCard';
import { HistoryCard } from './HistoryCard';
import { JobsCard } from './JobsCard';
import { PlanCard } from './PlanCard';
import { UserActions } from './UserActions';

/** All that an admin asks about one user. */
export function UserShow() {
  return (
    // A changed batch changes its students.
    <ShowBase queryOptions={{ onError: ignore, staleTime: 0 }}>
      <UserPage />
    </ShowBase>
  );
}

/** The page itself tells that the user is not there. */
const ignore = () => undefined;

function UserPage() {
  const { record: user, error, refetch } = useShowContext<UserView>();
  if (!user && error) {
    return (
      <>
        <PageHeader
          title="Not available"
          actions={
            <Button component={Link} to="/users" variant="outlined">
              Back to users
            </Button>
          }
        />
        <ErrorState
          title="This user could not be loaded"
          text="It may have been deleted."
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={user?.name ?? 'User'}
        subtitle={user?.email ?? '\u00a0'}
        actions={user ? <UserActions user={user} /> : <ActionsOutline lines={2} />}
      />
      <PageBody>
        {user ? (
          <Cards user={user} />
        ) : (
          <Skeleton variant="rounded" height={320} role="status" aria-label="Loading the user" />
        )}
      </PageBody>
    </>
  );
}

function Cards({ user }: { user: UserView }) {
  const isStudent = user.role === 'student';
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'), { noSsr: true });
  // The longest card: beside the others where there is room, and soon after the account on a phone.
  const access = isStudent ? <AccessCard user={user} /> : null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <AccountCard user={user} />
        {isWide ? null : access}
        {isStudent ? <PlanCard user={user} /> : null}
        {isStudent ? (
          <ResultFrame title="Limits">
            <UserLimits userId={user.id} />
          </ResultFrame>
        ) : null}
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {isWide ? access : null}
        <JobsCard user={user} />
        <HistoryCard user={user} />
      </Box>
    </Box>
  );
}
