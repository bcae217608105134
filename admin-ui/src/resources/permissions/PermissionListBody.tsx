import type { PermissionView } from '@contracts/permissions/permissions';
import { findTool } from '@domain/access/catalogue';
import { FunctionField } from 'react-admin';
import { counted } from '../../shared/counted';
import { chipsOf } from '../../shared/list/cardDetail';
import { CountLink } from '../../shared/list/CountLink';
import { Column } from '../../shared/list/Column';
import { DayField } from '../../shared/list/DayField';
import { DuplicateIcon } from '../../shared/list/DuplicateButton';
import { ListSearch } from '../../shared/list/filters/ListSearch';
import { ListBody } from '../../shared/list/ListBody';
import { RecordRows } from '../../shared/list/RecordRows';
import { DUPLICATE_BATCH } from './duplicateBatch';

const FILTERS = [<ListSearch key="q" placeholder="Search batches" />];
const EMPTY = {
  title: 'No batches yet',
  text: 'Students need a batch: it says which tools they may use.',
};

const NO_WRAP = { whiteSpace: 'nowrap' } as const;

const firstRouteOf = ({ defaultTool }: PermissionView) => findTool(defaultTool)?.title ?? defaultTool;
const toolsOf = ({ allowed }: PermissionView) =>
  counted(allowed.filter((id) => findTool(id)?.ready).length, 'tool');

export function PermissionListBody() {
  return (
    <ListBody filters={FILTERS} empty={EMPTY} createLabel="New Batch">
      <PermissionRows />
    </ListBody>
  );
}

function PermissionRows() {
  return (
    <RecordRows<PermissionView>
      name="batch"
      detail={(permission) => ({
        chips: chipsOf(counted(permission.students, 'student'), toolsOf(permission)),
      })}
    >
      <Column source="students" align="right" disableSort>
        <CountLink source="students" filterOf={({ id }) => ({ batch: id })} />
      </Column>
      <Column label="Tools" disableSort cellSx={NO_WRAP}>
        <FunctionField render={toolsOf} />
      </Column>
      <Column source="defaultTool" label="First route">
        <FunctionField render={firstRouteOf} />
      </Column>
      <Column source="updatedAt" label="Changed" cellSx={NO_WRAP}>
        <DayField source="updatedAt" />
      </Column>
      <Column label="Duplicate" disableSort>
        <DuplicateIcon {...DUPLICATE_BATCH} />
      </Column>
    </RecordRows>
  );
}
