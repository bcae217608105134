import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from 'react-hook-form';
import { FLUSH } from '../../theme/measures';
import { SortableEntry } from './SortableEntry';
import { SortableList } from './SortableList';

export interface SortableFieldsProps {
  /** Where the list stands in the form. */
  name: string;
  /** What one entry is called, such as Feature. */
  entryName: string;
  newEntry: () => object;
  /** How many entries there may be. */
  most: number;
  /** The fields of the entry whose path in the form is given. */
  renderEntry: (path: string) => ReactNode;
}

/** A list of a form whose entries are added, removed and put in order, by pointer, touch or keyboard. */
export function SortableFields({ name, entryName, newEntry, most, renderEntry }: SortableFieldsProps) {
  const { fields, append, remove, move } = useFieldArray({ name });
  const ids = fields.map(({ id }) => id);
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** Takes an entry away and leaves the focus on the one that follows, else on what is left. */
  const removeAt = (index: number) => {
    flushSync(() => remove(index));
    const removers = list.current?.querySelectorAll<HTMLElement>(':scope > li > button:last-child');
    ([...(removers ?? [])].slice(0, index + 1).at(-1) ?? add.current)?.focus();
  };
  return (
    <>
      <SortableList ids={ids} nameOf={(id) => `${entryName} ${ids.indexOf(id) + 1}`} onMove={move} ref={list}>
        {fields.map(({ id }, index) => (
          <SortableEntry key={id} id={id} name={`${entryName} ${index + 1}`} onRemove={() => removeAt(index)}>
            {renderEntry(`${name}.${index}.`)}
          </SortableEntry>
        ))}
      </SortableList>
      <Button
        ref={add}
        size="small"
        startIcon={<AddIcon />}
        disabled={fields.length >= most}
        onClick={() => append(newEntry(), { shouldFocus: false })}
        sx={{ ml: FLUSH }}
      >
        {`Add ${entryName.toLowerCase()}`}
      </Button>
    </>
  );
}
