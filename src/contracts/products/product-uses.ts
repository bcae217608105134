import type { SavedBlockEntry } from '../blocks/blocks';

/** How many blocks are named where products are about to be deleted. */
export const MAX_USES_NAMED = 5;

/** Which of some products saved blocks were filled from. */
export interface ProductUsesView {
  /** Of the products asked about, those that saved blocks use. */
  products: number;
  /** Saved blocks that use any of them. */
  blocks: number;
  /** Those of them that were changed last, at most `MAX_USES_NAMED`. */
  named: SavedBlockEntry[];
}
