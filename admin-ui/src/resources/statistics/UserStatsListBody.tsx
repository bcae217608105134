import { lazyNamed } from '../../shared/lazyNamed';
import { ListSearch } from '../../shared/list/filters/ListSearch';
import { ListBody } from '../../shared/list/ListBody';
import { UserStatsRows } from './UserStatsRows';
import { DEFAULT_PERIOD } from '@contracts/statistics/statistics';
import { useFilter } from '../../shared/list/filters/useFilter';
import { PeriodPicker } from '../../shared/usage/PeriodPicker';

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

/** A list's filter by the period that its figures are about. */
function PeriodFilter() {
  const [period, change] = useFilter('period');
  return <PeriodPicker value={period || DEFAULT_PERIOD} onChange={change} />;
}
