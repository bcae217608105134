import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { SortableList } from '../../../shared/sortable/SortableList';
import { FLUSH } from '../../../theme/measures';
import { EntryPanel } from './EntryPanel';
import { FieldGroup } from './FieldGroup';

interface EntryListProps {
  /** Where the list stands in the form. */
  name: string;
  title: string;
  /** What one entry is called, such as Product. */
  entryName: string;
  /** The field of an entry that names it. */
  nameField: string;
  min: number;
  max: number;
  newEntry: () => object;
  /** The fields of the entry whose path in the form is given, with its place. */
  renderEntry: (path: string, place: number) => ReactNode;
}

/**
 * Entries of many fields each: one is open at a time, and all are added, duplicated, removed and put in order by pointer,
 * touch or keyboard. One that the server refused opens by itself.
 */
export function EntryList(props: EntryListProps) {
  const { name, title, entryName, nameField, min, max, newEntry, renderEntry } = props;
  const { fields, append, insert, remove, move } = useFieldArray({ name });
  const { getValues } = useFormContext();
  const ids = fields.map(({ id }) => id);
  const [open, setOpen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  useRefused(name, (place) => setOpen(ids[place]));

  const nameOf = (place: number) => `${entryName} ${place + 1}`;
  /** The button that opens the entry at a place, once it is there. */
  const focusAt = (place: number) => {
    const openers = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li [data-opener]') ?? [])];
    (openers[Math.min(place, openers.length - 1)] ?? add.current)?.focus();
  };
  const isFull = fields.length >= max;
  const addAt = (place: number, entry: object) => {
    flushSync(() => insert(place, entry, { shouldFocus: false }));
    focusAt(place);
  };
  return (
    <FieldGroup title={title} name={name}>
      <SortableList ids={ids} nameOf={(id) => nameOf(ids.indexOf(id))} onMove={move} ref={list}>
        {fields.map(({ id }, place) => (
          <EntryPanel
            key={id}
            id={id}
            name={nameOf(place)}
            path={`${name}.${place}.`}
            nameField={nameField}
            isOpen={open === id}
            onToggle={() => setOpen(open === id ? undefined : id)}
            onDuplicate={
              isFull
                ? undefined
                : () => addAt(place + 1, structuredClone(getValues(`${name}.${place}`) as object))
            }
            onRemove={
              fields.length <= min
                ? undefined
                : () => {
                    flushSync(() => remove(place));
                    focusAt(place);
                  }
            }
          >
            {renderEntry(`${name}.${place}.`, place)}
          </EntryPanel>
        ))}
      </SortableList>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          ref={add}
          size="small"
          startIcon={<AddIcon />}
          disabled={isFull}
          onClick={() => append(newEntry(), { shouldFocus: false })}
          sx={{ ml: FLUSH }}
        >
          {`Add ${entryName.toLowerCase()}`}
        </Button>
        <FormHelperText sx={{ m: 0 }}>{`${fields.length} of ${max}`}</FormHelperText>
      </Box>
    </FieldGroup>
  );
}

/** Tells once of the first entry that has an error, and again when it is another one. */
function useRefused(name: string, onRefused: (place: number) => void): void {
  const { errors } = useFormState();
  const [told, setTold] = useState(-1);
  const wrong: unknown = get(errors, name);
  const places = Object.keys(Object(wrong) as object)
    .map(Number)
    .filter(Number.isInteger);
  const first = places.length > 0 ? Math.min(...places) : -1;
  if (first !== told) {
    setTold(first);
    if (first >= 0) onRefused(first);
  }
}
