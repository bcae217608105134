import { NEW_LIST_ITEM } from '@domain/blocks/defaults';
import { SortableFields } from './SortableFields';
import { TextInput } from './TextInput';

/** A list of statements, such as the pros of a product. */
export function StatementFields({
  name,
  title = 'List',
  entryName = 'Item',
}: {
  name: string;
  title?: string;
  entryName?: string;
}) {
  return (
    <SortableFields
      name={name}
      title={title}
      entryName={entryName}
      newEntry={() => ({ text: NEW_LIST_ITEM })}
      renderEntry={(entry) => <TextInput name={`${entry}text`} label="Text" multiline maxRows={4} />}
    />
  );
}
