import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';

type Entry = Record<string, unknown>;
type Lists = Record<string, Entry[]>;

/** What the entries of a list are called, what a new one holds, and which of its fields gets the focus. */
export interface EntryKind {
  noun: string;
  empty: Readonly<Entry>;
  first: string;
}

/** The entries of a list of the form: added at the end, removed with a way back. */
export function useEntries(name: string, { noun, empty, first }: EntryKind) {
  const { getValues } = useFormContext<Lists>();
  const { fields, append, insert, remove } = useFieldArray<Lists, string>({ name });
  const [removed, setRemoved] = useState<{ index: number; entry: Entry; number: number }>();

  const focusAt = (index: number) => ({ focusName: `${name}.${index}.${first}` });
  return {
    ids: fields.map(({ id }) => id),
    add: () => {
      setRemoved(undefined);
      append({ ...empty }, focusAt(fields.length));
    },
    removeAt: (index: number) => {
      const entry = getValues(name)[index];
      if (entry) setRemoved((last) => ({ index, entry, number: (last?.number ?? 0) + 1 }));
      remove(index);
    },
    undo: removed && {
      key: removed.number,
      text: `${noun} ${removed.index + 1} removed.`,
      restore: () => {
        setRemoved(undefined);
        insert(removed.index, removed.entry, focusAt(removed.index));
      },
    },
  };
}
