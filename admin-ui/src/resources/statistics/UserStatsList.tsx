import { lazyListBody } from '../../shared/list/lazyListBody';
import { ListPage } from '../../shared/list/ListPage';

const UserStatsListBody = lazyListBody(() => import('./UserStatsListBody'), 'UserStatsListBody');

export function UserStatsList() {
  return (
    <ListPage
      subtitle="Which tools each user uses, and how often. All dates are in UTC."
      sort={{ field: 'operations', order: 'DESC' }}
    >
      <UserStatsListBody />
    </ListPage>
  );
}
