import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { today } from './today';

/**
 * Dates a price that is changed by hand in the form: today, unless it has no day or its day was chosen by hand, too. `path` is
 * where the price stands, such as `price`.
 */
export function useNewPriceDay(path: string): void {
  const { getValues, setValue, subscribe } = useFormContext();
  const chosen = useRef<unknown>(undefined);
  useEffect(() => {
    const day = `${path}.asOf`;
    const asked = ['amount', 'was', 'currency'].map((part) => `${path}.${part}`);
    return subscribe({
      name: path,
      formState: { values: true },
      callback: ({ name = '', type }) => {
        if (type !== 'change') return;
        const kept: unknown = getValues(day);
        if (name === day) chosen.current = kept;
        if (!asked.includes(name) || !kept || kept === chosen.current) return;
        setValue(day, today(), { shouldDirty: true });
      },
    });
  }, [path, getValues, setValue, subscribe]);
}
