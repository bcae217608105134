import type { MAX_PRODUCTS } from './products';

export const PRODUCT_ACTIONS = ['update', 'delete'] as const;
export type ProductAction = (typeof PRODUCT_ACTIONS)[number];

/** What made a change: one of many products, a deletion, or an import. */
export type ProductChangeKind = ProductAction | 'import';

/** How long a change can be undone. */
export const UNDO_HOURS = 24;
const UNDO_MS = UNDO_HOURS * 3_600_000;

/** What was changed before that can no longer be undone: `UNDO_HOURS` earlier. */
export function undoableSince(now = new Date()): Date {
  return new Date(now.getTime() - UNDO_MS);
}

/** Until when a change of that time can be undone: `UNDO_HOURS` later. */
export function undoableUntil(at: Date): Date {
  return new Date(at.getTime() + UNDO_MS);
}

/** What the list can be filtered by; all of it together. */
export interface ProductFilter {
  id?: string[];
  /** Words of the name, brand, sku, gtin or a tag. */
  q?: string;
  /** Id of a shop that a link leads to. */
  shop?: string;
  tag?: string;
}

/** A change of products that can be undone for `UNDO_HOURS`. */
export interface ProductChangeView {
  id: string;
  kind: ProductChangeKind;
  /** Products that it changed, at most `MAX_PRODUCTS`. */
  changed: number;
  /** Until when it can be undone. */
  undoUntil: string;
}

/** What an undo came to. */
export interface ProductUndoView {
  /** Products that are as they were. */
  restored: number;
  /** Products that were changed again since, and stay as they are. */
  changedSince: number;
  /** Deleted products for which there is no room any more. */
  noRoom: number;
}

/** Products that one change may name. */
export const MAX_SELECTED_PRODUCTS: typeof MAX_PRODUCTS = 1_000;
