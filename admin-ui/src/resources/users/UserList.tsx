import { lazyNamed } from '../../shared/lazyNamed';
import { lazyListBody } from '../../shared/list/lazyListBody';
import { ListPage } from '../../shared/list/ListPage';
import { ImportUsersButton } from './import/ImportUsersButton';

const UserListBody = lazyListBody(() => import('./UserListBody'), 'UserListBody');
const UserDialog = lazyNamed(() => import('./UserDialog'), 'UserDialog');

export function UserList() {
  return (
    <ListPage
      subtitle="Students and admins with their batches and plans. All dates are in UTC."
      createLabel="New User"
      actions={<ImportUsersButton />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      dialog={UserDialog}
    >
      <UserListBody />
    </ListPage>
  );
}
