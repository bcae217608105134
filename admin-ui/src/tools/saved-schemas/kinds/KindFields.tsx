import {
  emptyEntry,
  type SchemaFieldGroup,
  type SchemaKind,
  TYPE_KEY,
} from '@domain/schema/generator/schema-kind';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { FormSection } from '../../../shared/form/FormSection';
import { EntryActions } from '../form/EntryActions';
import { EntryCard } from '../form/EntryCard';
import { useEntries } from '../form/useEntries';
import { KindField } from './KindField';

/** Every field of a kind of markup, group by group. */
export function KindFields({ kind }: { kind: SchemaKind }) {
  return (
    <>
      {kind.types.length > 1 ? <TypeChoice kind={kind} /> : null}
      {kind.groups.map((group) =>
        group.list ? (
          <ListSection key={group.title} group={group} list={group.list} />
        ) : (
          <Section key={group.title} group={group} />
        ),
      )}
    </>
  );
}

function TypeChoice({ kind }: { kind: SchemaKind }) {
  const { field } = useController<Record<string, string>>({ name: TYPE_KEY });
  const { ref, ...control } = field;
  return (
    <FormSection stacked title="Type" text="The more exact, the better it is understood.">
      <TextField {...control} select inputRef={ref} label="Type" helperText=" ">
        {kind.types.map(([type, label]) => (
          <MenuItem key={type} value={type}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </FormSection>
  );
}

function Section({ group: { title, text, fields } }: { group: SchemaFieldGroup }) {
  return (
    <FormSection stacked title={title} text={text}>
      {fields.map((field) => (
        <KindField key={field.path} field={field} name={field.path} />
      ))}
    </FormSection>
  );
}

interface ListSectionProps {
  group: SchemaFieldGroup;
  list: NonNullable<SchemaFieldGroup['list']>;
}

function ListSection({ group: { title, text, fields }, list: { path, noun } }: ListSectionProps) {
  const { ids, add, removeAt, undo } = useEntries(path, {
    noun,
    empty: emptyEntry(fields),
    first: fields[0]?.path ?? '',
  });
  return (
    <FormSection stacked title={title} text={text}>
      {ids.map((id, index) => (
        <EntryCard key={id} title={`${noun} ${index + 1}`} onRemove={() => removeAt(index)}>
          {fields.map((field) => (
            <KindField key={field.path} field={field} name={`${path}.${index}.${field.path}`} />
          ))}
        </EntryCard>
      ))}
      <EntryActions addLabel={`Add ${noun.toLowerCase()}`} onAdd={add} undo={undo} />
    </FormSection>
  );
}
