import { pastedAddress } from '@contracts/validation/pasted-address';
import type { SchemaField } from '@domain/schema/generator/schema-kind';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { DayBox } from '../../../shared/form/DayBox';

/** One field of a kind of markup; `name` is its place in the form. */
export function KindField({ field, name }: { field: SchemaField; name: string }) {
  const { input = 'text' } = field;
  if (input === 'choice') return <ChoiceField field={field} name={name} />;
  if (input === 'day' || input === 'moment')
    return <DateField field={field} name={name} hasTime={input === 'moment'} />;
  return <WrittenField field={field} name={name} />;
}

type Values = Record<string, string>;

function WrittenField({ field: { label, help = ' ', input }, name }: { field: SchemaField; name: string }) {
  const { field } = useController<Values>({ name });
  const { ref, onChange, ...control } = field;
  return (
    <TextField
      {...control}
      onChange={(event) => onChange(input === 'url' ? pastedAddress(event.target.value) : event)}
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

function DateField({
  field: { label, help },
  name,
  hasTime,
}: {
  field: SchemaField;
  name: string;
  hasTime: boolean;
}) {
  const { field } = useController<Values>({ name });
  return (
    <DayBox
      label={label}
      help={help}
      hasTime={hasTime}
      day={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
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
