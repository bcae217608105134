import { lazyNamed } from '../../shared/lazyNamed';
import { ListSearch } from '../../shared/list/filters/ListSearch';
import { ListBody } from '../../shared/list/ListBody';
import { IntentWordRows } from './IntentWordRows';
import { TypeTabs } from './TypeTabs';

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
