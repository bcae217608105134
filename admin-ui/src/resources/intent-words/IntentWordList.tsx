import { BooleanInput, SearchInput, SelectInput, type SortPayload } from 'react-admin';
import { INTENT_LANGUAGE_CHOICES } from '../../shared/intent/intentLanguages';
import { lazyNamed } from '../../shared/lazyNamed';
import { ListPage } from '../../shared/list/ListPage';
import { exportWords } from './exportWords';
import { ImportWordsButton } from './ImportWordsButton';
import { IntentWordRows } from './IntentWordRows';
import { TypeTabs } from './TypeTabs';

const IntentWordDialog = lazyNamed(() => import('./IntentWordDialog'), 'IntentWordDialog');

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Search words" />,
  <SelectInput key="language" source="language" choices={INTENT_LANGUAGE_CHOICES} />,
  <BooleanInput key="important" source="important" label="Important" defaultValue={true} />,
];
const EMPTY = {
  title: 'No intent words yet',
  text: 'Add the first word, or import a csv with the columns type, label, important and languages.',
};
const SORT: SortPayload = { field: 'label', order: 'ASC' };

export function IntentWordList() {
  return (
    <ListPage
      subtitle="What the Intent Finder offers. Auto fill takes the important ones of the file’s language."
      createLabel="New Word"
      actions={<ImportWordsButton />}
      filters={FILTERS}
      empty={EMPTY}
      sort={SORT}
      exporter={exportWords}
      dialog={IntentWordDialog}
    >
      <TypeTabs />
      <IntentWordRows />
    </ListPage>
  );
}
