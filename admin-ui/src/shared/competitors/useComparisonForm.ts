import type { FieldErrors } from '@contracts/error-codes';
import { useEffect } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../providers/apiClient';
import { useHandover } from '../handover/useHandover';
import { useKept } from '../text/useKept';
import { usePreload } from '../usePreload';
import type { lazyResolver } from '../form/lazyResolver';
import {
  type ComparisonOrder,
  type ComparisonValues,
  orderOf,
  readComparison,
  rowOfSent,
  withHandover,
} from './comparisonForm';

type Checker = ReturnType<typeof lazyResolver<ComparisonOrder & Record<string, unknown>, ComparisonOrder>>;

/**
 * The form of an order, kept in the browser and checked by the rules of the server.
 * @param tool whose order it is
 */
export function useComparisonForm(tool: 'intelligent-briefs' | 'optimize-prime', checkOrder: Checker) {
  const kept = useKept(tool);
  const given = useHandover();
  const form = useForm<ComparisonValues>({
    defaultValues: withHandover(readComparison(kept.initial), given),
  });
  const { subscribe, setError, clearErrors, getValues } = form;
  const { keep } = kept;
  usePreload(checkOrder);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keep(JSON.stringify(values)),
      }),
    [subscribe, keep],
  );

  const show = (errors: FieldErrors) => {
    let isFirst = true;
    for (const [field, message] of Object.entries(errors)) {
      setError(shownAt(field, getValues()), { message }, { shouldFocus: isFirst });
      isFirst = false;
    }
  };
  return {
    ...form,
    isKept: kept.isKept,
    /** The order, or nothing where something is wrong: then the fields say what. */
    checked: async (): Promise<ComparisonOrder | undefined> => {
      clearErrors();
      const order = orderOf(getValues());
      const options = { fields: {}, shouldUseNativeValidation: false };
      const { errors } = await checkOrder(
        order as ComparisonOrder & Record<string, unknown>,
        undefined,
        options,
      );
      const found = flat(errors);
      if (Object.keys(found).length === 0) return order;
      show(found);
      return undefined;
    },
    /** What the server says is wrong; a limit is told by its dialog. */
    refuse: (error: unknown) => {
      if (error instanceof ApiError && error.code === 'LIMIT_REACHED') return;
      const fields = error instanceof ApiError ? error.errors : undefined;
      show(fields ?? { competitors: messageOf(error) });
    },
  };
}

export type ComparisonForm = ReturnType<typeof useComparisonForm>;

/** Errors of nested fields by their dotted paths. */
function flat(errors: object, path = ''): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      if (typeof value !== 'object' || value === null) return [];
      const at = path ? `${path}.${name}` : name;
      const { message } = value as { message?: unknown };
      if (typeof message === 'string') return [[at, message]];
      return name === 'ref' ? [] : Object.entries(flat(value, at));
    }),
  );
}

/** The field of the form that a field of the order comes from. */
function shownAt(field: string, { competitors }: ComparisonValues): FieldPath<ComparisonValues> {
  const [list, sent, part] = field.split('.');
  if (list === 'ownKeywords') return 'ownKeywords';
  if (list !== 'competitors') return field as FieldPath<ComparisonValues>;
  if (sent === undefined || !/^\d+$/.test(sent)) return 'competitors.root' as FieldPath<ComparisonValues>;
  const row = rowOfSent(competitors, Number(sent));
  const shown = part === 'name' ? 'name' : competitors[row]?.isPaste ? 'text' : 'address';
  return `competitors.${row}.${shown}` as FieldPath<ComparisonValues>;
}
