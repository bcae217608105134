import type { UserView } from '@contracts/users/users';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FunctionField, useListContext } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { ErrorState } from '../../shared/ErrorState';
import { lazyNamed } from '../../shared/lazyNamed';
import { Column } from '../../shared/list/Column';
import { DayField } from '../../shared/list/DayField';
import { RecordLink } from '../../shared/list/RecordLink';
import { RecordTable } from '../../shared/list/RecordTable';
import { ReferenceName } from '../../shared/list/ReferenceName';
import { SelectableCards } from '../../shared/list/SelectableCards';
import { TwoLines } from '../../shared/list/TwoLines';
import { useIsPhone } from '../../shared/list/useIsPhone';
import { usePreload } from '../../shared/usePreload';
import { userDetail } from '../users/userText';

const ExtendSubscription = lazyNamed(() => import('../users/bulk/ExtendSubscription'), 'ExtendSubscription');

/** Students with their plan and its end, of whom some are chosen. */
export function SubscriptionRows({ nobody }: { nobody: string }) {
  const { isPending, error, total, refetch } = useListContext<UserView>();
  const isPhone = useIsPhone();
  usePreload(ExtendSubscription);
  if (error) {
    return (
      <ErrorState
        title="The subscriptions could not be loaded"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isPending) return <Skeleton variant="rounded" height={200} sx={{ mt: 2 }} />;
  if (total === 0) {
    return (
      <Typography color="text.secondary" sx={{ mt: 2 }}>
        {nobody}
      </Typography>
    );
  }
  const extend = <ExtendSubscription />;
  if (isPhone) return <SelectableCards<UserView> name="name" detail={userDetail} bulkActions={extend} />;
  return (
    <RecordTable rowClick="edit" bulkActions={extend} storeKey="dashboard.subscriptions">
      <Column source="name">
        <FunctionField<UserView>
          render={({ name, email }) => (
            <TwoLines name={name} link={<RecordLink source="name" />} second={email} />
          )}
        />
      </Column>
      <Column source="subscriptionEndDate" label="Plan ends">
        <DayField source="subscriptionEndDate" />
      </Column>
      <Column source="userPlan" label="Plan">
        <ReferenceName source="userPlan" reference="pro-plans" />
      </Column>
      <Column source="batch">
        <FunctionField<UserView> render={({ batchName }) => batchName} />
      </Column>
    </RecordTable>
  );
}
