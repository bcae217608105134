import { MAX_BLOCK_ENTRIES } from '@contracts/blocks/blocks';
import {
  SortableFields as SharedFields,
  type SortableFieldsProps,
} from '../../../shared/sortable/SortableFields';
import { FieldGroup } from './FieldGroup';

/** A list of the block under its title. */
export function SortableFields({ title, ...list }: Omit<SortableFieldsProps, 'most'> & { title: string }) {
  return (
    <FieldGroup title={title} name={list.name}>
      <SharedFields {...list} most={MAX_BLOCK_ENTRIES} />
    </FieldGroup>
  );
}
