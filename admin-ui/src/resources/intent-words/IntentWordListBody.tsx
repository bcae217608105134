import { BooleanInput, SearchInput, SelectInput } from 'react-admin';
import { INTENT_LANGUAGE_CHOICES } from '../../shared/intent/intentLanguages';
import { ListBody } from '../../shared/list/ListBody';
import { IntentWordRows } from './IntentWordRows';
import { TypeTabs } from './TypeTabs';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Search words" />,
  <SelectInput key="language" source="language" choices={INTENT_LANGUAGE_CHOICES} />,
  <BooleanInput key="important" source="important" label="Important" defaultValue={true} />,
];
const EMPTY = {
  title: 'No intent words yet',
  text: 'Add the first word, or import a csv with the columns type, label, important and languages.',
};

export function IntentWordListBody() {
  return (
    <ListBody filters={FILTERS} empty={EMPTY} createLabel="New Word">
      <TypeTabs />
      <IntentWordRows />
    </ListBody>
  );
}
