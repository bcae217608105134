import type { SchemaField } from '@domain/schema/generator/schema-kind';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';

const TYPES = { day: 'date', moment: 'datetime-local' } as const;

/** One field of a kind of markup; `name` is its place in the form. */
export function KindField({ field, name }: { field: SchemaField; name: string }) {
  const { input = 'text' } = field;
  if (input === 'choice') return <ChoiceField field={field} name={name} />;
  if (input === 'day' || input === 'moment')
    return <DateField field={field} name={name} type={TYPES[input]} />;
  return <WrittenField field={field} name={name} />;
}

type Values = Record<string, string>;

function WrittenField({ field: { label, help = ' ', input }, name }: { field: SchemaField; name: string }) {
  const { field } = useController<Values>({ name });
  const { ref, ...control } = field;
  return (
    <TextField
      {...control}
      inputRef={ref}
      label={label}
      helperText={help}
      {...((input === 'long' || input === 'lines') && { multiline: true, minRows: 3, maxRows: 10 })}
      slotProps={{
        htmlInput: {
          inputMode: input === 'number' ? 'decimal' : input === 'url' ? 'url' : undefined,
          autoComplete: 'off',
          dir: 'auto',
        },
      }}
    />
  );
}

/** Not controlled: React would empty a field that is half filled in. */
function DateField({
  field: { label, help = ' ' },
  name,
  type,
}: {
  field: SchemaField;
  name: string;
  type: string;
}) {
  const { field } = useController<Values>({ name });
  return (
    <TextField
      type={type}
      defaultValue={field.value}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={label}
      helperText={help}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function ChoiceField({
  field: { label, help = ' ', choices = [] },
  name,
}: {
  field: SchemaField;
  name: string;
}) {
  const { field } = useController<Values>({ name });
  const { ref, ...control } = field;
  return (
    <TextField
      {...control}
      select
      inputRef={ref}
      label={label}
      helperText={help}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">Not stated</MenuItem>
      {choices.map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
