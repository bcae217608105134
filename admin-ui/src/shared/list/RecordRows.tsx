import type { ReactNode } from 'react';
import { FunctionField, type RaRecord } from 'react-admin';
import { type LazyNamed, lazyNamed } from '../lazyNamed';
import { usePreload } from '../usePreload';
import type { CardDetail } from './cardDetail';
import { Column } from './Column';
import { RecordLink } from './RecordLink';
import { RecordTable } from './RecordTable';
import { SelectableCards } from './SelectableCards';
import { TwoLines } from './TwoLines';
import { useIsPhone } from './useIsPhone';
import { WholeSelection } from './WholeSelection';

const RecordBulkActions = lazyNamed(() => import('./RecordBulkActions'), 'RecordBulkActions');

interface RecordRowsProps<Row extends RaRecord> {
  /** The field that names a record; it stands first and leads to the form. */
  name: keyof Row & string;
  /** What the column of the names is called, where that is not the field's own name. */
  nameLabel?: string;
  /** The line below the name in a table. */
  below?: (record: Row) => string;
  /** What stands below the name on a phone. */
  detail: (record: Row) => CardDetail;
  /** What can be done with chosen rows, beside exporting and deleting them. */
  bulkActions?: LazyNamed;
  /** Sources of columns that show once somebody chooses them. */
  hiddenColumns?: string[];
  /** The other columns. */
  children: ReactNode;
}

/** Records that open in their form: a table, or on a phone a card each. */
export function RecordRows<Row extends RaRecord>(props: RecordRowsProps<Row>) {
  const { name, nameLabel, below, detail, bulkActions: More, hiddenColumns, children } = props;
  usePreload(More);
  usePreload(RecordBulkActions);
  const actions = <RecordBulkActions>{More ? <More /> : null}</RecordBulkActions>;
  if (useIsPhone()) {
    return (
      <WholeSelection>
        <SelectableCards<Row> name={name} detail={detail} bulkActions={actions} />
      </WholeSelection>
    );
  }
  return (
    <WholeSelection>
      <RecordTable rowClick="edit" bulkActions={actions} hiddenColumns={hiddenColumns}>
        <Column source={name} label={nameLabel}>
          <FunctionField<Row>
            render={(record) => (
              <TwoLines
                name={record[name]}
                link={<RecordLink source={name} />}
                second={below?.(record) ?? ''}
              />
            )}
          />
        </Column>
        {children}
      </RecordTable>
    </WholeSelection>
  );
}
