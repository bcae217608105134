import { PRODUCT_MESSAGES } from '@contracts/products/product-messages';
import type { ProductValuesDto } from '@contracts/products/product-changes.dto';

/** What the form for many products holds. */
export interface BulkValues {
  addTags: string[];
  removeTags: string[];
  setsBrand: boolean;
  brand: string;
  setsCurrency: boolean;
  currency: string;
  setsDay: boolean;
  /** The day on which the prices were looked up. */
  asOf: string;
}

/** What is sent of it: what was not chosen stays as it is in each product. */
export function bulkRequestOf(values: BulkValues): ProductValuesDto {
  const { addTags, removeTags, setsBrand, brand, setsCurrency, currency, setsDay, asOf } = values;
  return {
    ...(addTags.length > 0 && { addTags }),
    ...(removeTags.length > 0 && { removeTags }),
    ...(setsBrand && { brand: brand.trim() }),
    ...(setsCurrency && { currency }),
    ...(setsDay && { asOf }),
  };
}

/** Why that cannot be sent; undefined where it can. */
export function bulkProblem(values: BulkValues): string | undefined {
  if (Object.keys(bulkRequestOf(values)).length === 0) return PRODUCT_MESSAGES.nothingToChange;
  return values.setsCurrency && values.currency === '' ? PRODUCT_MESSAGES.currencyInvalid : undefined;
}
