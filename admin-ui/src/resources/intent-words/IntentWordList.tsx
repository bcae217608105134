import { BooleanInput, SearchInput, type SortPayload } from 'react-admin';
import { ListPage } from '../../shared/list/ListPage';
import { exportWords } from './exportWords';
import { ImportWordsButton } from './ImportWordsButton';
import { IntentWordDialog } from './IntentWordDialog';
import { IntentWordRows } from './IntentWordRows';
import { TypeTabs } from './TypeTabs';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Search words" />,
  <BooleanInput key="important" source="important" label="Important" defaultValue={true} />,
];
const EMPTY = {
  title: 'No intent words yet',
  text: 'Add the first word, or import a csv with the columns type, label and important.',
};
const SORT: SortPayload = { field: 'label', order: 'ASC' };

export function IntentWordList() {
  return (
    <ListPage
      subtitle="What the Intent Finder offers. Auto fill takes the important ones."
      createLabel="New Word"
      actions={<ImportWordsButton />}
      filters={FILTERS}
      empty={EMPTY}
      sort={SORT}
      exporter={exportWords}
      dialog={<IntentWordDialog />}
    >
      <TypeTabs />
      <IntentWordRows />
    </ListPage>
  );
}
