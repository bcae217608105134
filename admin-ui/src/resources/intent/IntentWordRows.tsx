import type { IntentWordView } from '@contracts/intent/intent';
import { FunctionField } from 'react-admin';
import { IntentChip } from '../../shared/intent/IntentChip';
import { languagesText } from '../../shared/intent/intentLanguages';
import { lazyNamed } from '../../shared/lazyNamed';
import { type CardDetail, chipsOf } from '../../shared/list/cardDetail';
import { Column } from '../../shared/list/Column';
import { DayField } from '../../shared/list/DayField';
import { RecordRows } from '../../shared/list/RecordRows';
import { ImportantSwitch } from './ImportantSwitch';

const WordBulkActions = lazyNamed(() => import('./WordBulkActions'), 'WordBulkActions');

function detailOf({ type, important, languages }: IntentWordView): CardDetail {
  return { chips: chipsOf(type, languagesText(languages), important && 'Important') };
}

export function IntentWordRows() {
  return (
    <RecordRows<IntentWordView>
      name="label"
      nameLabel="Word or phrase"
      detail={detailOf}
      bulkActions={WordBulkActions}
      hiddenColumns={['createdAt']}
    >
      <Column source="type" label="Intent">
        <FunctionField<IntentWordView> render={({ type }) => <IntentChip intent={type} />} />
      </Column>
      <Column source="languages" label="Languages" disableSort>
        <FunctionField<IntentWordView> render={({ languages }) => languagesText(languages)} />
      </Column>
      <Column source="important" label="Important">
        <ImportantSwitch />
      </Column>
      <Column source="createdAt" label="Added">
        <DayField source="createdAt" />
      </Column>
    </RecordRows>
  );
}
