import { lazyNamed } from '../../shared/lazyNamed';
import { ListSearch } from '../../shared/list/filters/ListSearch';
import { ListBody } from '../../shared/list/ListBody';
import { UserRows } from './UserRows';

const UserFilters = lazyNamed(() => import('./UserFilters'), 'UserFilters');

const FILTERS = [<ListSearch key="q" placeholder="Search name or email" />];
const EMPTY = {
  title: 'No users yet',
  text: 'Add the first student, or another admin.',
};

export function UserListBody() {
  return (
    <ListBody filters={FILTERS} moreFilters={UserFilters} empty={EMPTY} createLabel="New User">
      <UserRows />
    </ListBody>
  );
}
