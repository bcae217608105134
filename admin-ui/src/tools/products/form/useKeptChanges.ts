import { useCallback, useEffect, useRef } from 'react';
import { useDraft } from '../../../shared/text/useDraft';
import { PRODUCT_DRAFT, type ProductDraft } from './productDraft';
import type { ProductValues } from './productValues';

/**
 * Keeps in this browser what was changed in the form as long as it is not saved, for when the page goes without asking.
 * Gives what forgets it, for a form that is closed on purpose.
 */
export function useKeptChanges(id: string | undefined, form: ProductValues, isDirty: boolean): () => void {
  const { keep } = useDraft(PRODUCT_DRAFT);
  const isKept = useRef(false);
  const forget = useCallback(() => {
    if (isKept.current) keep('');
    isKept.current = false;
  }, [keep]);
  useEffect(() => {
    if (!isDirty) {
      forget();
      return;
    }
    isKept.current = true;
    keep(JSON.stringify({ id, form } satisfies ProductDraft));
  }, [id, form, isDirty, keep, forget]);
  return forget;
}
