import type { IntentWordView } from '@contracts/intent/intent';
import { DataTable, DateField, SimpleList } from 'react-admin';
import { RecordLink } from '../../shared/list/RecordLink';
import { RecordTable } from '../../shared/list/RecordTable';
import { useIsPhone } from '../../shared/list/useIsPhone';
import { ImportantSwitch } from './ImportantSwitch';
import { IntentTypeField } from './IntentTypeField';
import { WordBulkActions } from './WordBulkActions';

export function IntentWordRows() {
  if (useIsPhone()) {
    return (
      <SimpleList<IntentWordView>
        primaryText={({ label }) => label}
        secondaryText={({ type, important }) => (important ? `${type} · important` : type)}
        rowClick="edit"
      />
    );
  }
  return (
    <RecordTable rowClick="edit" bulkActionButtons={<WordBulkActions />}>
      <DataTable.Col source="label" label="Word or phrase">
        <RecordLink source="label" />
      </DataTable.Col>
      <DataTable.Col source="type" label="Intent">
        <IntentTypeField />
      </DataTable.Col>
      <DataTable.Col source="important" label="Important">
        <ImportantSwitch />
      </DataTable.Col>
      <DataTable.Col source="createdAt" label="Added">
        <DateField source="createdAt" locales="en-GB" />
      </DataTable.Col>
    </RecordTable>
  );
}
