import { INTENT_TYPES } from '@contracts/intent/intent';
import { useListContext } from 'react-admin';
import { lazyNamed } from '../../shared/lazyNamed';
import { ListSearch } from '../../shared/list/filters/ListSearch';
import { ListBody } from '../../shared/list/ListBody';
import { TabStrip } from '../../shared/TabStrip';
import { IntentWordRows } from './IntentWordRows';

const IntentWordFilters = lazyNamed(() => import('./IntentWordFilters'), 'IntentWordFilters');

const FILTERS = [<ListSearch key="q" placeholder="Search words" />];
const EMPTY = {
  title: 'No intent words yet',
  text: 'Add the first word, or import a CSV with the columns type, label, important and languages.',
};

export function IntentWordListBody() {
  return (
    <ListBody filters={FILTERS} moreFilters={IntentWordFilters} empty={EMPTY} createLabel="New Word">
      <TypeTabs />
      <IntentWordRows />
    </ListBody>
  );
}

const ALL = 'all';

/** The list by type of intent. */
function TypeTabs() {
  const list = useListContext();
  const filters = list.filterValues as Record<string, unknown>;
  const displayed = list.displayedFilters as Record<string, boolean>;
  const show = (type: string) => {
    list.setFilters({ ...filters, type: type === ALL ? undefined : type }, displayed);
  };
  return (
    <TabStrip
      label="Type of intent"
      tabs={[{ id: ALL, label: 'All' }, ...INTENT_TYPES.map((type) => ({ id: type, label: type }))]}
      chosen={typeof filters.type === 'string' ? filters.type : ALL}
      onChoose={show}
      tabProps={() => ({})}
    />
  );
}
