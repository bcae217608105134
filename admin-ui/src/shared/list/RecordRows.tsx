import type { ReactElement, ReactNode } from 'react';
import { DataTable, type RaRecord, SimpleList } from 'react-admin';
import { RecordLink } from './RecordLink';
import { RecordTable } from './RecordTable';
import { useIsPhone } from './useIsPhone';

interface RecordRowsProps<Row extends RaRecord> {
  /** The field that names a record; it stands first and leads to the form. */
  name: keyof Row & string;
  /** What the column of the names is called, where that is not the field's own name. */
  nameLabel?: string;
  /** The line below the name on a phone. */
  detail: (record: Row) => string;
  bulkActions: ReactElement;
  /** The other columns. */
  children: ReactNode;
}

/** Records that open in their form: a table, or on a phone a list with the name and one line each. */
export function RecordRows<Row extends RaRecord>(props: RecordRowsProps<Row>) {
  const { name, nameLabel, detail, bulkActions, children } = props;
  if (useIsPhone()) {
    return (
      <SimpleList<Row>
        primaryText={(record) => String(record[name])}
        secondaryText={detail}
        rowClick="edit"
      />
    );
  }
  return (
    <RecordTable rowClick="edit" bulkActionButtons={bulkActions}>
      <DataTable.Col source={name} label={nameLabel}>
        <RecordLink source={name} />
      </DataTable.Col>
      {children}
    </RecordTable>
  );
}
