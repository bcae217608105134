import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProductValues } from './productValues';
import { today } from './today';

/** A price that is changed has a new day: today, unless the form has another one by then. */
export function useNewPriceDay(): void {
  const { formState, getValues, setValue } = useFormContext<ProductValues>();
  const kept = formState.defaultValues?.price;
  const [amount, was, currency] = useWatch<ProductValues, ['price.amount', 'price.was', 'price.currency']>({
    name: ['price.amount', 'price.was', 'price.currency'],
  });
  const isChanged = amount !== kept?.amount || was !== kept.was || currency !== kept.currency;
  const wasChanged = useRef(isChanged);
  useEffect(() => {
    const isNew = isChanged && !wasChanged.current;
    wasChanged.current = isChanged;
    const day = getValues('price.asOf');
    if (!isNew || day === '' || day !== kept?.asOf) return;
    setValue('price.asOf', today(), { shouldDirty: true });
  }, [isChanged, kept, getValues, setValue]);
}
