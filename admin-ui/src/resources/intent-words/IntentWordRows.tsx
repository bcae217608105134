import type { IntentWordView } from '@contracts/intent/intent';
import { DataTable, FunctionField } from 'react-admin';
import { IntentChip } from '../../shared/intent/IntentChip';
import { languagesText } from '../../shared/intent/intentLanguages';
import { DayField } from '../../shared/list/DayField';
import { RecordRows } from '../../shared/list/RecordRows';
import { ImportantSwitch } from './ImportantSwitch';
import { WordBulkActions } from './WordBulkActions';

function detailOf({ type, important, languages }: IntentWordView): string {
  return [type, languagesText(languages), ...(important ? ['important'] : [])].join(' · ');
}

export function IntentWordRows() {
  return (
    <RecordRows<IntentWordView>
      name="label"
      nameLabel="Word or phrase"
      detail={detailOf}
      bulkActions={<WordBulkActions />}
    >
      <DataTable.Col source="type" label="Intent">
        <FunctionField<IntentWordView> render={({ type }) => <IntentChip intent={type} />} />
      </DataTable.Col>
      <DataTable.Col source="languages" label="Languages" disableSort>
        <FunctionField<IntentWordView> render={({ languages }) => languagesText(languages)} />
      </DataTable.Col>
      <DataTable.Col source="important" label="Important">
        <ImportantSwitch />
      </DataTable.Col>
      <DataTable.Col source="createdAt" label="Added">
        <DayField source="createdAt" />
      </DataTable.Col>
    </RecordRows>
  );
}
