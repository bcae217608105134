import { EMPTY_SCHEMA_FAQ, EMPTY_SCHEMA_PRODUCT, type SchemaForm } from '@contracts/schema/schema';
import { useState } from 'react';
import { type FieldArray, useFieldArray, useFormContext } from 'react-hook-form';

type ListName = 'products' | 'faqs';

const NEW = {
  products: { empty: EMPTY_SCHEMA_PRODUCT, noun: 'Product', first: 'name' },
  faqs: { empty: EMPTY_SCHEMA_FAQ, noun: 'FAQ', first: 'question' },
} as const;

/** The entries of a list of the form: added at the end, removed with a way back. */
export function useEntries<Name extends ListName>(name: Name) {
  const { getValues } = useFormContext<SchemaForm>();
  const { fields, append, insert, remove } = useFieldArray<SchemaForm, Name>({ name });
  const [removed, setRemoved] = useState<{
    index: number;
    entry: FieldArray<SchemaForm, Name>;
    number: number;
  }>();
  const { empty, noun, first } = NEW[name];

  const focusAt = (index: number) => ({ focusName: `${name}.${index}.${first}` });
  return {
    ids: fields.map(({ id }) => id),
    add: () => {
      setRemoved(undefined);
      append({ ...empty } as FieldArray<SchemaForm, Name>, focusAt(fields.length));
    },
    removeAt: (index: number) => {
      const entries = getValues(name) as FieldArray<SchemaForm, Name>[];
      const entry = entries[index];
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
