import { lazyNamed } from '../../shared/lazyNamed';
import { ListSearch } from '../../shared/list/filters/ListSearch';
import { ListBody } from '../../shared/list/ListBody';
import { PeriodFilter } from './PeriodFilter';
import { UserStatsRows } from './UserStatsRows';

const UserStatsFilters = lazyNamed(() => import('./UserStatsFilters'), 'UserStatsFilters');

const FILTERS = [<ListSearch key="q" placeholder="Search name or email" />, <PeriodFilter key="period" />];
const EMPTY = {
  title: 'No users yet',
  text: 'What students do with the tools appears here.',
};

export function UserStatsListBody() {
  return (
    <ListBody filters={FILTERS} moreFilters={UserStatsFilters} empty={EMPTY}>
      <UserStatsRows />
    </ListBody>
  );
}
