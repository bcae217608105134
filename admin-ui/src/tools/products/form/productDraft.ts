import { keepDraft, readDraft } from '../../../shared/text/draft';
import type { ProductValues } from './productValues';

/** Under which changes of a product are kept in this browser. */
export const PRODUCT_DRAFT = 'product';

/** Changes of a product that were not saved when its form went: by a session that ended, a reload, a crash. */
export interface ProductDraft {
  /** Of the product that was changed; absent for a new one. */
  id?: string;
  form: ProductValues;
}

export function readProductDraft(user: string): ProductDraft | undefined {
  try {
    const draft = JSON.parse(readDraft(PRODUCT_DRAFT, user)) as ProductDraft;
    return typeof draft.form.name === 'string' && Array.isArray(draft.form.links) ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function forgetProductDraft(user: string): void {
  keepDraft(PRODUCT_DRAFT, user, '');
}
