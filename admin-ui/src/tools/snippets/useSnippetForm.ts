import { SNIPPET_LIMITS, type SnippetFields, type SnippetVariant } from '@contracts/snippets/snippets';
import { emptySnippet } from '@domain/snippets/empty-snippet';
import { useCallback, useEffect, useState } from 'react';
import { useKept } from '../../shared/text/useKept';
import { sampleSnippet } from './sample';

export const TOOL = 'new-test-tool';

/** A field of the form that is one text. */
export type TextField = Exclude<keyof SnippetFields, 'variants' | 'twitterCard'>;

interface FormState {
  fields: SnippetFields;
  /** Which variant is written and shown. */
  active: number;
  /** What the form held before it was filled, and why it was. */
  filled?: { before: SnippetFields; why: string };
}

/** What the form holds. It is kept in this browser; the first visit begins with the sample. */
export function useSnippetForm() {
  const kept = useKept(TOOL);
  const [state, setState] = useState<FormState>(() => ({ fields: fieldsOf(kept.initial), active: 0 }));
  const { keep } = kept;
  const { fields } = state;
  useEffect(() => keep(JSON.stringify(fields)), [fields, keep]);

  const set = useCallback((change: Partial<SnippetFields>) => {
    setState(({ fields: before, active }) => ({ fields: { ...before, ...change }, active }));
  }, []);
  const write = useCallback((change: Partial<SnippetVariant>) => {
    setState(({ fields: before, active }) => {
      const variants = before.variants.map((variant, at) =>
        at === active ? { ...variant, ...change } : variant,
      );
      return { fields: { ...before, variants }, active };
    });
  }, []);
  const show = useCallback((active: number) => setState((before) => ({ ...before, active })), []);
  const addVariant = useCallback(() => {
    setState(({ fields: before, active }) => {
      if (before.variants.length >= SNIPPET_LIMITS.variants) return { fields: before, active };
      const copy = before.variants[active] ?? { title: '', description: '' };
      return {
        fields: { ...before, variants: [...before.variants, { ...copy }] },
        active: before.variants.length,
      };
    });
  }, []);
  const removeVariant = useCallback(() => {
    setState(({ fields: before, active }) => {
      if (before.variants.length === 1) return { fields: before, active };
      const variants = before.variants.filter((_, at) => at !== active);
      return {
        fields: { ...before, variants },
        active: Math.min(active, variants.length - 1),
        filled: { before, why: 'The variant is removed.' },
      };
    });
  }, []);
  const fill = useCallback((next: SnippetFields, why: string) => {
    setState(({ fields: before }) => ({ fields: next, active: 0, filled: { before, why } }));
  }, []);
  const undo = useCallback(() => {
    setState((now) => ({ fields: now.filled?.before ?? now.fields, active: 0 }));
  }, []);
  return { ...state, isKept: kept.isKept, set, write, show, addVariant, removeVariant, fill, undo };
}

export type SnippetForm = ReturnType<typeof useSnippetForm>;

function fieldsOf(kept: string): SnippetFields {
  if (!kept) return sampleSnippet();
  try {
    const fields = { ...emptySnippet(), ...(JSON.parse(kept) as Partial<SnippetFields>) };
    return fields.variants.length > 0 ? fields : emptySnippet();
  } catch {
    return emptySnippet();
  }
}
