import type { SavedBlockEntry } from '../blocks/blocks';

/** Most characters that are told of a value that would change; longer ones end in an ellipsis. */
export const MAX_TOLD_VALUE = 300;

/** A field of a block that a product would change. */
export interface TakeOverChange {
  /** `Price`; in blocks of several products `Product 2: Price`. */
  label: string;
  /** Empty for nothing. */
  before: string;
  after: string;
}

/** What taking a product over would change in a saved block. */
export interface TakeOverBlock extends SavedBlockEntry {
  /** Whether the user may still change such blocks. */
  allowed: boolean;
  /** Stands for what was shown: with it the block is changed to this and to nothing else. */
  mark: string;
  changes: TakeOverChange[];
}

export interface TakeOverCheckView {
  /** Saved blocks that use the product. */
  used: number;
  /** Those of them that differ from it, the last changed first. */
  blocks: TakeOverBlock[];
}

/**
 * Why a block was left: something of it or of the product was changed since it was looked at, the user may not use its style
 * any more, or it was deleted.
 */
export type LeftBecause = 'changed' | 'forbidden' | 'gone';

export interface LeftBlock {
  id: string;
  /** Empty for one that is gone. */
  name: string;
  reason: LeftBecause;
}

export interface TakeOverView {
  changed: number;
  left: LeftBlock[];
  /** The id that takes it back, for `UNDO_HOURS` or until the next one; absent where nothing was changed. */
  undo?: string;
}

/** What an undo came to. */
export interface TakeOverUndoView {
  /** Blocks that are as they were. */
  restored: number;
  /** Blocks that were changed or deleted since, and stay so. */
  changedSince: number;
}
