import type { UserView } from '@contracts/users/users';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DataTable, FunctionField, ReferenceField, TextField, useListContext } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { ErrorState } from '../../shared/ErrorState';
import { DayField } from '../../shared/list/DayField';
import { RecordLink } from '../../shared/list/RecordLink';
import { RecordTable } from '../../shared/list/RecordTable';
import { SelectableCards } from '../../shared/list/SelectableCards';
import { TwoLines } from '../../shared/list/TwoLines';
import { useIsPhone } from '../../shared/list/useIsPhone';
import { ExtendSubscription } from '../users/bulk/ExtendSubscription';
import { userDetail } from '../users/UserRows';

/** Students with their plan and its end, of whom some are chosen. */
export function SubscriptionRows({ nobody }: { nobody: string }) {
  const { isPending, error, total, refetch } = useListContext<UserView>();
  const isPhone = useIsPhone();
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
      <DataTable.Col source="name">
        <FunctionField<UserView>
          render={({ email }) => <TwoLines first={<RecordLink source="name" />} second={email} />}
        />
      </DataTable.Col>
      <DataTable.Col source="batch">
        <TextField source="batchName" />
      </DataTable.Col>
      <DataTable.Col source="userPlan" label="Plan">
        <ReferenceField source="userPlan" reference="pro-plans" link={false}>
          <TextField source="name" />
        </ReferenceField>
      </DataTable.Col>
      <DataTable.Col source="subscriptionEndDate" label="Plan ends">
        <DayField source="subscriptionEndDate" />
      </DataTable.Col>
    </RecordTable>
  );
}
